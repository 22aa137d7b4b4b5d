import type { KeyboardEvent, RefObject } from 'react';
import { gridMove } from '../../keyboard/gridMove.ts';
import { isEditable } from './editableGridCells.ts';
import type { EditableColumn, EditableRow } from './editableGridTypes.ts';
import type { useCellChanges } from './useCellChanges.ts';

/** Row from 0; column 0 names the row. */
export interface CellPlace {
  row: number;
  column: number;
}

export interface Editing {
  text: string;
}

interface GridKeys {
  table: RefObject<HTMLTableElement | null>;
  columns: readonly EditableColumn[];
  rows: readonly EditableRow[];
  place: CellPlace;
  onPlace: (place: CellPlace) => void;
  editing: Editing | null;
  onEditing: (editing: Editing | null) => void;
  cells: Pick<ReturnType<typeof useCellChanges>, 'settle' | 'undo' | 'restore'>;
  textOf: (row: EditableRow, column: EditableColumn) => string;
  isRightToLeft: boolean;
}

/** The keyboard model of a grid with editable cells, following the ARIA Authoring Practices. */
export function useEditableGridKeys(keys: GridKeys) {
  const { table, columns, rows, place, onPlace, editing, onEditing, cells, textOf, isRightToLeft } = keys;
  const row = rows[place.row];
  const column = columns[place.column - 1];

  const goTo = (to: CellPlace) => {
    onPlace(to);
    table.current?.querySelector<HTMLElement>(`[data-cell="${to.row} ${to.column}"]`)?.focus();
  };
  const begin = (ofRow: EditableRow, ofColumn: EditableColumn, text = textOf(ofRow, ofColumn)) => {
    if (isEditable(ofRow, ofColumn)) onEditing({ text });
  };
  /** The next cell of the row, or of the one below. */
  const following = (step: 1 | -1): CellPlace | null => {
    for (let at = place.row * columns.length + place.column - 1 + step; at >= 0; at += step) {
      const next = { row: Math.floor(at / columns.length), column: (at % columns.length) + 1 };
      const [nextRow, nextColumn] = [rows[next.row], columns[next.column - 1]];
      if (!nextRow || !nextColumn) return null;
      if (isEditable(nextRow, nextColumn)) return next;
    }
    return null;
  };

  const whileEditing = (event: KeyboardEvent, { text }: Editing) => {
    if (!row || !column) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onEditing(null);
      cells.restore(row.id, column.id);
      goTo(place);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // What is refused stays open, to be corrected.
      if (!cells.settle(row, column, text)) return;
      onEditing(null);
      goTo({ ...place, row: Math.max(0, Math.min(rows.length - 1, place.row + (event.shiftKey ? -1 : 1))) });
    } else if (event.key === 'Tab') {
      cells.settle(row, column, text);
      onEditing(null);
      const next = following(event.shiftKey ? -1 : 1);
      // From the last cell, the focus leaves the grid.
      if (next) event.preventDefault();
      goTo(next ?? place);
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (editing) {
      whileEditing(event, editing);
      return;
    }
    const withControl = event.ctrlKey || event.metaKey;
    if (withControl && event.key.toLowerCase() === 'z') {
      event.preventDefault();
      cells.undo();
      return;
    }
    if (row && column && isEditable(row, column) && !event.altKey && !withControl) {
      if (event.key === 'Enter' || event.key === 'F2') {
        event.preventDefault();
        begin(row, column);
        return;
      }
      if (event.key === 'Delete' || event.key === 'Backspace') {
        event.preventDefault();
        cells.settle(row, column, '');
        return;
      }
      if (event.key === 'Escape') cells.restore(row.id, column.id);
      if (event.key.length === 1 && event.key !== ' ') {
        event.preventDefault();
        begin(row, column, column.kind === 'choice' ? undefined : event.key);
        return;
      }
    }
    // Row 0 of `gridMove` is the header, which takes no focus.
    const from = { row: place.row + 1, column: place.column };
    const to = gridMove(from, event, {
      rows: rows.length + 1,
      columns: columns.length + 1,
      page: 10,
      isRightToLeft,
    });
    if (!to) return;
    event.preventDefault();
    goTo({ row: Math.max(0, to.row - 1), column: to.column });
  };

  return { onKeyDown, begin };
}
