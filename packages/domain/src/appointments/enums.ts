/** What an appointment is for. Shown to the people of the clinic only, never to an outside calendar. */
export const APPOINTMENT_KINDS = ['FIRST_VISIT', 'FOLLOW_UP', 'MEDICAL_TEST', 'RESULTS', 'OTHER'] as const;
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];

/** How patient and specialist meet. */
export const APPOINTMENT_MODES = ['IN_PERSON', 'VIDEO', 'PHONE'] as const;
export type AppointmentMode = (typeof APPOINTMENT_MODES)[number];

/** Whether the patient came, once somebody has said so. */
export const APPOINTMENT_ATTENDANCES = ['ATTENDED', 'MISSED'] as const;

/** Minutes that an appointment may last; the database enforces the same maximum. */
export const APPOINTMENT_MINUTES = { min: 5, max: 480, step: 5 } as const;

/** The length suggested for each kind. Ours: a first visit includes taking the history. */
export const DEFAULT_MINUTES: Record<AppointmentKind, number> = {
  FIRST_VISIT: 60,
  FOLLOW_UP: 30,
  MEDICAL_TEST: 45,
  RESULTS: 30,
  OTHER: 30,
};
