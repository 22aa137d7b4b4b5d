/** Linear sRGB channels, clipped to 0–1 as browsers do on an sRGB screen. */
export type LinearSrgb = readonly [red: number, green: number, blue: number];

/**
 * Converts an opaque `oklch(L C H)` to linear sRGB, by way of OKLab. Transparent colours are rejected. Source: B.
 * Ottosson, "A perceptual color space for image processing" (2020).
 */
export function linearSrgb(color: string): LinearSrgb {
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(color);
  if (!match) throw new Error(`An opaque oklch(L C H) is needed, not ${color}.`);
  const [lightness, chroma, hue] = match.slice(1).map(Number) as [number, number, number];
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (channel: number) => Math.min(1, Math.max(0, channel));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/**
 * The same as `#rrggbb`, for programs without `oklch()`.
 *
 * @example srgbHex('oklch(1 0 0)') // '#ffffff'
 */
export function srgbHex(color: string): string {
  const byte = (channel: number) => {
    const encoded = channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${linearSrgb(color).map(byte).join('')}`;
}
