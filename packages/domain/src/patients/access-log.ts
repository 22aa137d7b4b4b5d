/** What somebody did with a patient's record, for the access log. */
export const PATIENT_ACCESS_ACTS = ['READ', 'CREATED', 'CHANGED', 'REMOVED', 'EXPORTED', 'DENIED'] as const;
export type PatientAccessAct = (typeof PATIENT_ACCESS_ACTS)[number];

/** The parts of a record that the log distinguishes: features of the product, whether or not all are built. */
export const PATIENT_ACCESS_AREAS = [
  'patients',
  'patient-data',
  'medical-tests',
  'cgm',
  'calorimetry',
  'blood-analysis',
  'follow-up-plans',
  'wearables',
  'notes',
  'appointments',
  'documents',
  'nutritional-plans',
  'menus',
  'supplements',
  'chats',
] as const;
export type PatientAccessArea = (typeof PATIENT_ACCESS_AREAS)[number];

/** Reads of one part by one person within so many minutes are one line of the log. Ours: one look at a screen. */
export const PATIENT_ACCESS_MINUTES = 5;

/** Whether a word names a part of a patient's record. */
export function isPatientAccessArea(word: string): word is PatientAccessArea {
  return (PATIENT_ACCESS_AREAS as readonly string[]).includes(word);
}

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
