/** The hues of a white label, in OKLCH degrees. Lightness and chroma are the product's: they give the contrast. */
export interface BrandHues {
  /** Primary action, current page, focus, selection, links, and the first series of a chart. */
  readonly accent: number;
  /** People and moments that are not data: sign-in, first steps, empty states. */
  readonly warm: number;
  /** Tint of greys, borders and text. */
  readonly neutral: number;
}

/** The product's own: ink blue and clay on cool greys. */
export const PRODUCT_HUES: BrandHues = { accent: 262, warm: 42, neutral: 260 };

/**
 * What a clinic may choose from. Reds, oranges and yellows mean risk and warnings, greens mean in range or success; an
 * accent among them could be taken for one. The warm hue stays where it is apart from every state and range.
 */
export const HUE_LIMITS: Readonly<Record<keyof BrandHues, readonly [least: number, most: number]>> = {
  accent: [200, 358],
  warm: [30, 45],
  neutral: [0, 359],
};

/** From here on the product's third and fifth series would look like the first, which is the accent. */
const FIRST_PURPLE = 285;

const seriesOf = (accent: number) =>
  accent < FIRST_PURPLE
    ? { two: 50, three: 320, four: 195, five: 350 }
    : { two: 60, three: 255, four: 195, five: 20 };

/**
 * All hues of a white label, with those of the second to fifth series of a chart.
 *
 * @example brandPalette(PRODUCT_HUES).series.two // 50
 */
export const brandPalette = ({ accent, warm, neutral }: BrandHues) => ({
  accent: { hue: accent },
  warm: { hue: warm },
  neutral: { hue: neutral },
  series: seriesOf(accent),
});

/** The custom properties from which the theme mixes its colours, with the hues of a white label. */
export function hueProperties(hues: BrandHues): readonly (readonly [property: string, value: string])[] {
  const { series, ...rest } = brandPalette(hues);
  return [
    ...Object.entries(rest).map(([name, { hue }]) => [`--hz-hue-${name}`, String(hue)] as const),
    ...Object.entries(series).map(([name, hue]) => [`--hz-hue-series-${name}`, String(hue)] as const),
  ];
}
