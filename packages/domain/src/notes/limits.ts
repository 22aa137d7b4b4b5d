/** Note structures: SOAP (Weed 1968) and ADIME (the nutrition care process). */
export const NOTE_TEMPLATES = ['SOAP', 'ADIME'] as const;
export type NoteTemplate = (typeof NOTE_TEMPLATES)[number];

/** The parts of a template, in order; the app has their labels. */
export const NOTE_TEMPLATE_PARTS = {
  SOAP: ['SUBJECTIVE', 'OBJECTIVE', 'ASSESSMENT', 'PLAN'],
  ADIME: ['ASSESSMENT', 'DIAGNOSIS', 'INTERVENTION', 'MONITORING', 'EVALUATION'],
} as const satisfies Record<NoteTemplate, readonly string[]>;

/** What one note may hold beside its text. */
export const NOTE_LIMITS = {
  title: 200,
  documents: 20,
} as const;

/** For how many days a deleted note can be restored; then it is erased. */
export const NOTE_RESTORE_DAYS = 30;
