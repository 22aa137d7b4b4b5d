import type { Question } from '../questions.ts';

/** Body features judged by eye; what a tape and a scale measure are measurements. */
export const ANTHROPOMETRIC_QUESTIONS = [
  { id: 'bodyShape', group: 'shape', kind: 'choice', options: 'bodyShape' },
  { id: 'abdomenShape', group: 'shape', kind: 'choice', options: 'abdomenShape' },
  { id: 'complexion', group: 'shape', kind: 'choice', options: 'complexion' },
] as const satisfies readonly Question[];
