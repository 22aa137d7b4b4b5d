import { media } from '@healzy/ui/theme/breakpoints';
import { atom } from 'jotai';
import { tabMemory } from './browser-storage.ts';
import { chooseRailLayout, railLayoutAtom } from './preferences.ts';
import { store } from './store.ts';

/** How much of the clinical data of a patient a user may open. */
type ClinicalAccess = 'none' | 'read' | 'edit';

/** The patient whose record has loaded, and what the user may do there. */
export const openPatientAtom = atom<{ readonly id: string; readonly clinical: ClinicalAccess } | null>(null);

/** The patient whose page offers a rail to this user; null on every other page. The frame sets it. */
export const railPatientAtom = atom<string | null>(null);

/** The chosen part of the rail; null for the first one. */
export const railPartAtom = atom<string | null>(null);

/** Where the rail does not fit beside the page it is over it, and closed on arrival. */
export const isSheetOpenAtom = atom(false);

/** The user has just opened the rail: it takes the focus. */
export const railWantsFocusAtom = atom(false);

const CONSULT_KEY = 'healzy.consult';

/** The patient whose visit is written down in consult mode; survives a reload of the tab. */
export const consultPatientAtom = atom<string | null>(tabMemory.get(CONSULT_KEY));

/** Whether only the work and the rail are shown, for the patient of this page. */
export const isConsultAtom = atom((get) => {
  const patientId = get(railPatientAtom);
  return patientId !== null && get(consultPatientAtom) === patientId;
});

const fitsBeside = () => window.matchMedia(media.wide).matches;

const setOpen = (isOpen: boolean) => {
  if (fitsBeside()) chooseRailLayout({ isOpen });
  else store.set(isSheetOpenAtom, isOpen);
};

/** Opens the rail, with one of its parts, and moves the focus there. */
export function openRail(part?: string): void {
  if (part !== undefined) store.set(railPartAtom, part);
  setOpen(true);
  store.set(railWantsFocusAtom, true);
}

export function closeRail(): void {
  setOpen(false);
  store.set(railWantsFocusAtom, false);
}

/** Opens the rail or closes it, if this page offers one. */
export function toggleRail(): void {
  if (store.get(railPatientAtom) === null) return;
  const isOpen = fitsBeside() ? store.get(railLayoutAtom).isOpen : store.get(isSheetOpenAtom);
  if (isOpen) closeRail();
  else openRail();
}

/** Begins consult mode for a patient, or ends it. */
export function setConsult(patientId: string | null): void {
  store.set(consultPatientAtom, patientId);
  if (patientId === null) tabMemory.remove(CONSULT_KEY);
  else tabMemory.set(CONSULT_KEY, patientId);
}
