/**
 * Raw OKLCH ramps. Only `lightTokens.ts` and `darkTokens.ts` may import this file: everything else speaks in roles.
 * A white-label theme replaces this file and nothing more.
 */
export type Oklch = `oklch(${string})`;

/** Lightness 0–1, chroma, hue in degrees, optional alpha 0–1. */
export const oklch = (lightness: number, chroma: number, hue: number, alpha?: number): Oklch =>
  `oklch(${lightness} ${chroma} ${hue}${alpha === undefined ? '' : ` / ${alpha}`})`;

const hues = { neutral: 260, accent: 262, critical: 25, warning: 75, success: 155, info: 240 } as const;

export const neutral = (lightness: number, chroma = 0.008, alpha?: number) =>
  oklch(lightness, chroma, hues.neutral, alpha);
export const accent = (lightness: number, chroma: number, alpha?: number) =>
  oklch(lightness, chroma, hues.accent, alpha);
export const critical = (lightness: number, chroma: number) => oklch(lightness, chroma, hues.critical);
export const warning = (lightness: number, chroma: number) => oklch(lightness, chroma, hues.warning);
export const success = (lightness: number, chroma: number) => oklch(lightness, chroma, hues.success);
export const info = (lightness: number, chroma: number) => oklch(lightness, chroma, hues.info);

/** Hues of the glucose ranges, in the order of rising glucose. */
export const rangeHues = { severeLow: 10, low: 25, inRange: 160, high: 85, severeHigh: 55 } as const;
