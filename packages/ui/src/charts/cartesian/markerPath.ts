export type MarkerKind = 'circle' | 'square' | 'triangleUp' | 'triangleDown' | 'diamond' | 'cross';

const polygon = (x: number, y: number, corners: readonly (readonly [number, number])[]) =>
  `M${corners.map(([dx, dy]) => `${x + dx},${y + dy}`).join('L')}Z`;

/** A mark of about the same visual weight whatever its shape, around a point. */
export function markerPath(kind: MarkerKind | undefined, x: number, y: number, radius: number): string {
  const r = radius;
  switch (kind ?? 'circle') {
    case 'circle':
      return `M${x - r},${y}A${r},${r},0,0,1,${x + r},${y}A${r},${r},0,0,1,${x - r},${y}Z`;
    case 'square': {
      const s = r * 0.9;
      return polygon(x, y, [
        [-s, -s],
        [s, -s],
        [s, s],
        [-s, s],
      ]);
    }
    case 'triangleUp':
      return polygon(x, y, [
        [0, -1.2 * r],
        [1.15 * r, 0.8 * r],
        [-1.15 * r, 0.8 * r],
      ]);
    case 'triangleDown':
      return polygon(x, y, [
        [0, 1.2 * r],
        [1.15 * r, -0.8 * r],
        [-1.15 * r, -0.8 * r],
      ]);
    case 'diamond':
      return polygon(x, y, [
        [0, -1.3 * r],
        [1.3 * r, 0],
        [0, 1.3 * r],
        [-1.3 * r, 0],
      ]);
    case 'cross': {
      const [a, b] = [r * 0.4, r * 1.15];
      return polygon(x, y, [
        [-a, -b],
        [a, -b],
        [a, -a],
        [b, -a],
        [b, a],
        [a, a],
        [a, b],
        [-a, b],
        [-a, a],
        [-b, a],
        [-b, -a],
        [-a, -a],
      ]);
    }
  }
}
