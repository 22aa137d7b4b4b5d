/** A colour as the tokens represent it: perceptual lightness, chroma, hue. */
export type Oklch = `oklch(${string})`;

/** Degrees, or a custom property that holds them. */
export type Hue = number | `var(${string})`;

/** Lightness 0–1, chroma, hue in degrees, optional alpha 0–1. */
export const oklch = (lightness: number, chroma: number, hue: Hue, alpha?: number): Oklch =>
  `oklch(${lightness} ${chroma} ${hue}${alpha === undefined ? '' : ` / ${alpha}`})`;

/** Turns a lightness and a chroma into a colour of one hue. */
export type Ramp = (lightness: number, chroma: number, alpha?: number) => Oklch;

/** What a brand chooses. Everything else is derived, or carries a product-wide meaning and is fixed. */
export interface Brand<Angle extends Hue = number> {
  /** Tint of greys, borders and text. A chroma of 1 equals the product's own, 0 is none. */
  readonly neutral: { readonly hue: Angle; readonly chroma?: number };
  /**
   * Primary action, current page, focus, selection, links. Keep away from hue 160: green means “in range” in every
   * chart, and a green button beside it would suggest the same.
   */
  readonly accent: { readonly hue: Angle; readonly chroma?: number };
  /**
   * People and moments that are not data: first steps, empty states, sign-in. Default: the product's own. A test keeps it
   * apart from every state, glucose range and series.
   */
  readonly warm?: { readonly hue: Angle; readonly chroma?: number };
  /** Hues of the second to fifth series of a chart; the first is the accent, the sixth grey. */
  readonly series: {
    readonly two: Angle;
    readonly three: Angle;
    readonly four: Angle;
    readonly five: Angle;
  };
}

/** Raw ramps, from which `lightTokens` and `darkTokens` are mixed. Everything else uses roles. */
export interface Palette {
  readonly neutral: (lightness: number, chroma?: number, alpha?: number) => Oklch;
  readonly accent: Ramp;
  readonly warm: Ramp;
  readonly critical: Ramp;
  readonly warning: Ramp;
  readonly success: Ramp;
  readonly info: Ramp;
  readonly series: Brand<Hue>['series'];
}

/** Hues that carry meaning, the same for every brand: states, and glucose ranges in rising order. */
const statusHues = { critical: 25, warning: 75, success: 155, info: 240 } as const;
export const rangeHues = { severeLow: 10, low: 25, inRange: 160, high: 85, severeHigh: 55 } as const;

const rounded = (chroma: number) => Number(chroma.toFixed(4));
const ramp =
  (hue: Hue, factor = 1): Ramp =>
  (lightness, chroma, alpha) =>
    oklch(lightness, rounded(chroma * factor), hue, alpha);

/** The ramps of a brand. */
export function createPalette({ neutral, accent, warm = healzy.warm, series }: Brand<Hue>): Palette {
  const grey = ramp(neutral.hue, neutral.chroma);
  return {
    neutral: (lightness, chroma = 0.008, alpha) => grey(lightness, chroma, alpha),
    accent: ramp(accent.hue, accent.chroma),
    warm: ramp(warm.hue, warm.chroma),
    critical: ramp(statusHues.critical),
    warning: ramp(statusHues.warning),
    success: ramp(statusHues.success),
    info: ramp(statusHues.info),
    series,
  };
}

/** Ink blue and clay on cool greys: the product's own. */
export const healzy = {
  neutral: { hue: 260 },
  accent: { hue: 262 },
  warm: { hue: 42 },
  series: { two: 50, three: 320, four: 195, five: 350 },
} as const satisfies Brand;
