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

/** Two opaque `oklch(L C H)` colours as `color-mix(in oklab, one share, other)` mixes them. */
export function mixed(one: string, share: number, other: string): string {
  const [from, to] = [oklab(other), oklab(one)];
  const [lightness, a, b] = from.map((value, index) => value + (to[index]! - value) * share) as [
    number,
    number,
    number,
  ];
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return `oklch(${lightness.toFixed(6)} ${Math.hypot(a, b).toFixed(6)} ${((hue + 360) % 360).toFixed(4)})`;
}
