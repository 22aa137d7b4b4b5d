import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useRoles } from '../../../state/account.ts';
import { railLayoutAtom } from '../../../state/preferences.ts';
import {
  consultPatientAtom,
  isSheetOpenAtom,
  openPatientAtom,
  railPatientAtom,
  setConsult,
} from '../../../state/rail.ts';
import { store } from '../../../state/store.ts';
import { isBetweenAccountsAtom } from '../../account-change.ts';
import { useHere } from '../../here.tsx';
import { useIsWide } from '../../useIsDesktop.ts';
import { railPartsFor } from './rail-parts.ts';

/** What the rail is on this page: its parts, where it is, and for whom. Its patient is null without a rail. */
export function useRail() {
  const here = useHere();
  const roles = useRoles();
  const isBetweenAccounts = useAtomValue(isBetweenAccountsAtom);
  const open = useAtomValue(openPatientAtom);
  const layout = useAtomValue(railLayoutAtom);
  const isSheetOpen = useAtomValue(isSheetOpenAtom);
  const consultPatient = useAtomValue(consultPatientAtom);
  const isWide = useIsWide();
  const parts = railPartsFor(roles);
  const about = here?.params['patientId'] ?? null;
  const isLoaded = open !== null && open.id === about;
  // Until the record has loaded, its place is kept: content must not jump.
  const isOffered =
    about !== null && parts.length > 0 && !isBetweenAccounts && (!isLoaded || open.clinical === 'edit');
  const patientId = isOffered ? about : null;
  const isConsult = patientId !== null && consultPatient === patientId;
  return {
    patientId,
    isLoaded,
    parts,
    isConsult,
    isOpen: patientId !== null && (isWide ? layout.isOpen : isSheetOpen),
    shape: isWide ? 'column' : isConsult ? 'cover' : 'sheet',
    width: isConsult ? layout.consultWidth : layout.width,
  } as const;
}

/** Tells the shortcuts and commands, which are outside React, what this page offers. Called once, by the frame. */
export function useRailOfPage(patientId: string | null): void {
  const here = useHere();
  const about = here?.params['patientId'] ?? null;
  const isKnown = here !== null;
  useEffect(() => {
    store.set(railPatientAtom, patientId);
    return () => store.set(railPatientAtom, null);
  }, [patientId]);
  useEffect(() => {
    // Consult mode is about one patient, and ends when their record is left.
    const consult = store.get(consultPatientAtom);
    if (isKnown && consult !== null && consult !== about) setConsult(null);
  }, [isKnown, about]);
}
