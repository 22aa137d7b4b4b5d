/** What a navigation says beside its address to the list of patients. */
export interface PatientListWish {
  readonly isCreating?: boolean;
}

/** The way to the form of a new patient, from everywhere. */
export const NEW_PATIENT = {
  href: '/patients',
  state: { isCreating: true } satisfies PatientListWish,
} as const;
