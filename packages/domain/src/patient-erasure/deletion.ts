import { searchKey } from '../shared/index.ts';

/** For how many days a deleted patient can be restored before they are erased. */
export const DELETED_PATIENT_DAYS = 30;

/** When a patient who is deleted now will be erased. */
export function eraseAt(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + DELETED_PATIENT_DAYS * 24 * 60 * 60_000);
}

/**
 * Whether what was typed is the patient's full name. Case, accents and the number of spaces do not matter: it has to be
 * deliberate, not spelled right.
 *
 * @example
 * confirmsErasure('lucia  marin', { name: 'Lucía', surname: 'Marín' }) // true
 */
export function confirmsErasure(typed: string, patient: { name: string; surname: string }): boolean {
  return searchKey(typed) === searchKey(`${patient.name} ${patient.surname}`);
}
