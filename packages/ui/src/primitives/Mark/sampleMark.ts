import type { MarkDrawing } from './Mark.tsx';

/** A mark for the stories: a hill and a sun. */
export const hill: MarkDrawing = {
  ink: 'M3 20l7-11 4 6 2-3 5 8z',
  inkWidth: 2.5,
  warm: 'M16.5 6.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0z',
};
