/** The navigation state passed to the list of patients. */
export interface PatientListWish {
  readonly isCreating?: boolean;
}

/** Opens the form of a new patient, from anywhere. */
export const NEW_PATIENT = {
  href: '/patients',
  state: { isCreating: true } satisfies PatientListWish,
} as const;
