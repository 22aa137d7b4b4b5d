type Bezier = readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number];

/**
 * Cubic curves for the part of a circle between two points, with the parameters of SVG's `A` command. At most a quarter
 * each: they then deviate less than 0.03 % of the radius.
 */
export function circleBeziers(
  x: number,
  y: number,
  givenRadius: number,
  isLarge: boolean,
  isClockwise: boolean,
  endX: number,
  endY: number,
): Bezier[] {
  const half = Math.hypot(endX - x, endY - y) / 2;
  if (half === 0) return [];
  // A radius too short to reach the other end grows until it does.
  const radius = Math.max(givenRadius, half);
  const height = Math.sqrt(radius ** 2 - half ** 2) * (isLarge === isClockwise ? -1 : 1);
  const centerX = (x + endX) / 2 - (height * (endY - y)) / (2 * half);
  const centerY = (y + endY) / 2 + (height * (endX - x)) / (2 * half);
  const from = Math.atan2(y - centerY, x - centerX);
  let turn = Math.atan2(endY - centerY, endX - centerX) - from;
  if (isClockwise && turn < 0) turn += 2 * Math.PI;
  if (!isClockwise && turn > 0) turn -= 2 * Math.PI;
  const count = Math.max(1, Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9));
  const step = turn / count;
  const reach = (4 / 3) * Math.tan(step / 4) * radius;
  return Array.from({ length: count }, (_, index) => {
    const [a, b] = [from + index * step, from + (index + 1) * step];
    const [ax, ay] = [centerX + radius * Math.cos(a), centerY + radius * Math.sin(a)];
    const [bx, by] = [centerX + radius * Math.cos(b), centerY + radius * Math.sin(b)];
    return [
      ax - reach * Math.sin(a),
      ay + reach * Math.cos(a),
      bx + reach * Math.sin(b),
      by - reach * Math.cos(b),
      bx,
      by,
    ];
  });
}
