/**
 * How different two opaque `oklch(L C H)` colours look: their distance in OKLab. About 0.02 can just be noticed side by
 * side. Source: B. Ottosson, "A perceptual color space for image processing" (2020).
 *
 * @example difference('oklch(1 0 0)', 'oklch(0 0 0)') // 1
 */
export function difference(one: string, other: string): number {
  const [l1, a1, b1] = oklab(one);
  const [l2, a2, b2] = oklab(other);
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2);
}

function oklab(color: string): [lightness: number, a: number, b: number] {
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(color);
  if (!match) throw new Error(`An opaque oklch(L C H) is needed, not ${color}.`);
  const [lightness, chroma, hue] = match.slice(1).map(Number) as [number, number, number];
  const angle = (hue * Math.PI) / 180;
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
}
