import { PATIENT_AREAS } from './generated/lists.ts';

/** What someone did with a patient's record, for the access log. */
export const PATIENT_ACCESS_ACTS = ['READ', 'CREATED', 'CHANGED', 'REMOVED', 'EXPORTED', 'DENIED'] as const;
export type PatientAccessAct = (typeof PATIENT_ACCESS_ACTS)[number];

/** The parts of a record that the log distinguishes. */
export type PatientAccessArea = (typeof PATIENT_AREAS)[keyof typeof PATIENT_AREAS];

/** Reads of one part by one person within so many minutes are one line of the log. Ours: one look at a screen. */
export const PATIENT_ACCESS_MINUTES = 5;

/** The part of a record that a feature's operations are logged under; undefined for those about no record. */
export const accessAreaOf = (feature: string): PatientAccessArea | undefined =>
  new Map<string, PatientAccessArea>(Object.entries(PATIENT_AREAS)).get(feature);

/**
 * What an operation of the contract does to the record, by its name and method.
 *
 * @example
 * accessActOf('createNote', 'POST') // 'CREATED'
 */
export function accessActOf(operation: string, method: string): PatientAccessAct {
  if (operation.startsWith('export')) return 'EXPORTED';
  if (method === 'GET') return 'READ';
  if (method === 'DELETE') return 'REMOVED';
  return /^(create|import)[A-Z]/.test(operation) ? 'CREATED' : 'CHANGED';
}
