import { linearSrgb } from './srgb.ts';

/**
 * WCAG 2 contrast ratio (1–21) of two `oklch(L C H)` colours, by way of OKLab and linear sRGB.
 *
 * Channels outside sRGB are clipped, as browsers do on an sRGB screen. Transparent colours are rejected: they have no
 * ratio of their own. Sources: B. Ottosson, "A perceptual color space for image processing" (2020); WCAG 2.2 "relative
 * luminance".
 *
 * @example contrast('oklch(1 0 0)', 'oklch(0 0 0)') // 21
 */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = linearSrgb(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
