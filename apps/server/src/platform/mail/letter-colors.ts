import type { BrandHues } from '@healzy/domain/shared';

type Lab = readonly [lightness: number, a: number, b: number];

const lab = (lightness: number, chroma: number, hue: number): Lab => {
  const angle = (hue * Math.PI) / 180;
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
};
const between = (one: Lab, other: Lab): Lab => [
  (one[0] + other[0]) / 2,
  (one[1] + other[1]) / 2,
  (one[2] + other[2]) / 2,
];

/**
 * An OKLab colour as `#rrggbb`: e-mail programs know no other notation. Channels outside sRGB are clipped, as browsers
 * do. Source: B. Ottosson, "A perceptual color space for image processing" (2020).
 */
function hex([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((channel) => {
    const linear = Math.min(1, Math.max(0, channel));
    const encoded = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/**
 * The colours of a message, mixed from the same hues as those of the theme (`packages/ui/src/theme`); a test compares
 * the two. The page is halfway between the warm surface and white, like that of the sign-in.
 */
export function letterColors({ accent, warm, neutral }: BrandHues) {
  return {
    light: {
      page: hex(between(lab(0.946, 0.027, warm), lab(0.99, 0.002, neutral))),
      sheet: '#ffffff',
      border: hex(lab(0.85, 0.05, warm)),
      text: hex(lab(0.22, 0.012, neutral)),
      muted: hex(lab(0.47, 0.012, neutral)),
      button: hex(lab(0.5, 0.14, accent)),
      onButton: '#ffffff',
    },
    dark: {
      page: hex(between(lab(0.255, 0.022, warm), lab(0.17, 0.01, neutral))),
      sheet: hex(lab(0.245, 0.012, neutral)),
      border: hex(lab(0.42, 0.045, warm)),
      text: hex(lab(0.95, 0.004, neutral)),
      muted: hex(lab(0.75, 0.01, neutral)),
      button: hex(lab(0.74, 0.11, accent)),
      onButton: hex(lab(0.16, 0.012, neutral)),
    },
  };
}

export type LetterColors = ReturnType<typeof letterColors>;
