/**
 * Solid elements with text on them, in system colours. They opt out of forced colours: the browser would put a
 * backplate behind the text, and light text on a light background cannot be read.
 */
export const forcedSolid = {
  background: 'Highlight',
  borderColor: 'Highlight',
  color: 'HighlightText',
  forcedColorAdjust: 'none',
} as const;

/** Solid, but disabled. */
export const forcedSolidDisabled = {
  background: 'GrayText',
  borderColor: 'GrayText',
  color: 'Canvas',
  forcedColorAdjust: 'none',
} as const;

/** Invalid: a thicker line than usual, inside, so that nothing shifts. */
export const forcedInvalid = { outline: '2px solid CanvasText', outlineOffset: '-2px' } as const;
