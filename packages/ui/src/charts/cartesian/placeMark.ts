import { isNumber } from './numberAxis.ts';

/** A position along the axis, such as a threshold, or a window, such as a steady state. */
export type PlaceMark =
  | { readonly id: string; readonly name: string; readonly at: number }
  | { readonly id: string; readonly name: string; readonly from: number; readonly to: number };

/** Row height of the marks' names. */
export const MARK_ROW = 16;

/** Start and end of a mark, equal for a single position; `null` when it has none. */
export function markSpan(mark: PlaceMark): readonly [number, number] | null {
  const [from, to] = 'at' in mark ? [mark.at, mark.at] : [mark.from, mark.to];
  return isNumber(from) && isNumber(to) && to >= from ? [from, to] : null;
}

/** The marks that overlap an interval; its end is excluded. */
export const marksAt = (marks: readonly PlaceMark[], from: number, to: number): PlaceMark[] =>
  marks.filter((mark) => {
    const span = markSpan(mark);
    return span !== null && span[0] < to && span[1] >= from;
  });
