import type { SeriesLook } from '../cartesian/seriesLook.ts';

const look = (tone: SeriesLook['tone'], hatch: SeriesLook['hatch']): SeriesLook => ({
  tone,
  hatch,
  dash: undefined,
  marker: undefined,
});

/** How each part of a night is drawn; patterns tell them apart without colour. */
export const STRIP_LOOKS = {
  bed: look('awake', 'dots'),
  asleep: look('deep', undefined),
  nap: look('light', 'diagonal'),
  missing: look('missing', 'counterDiagonal'),
} as const;
