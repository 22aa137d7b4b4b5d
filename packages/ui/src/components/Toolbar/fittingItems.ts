/**
 * How many items of a row fit, when the rest moves into an overflow menu.
 *
 * @param widths of the items, in order
 *
 * @param more width of the overflow button; counted only if something overflows
 *
 * @example fittingItems([32, 32, 32], 32, 4, 104) // 3
 *
 * @example fittingItems([32, 32, 32], 32, 4, 103) // 1: two and the button would need 104
 */
export function fittingItems(widths: readonly number[], more: number, gap: number, room: number): number {
  const needed = (count: number) =>
    widths.slice(0, count).reduce((sum, width) => sum + width, 0) + Math.max(0, count - 1) * gap;
  // Half a pixel of tolerance: browsers round the widths of items and containers differently.
  const slack = room + 0.5;
  if (needed(widths.length) <= slack) return widths.length;
  let count = widths.length - 1;
  while (count > 0 && needed(count) + gap + more > slack) count -= 1;
  return count;
}
