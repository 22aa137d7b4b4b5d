/**
 * What is solid and has words on it, in colours of the system. It opts out of being painted over: behind words the
 * browser would put a ground of its own, and light words on a light ground cannot be read.
 */
export const forcedSolid = {
  background: 'Highlight',
  borderColor: 'Highlight',
  color: 'HighlightText',
  forcedColorAdjust: 'none',
} as const;

/** Solid, but out of use. */
export const forcedSolidDisabled = {
  background: 'GrayText',
  borderColor: 'GrayText',
  color: 'Canvas',
  forcedColorAdjust: 'none',
} as const;

/** Refused: a thicker line than usual, inside, so that nothing moves. */
export const forcedInvalid = { outline: '2px solid CanvasText', outlineOffset: '-2px' } as const;
