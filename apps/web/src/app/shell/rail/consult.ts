import {
  consultPatientAtom,
  isSheetOpenAtom,
  openRail,
  railPatientAtom,
  setConsult,
} from '../../../state/rail.ts';
import { store } from '../../../state/store.ts';
import { railParts } from './rail-parts.ts';

/** Begins consult mode with the patient of this page, or ends it. */
export async function toggleConsult(): Promise<void> {
  const patientId = store.get(railPatientAtom);
  if (patientId === null) return;
  if (store.get(consultPatientAtom) === patientId) {
    setConsult(null);
    // Over the page the rail would now cover the line as well.
    store.set(isSheetOpenAtom, false);
    return;
  }
  const part = railParts().find(({ startConsult }) => startConsult !== undefined);
  setConsult(patientId);
  await part?.startConsult?.(patientId);
  if (store.get(railPatientAtom) === patientId) openRail(part?.name);
}
