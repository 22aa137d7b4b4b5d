import { searchKey } from '@healzy/domain/shared';
import type { Reassignment } from '@healzy/domain/users';

/** A patient to be handed over. */
export interface PatientToReassign {
  readonly id: string;
  readonly name: string;
}

/** Who takes over whom: patient's id → professional's id. */
export type Choices = ReadonlyMap<string, string>;

export const unassigned = (patients: readonly PatientToReassign[], choices: Choices): number =>
  patients.filter(({ id }) => !choices.has(id)).length;

/** The choices with some patients assigned to one colleague. */
export function withChoice(choices: Choices, patientIds: Iterable<string>, professionalId: string): Choices {
  const next = new Map(choices);
  for (const id of patientIds) next.set(id, professionalId);
  return next;
}

/** The request to the server; null while a patient has no successor. */
export function reassignmentOf(
  patients: readonly PatientToReassign[],
  choices: Choices,
): Reassignment | null {
  const reassignments = patients.flatMap(({ id }) => {
    const professionalId = choices.get(id);
    return professionalId === undefined ? [] : [{ patientId: id, professionalId }];
  });
  return reassignments.length === patients.length ? { reassignments } : null;
}

/** Patients whose name contains every word, ignoring accents. */
export function matching(
  patients: readonly PatientToReassign[],
  search: string,
): readonly PatientToReassign[] {
  const wanted = searchKey(search).split(' ').filter(Boolean);
  return wanted.length === 0
    ? patients
    : patients.filter(({ name }) => wanted.every((word) => searchKey(name).includes(word)));
}
