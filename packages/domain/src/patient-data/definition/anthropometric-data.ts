import type { Question } from '../questions.ts';

/** What the eye says of a body; what a tape and a scale say of it are measurements. */
export const ANTHROPOMETRIC_QUESTIONS = [
  { id: 'bodyShape', group: 'shape', kind: 'choice', options: 'bodyShape' },
  { id: 'abdomenShape', group: 'shape', kind: 'choice', options: 'abdomenShape' },
  { id: 'complexion', group: 'shape', kind: 'choice', options: 'complexion' },
] as const satisfies readonly Question[];
