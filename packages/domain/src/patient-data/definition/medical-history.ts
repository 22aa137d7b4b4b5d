import type { Question } from '../questions.ts';

/** Diseases, the family's diseases and medication. A plain no is an answer too. */
export const MEDICAL_HISTORY_QUESTIONS = [
  { id: 'hasDiseases', group: 'diseases', kind: 'yesNo' },
  {
    id: 'diseases',
    group: 'diseases',
    kind: 'choices',
    options: 'disease',
    shownWhen: [{ question: 'hasDiseases', is: [true] }],
  },
  {
    id: 'otherDiseases',
    group: 'diseases',
    kind: 'entries',
    fields: [
      { id: 'name', kind: 'text', maxLength: 200 },
      { id: 'detail', kind: 'text', maxLength: 300 },
    ],
    shownWhen: [{ question: 'diseases', is: ['OTHER'] }],
  },
  // A question for some people only: completeness ignores it.
  { id: 'pregnancy', group: 'diseases', kind: 'choice', options: 'pregnancyState', isRemark: true },
  { id: 'surgeries', group: 'diseases', kind: 'text', maxLength: 2000, isRemark: true },

  { id: 'hasFamilyDiseases', group: 'familyDiseases', kind: 'yesNo' },
  {
    id: 'familyDiseases',
    group: 'familyDiseases',
    kind: 'choices',
    options: 'disease',
    shownWhen: [{ question: 'hasFamilyDiseases', is: [true] }],
  },
  {
    id: 'familyDiseaseDetails',
    group: 'familyDiseases',
    kind: 'entries',
    fields: [
      { id: 'name', kind: 'text', maxLength: 200 },
      { id: 'relative', kind: 'choice', options: 'relative' },
    ],
    shownWhen: [{ question: 'hasFamilyDiseases', is: [true] }],
    isRemark: true,
  },

  { id: 'takesMedication', group: 'medication', kind: 'yesNo' },
  {
    id: 'medication',
    group: 'medication',
    kind: 'entries',
    fields: [
      { id: 'name', kind: 'text', maxLength: 200 },
      { id: 'dose', kind: 'text', maxLength: 100 },
      { id: 'schedule', kind: 'text', maxLength: 200 },
    ],
    shownWhen: [{ question: 'takesMedication', is: [true] }],
  },
  { id: 'medicalRemarks', group: 'medication', kind: 'text', maxLength: 4000, isRemark: true },
] as const satisfies readonly Question[];
