/**
 * How many of a row's items have room, when the rest has to hide behind a button.
 *
 * @param widths of the items, in order
 * @param more width of the button behind which the rest hides; needed only when something does
 * @example fittingItems([32, 32, 32], 32, 4, 104) // 3
 * @example fittingItems([32, 32, 32], 32, 4, 103) // 1: two and the button would need 104
 */
export function fittingItems(widths: readonly number[], more: number, gap: number, room: number): number {
  const needed = (count: number) =>
    widths.slice(0, count).reduce((sum, width) => sum + width, 0) + Math.max(0, count - 1) * gap;
  // Half a pixel: browsers round widths of boxes and rooms differently.
  const slack = room + 0.5;
  if (needed(widths.length) <= slack) return widths.length;
  let count = widths.length - 1;
  while (count > 0 && needed(count) + gap + more > slack) count -= 1;
  return count;
}
