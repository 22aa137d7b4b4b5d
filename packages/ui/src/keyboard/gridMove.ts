/** A position in a grid; row 0 is the header. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

export interface GridExtent {
  /** Number of rows, including the header. */
  readonly rows: number;
  readonly columns: number;
  /** Rows that Page Up and Page Down skip. */
  readonly page: number;
  readonly isRightToLeft?: boolean;
}

export interface GridKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/**
 * The cell a key leads to in a data grid, following the ARIA Authoring Practices: arrows by one, Home and End within
 * the row, with Control to the first and last cell, Page keys by a page. `null` when the key does not move.
 */
export function gridMove(place: GridPlace, pressed: GridKey, extent: GridExtent): GridPlace | null {
  const toCorner = pressed.ctrlKey || pressed.metaKey;
  const clampRow = (row: number) => Math.max(0, Math.min(extent.rows - 1, row));
  const clampColumn = (column: number) => Math.max(0, Math.min(extent.columns - 1, column));
  const forward = extent.isRightToLeft ? -1 : 1;
  const { row, column } = place;
  switch (pressed.key) {
    case 'ArrowRight':
      return { row, column: clampColumn(column + forward) };
    case 'ArrowLeft':
      return { row, column: clampColumn(column - forward) };
    case 'ArrowDown':
      return { row: clampRow(row + 1), column };
    case 'ArrowUp':
      return { row: clampRow(row - 1), column };
    case 'PageDown':
      return { row: clampRow(row + extent.page), column };
    case 'PageUp':
      // Page Up from within the rows stops at the first row, not at the header.
      return { row: row === 0 ? 0 : Math.max(1, row - extent.page), column };
    case 'Home':
      return toCorner ? { row: 0, column: 0 } : { row, column: 0 };
    case 'End':
      return toCorner
        ? { row: extent.rows - 1, column: extent.columns - 1 }
        : { row, column: extent.columns - 1 };
    default:
      return null;
  }
}
