import { gridMove, type GridKey } from '../../keyboard/gridMove.ts';

/** A cell; −1 is the heading of its row or column. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

export function placeOf(target: EventTarget | null): CellPlace | null {
  const cell = (target as HTMLElement | null)?.closest<HTMLElement>('[data-cell]');
  const [row, column] = cell?.dataset.cell?.split(',').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}

export const cellAt = (grid: HTMLElement | null, { row, column }: CellPlace) =>
  grid?.querySelector<HTMLElement>(`[data-cell="${row},${column}"]`) ?? null;

interface HeatExtent {
  readonly rows: number;
  readonly columns: number;
  readonly hasHeadings: boolean;
  readonly isRightToLeft: boolean;
}

/** Where a key leads; headings are part of the grid only where they can be chosen. */
export function heatMove(place: CellPlace, key: GridKey, extent: HeatExtent): CellPlace | null {
  // gridMove's grid has a row of headings: here it is that of the columns, or one that takes no focus.
  const before = extent.hasHeadings ? 1 : 0;
  const to = gridMove({ row: place.row + 1, column: place.column + before }, key, {
    rows: extent.rows + 1,
    columns: extent.columns + before,
    page: 7,
    isRightToLeft: extent.isRightToLeft,
  });
  if (!to) return null;
  const row = Math.max(extent.hasHeadings ? -1 : 0, to.row - 1);
  const column = to.column - before;
  // The corner is not a cell.
  if (row === -1 && column === -1) return place.row === -1 ? { row, column: 0 } : { row: 0, column };
  return { row, column };
}
