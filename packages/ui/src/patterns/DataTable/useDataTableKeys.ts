import type { KeyboardEvent, RefObject } from 'react';
import { gridMove, type GridPlace } from '../../keyboard/gridMove.ts';

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex]';

interface GridKeys {
  grid: RefObject<HTMLElement | null>;
  viewport: RefObject<HTMLElement | null>;
  rowHeight: number;
  rowCount: number;
  columnCount: number;
  isSelecting: boolean;
  /** Moves the keyboard position; `edge` selects an end of a cell with several stops. */
  goTo: (place: GridPlace, edge: 'first' | 'last') => void;
  selection: {
    toggle: (index: number) => void;
    extend: (from: number, to: number) => void;
    selectLoaded: () => void;
  };
}

/** Controls inside a cell, in order. */
function controlsIn(cell: HTMLElement): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => !control.matches(':disabled, [aria-disabled="true"]'),
  );
}

/** The keyboard model of a data grid, following the ARIA Authoring Practices. */
export function useDataTableKeys(keys: GridKeys) {
  const { grid, viewport, rowHeight, rowCount, columnCount, isSelecting, goTo, selection } = keys;
  return (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target;
    if (!(target instanceof HTMLElement) || event.altKey) return;
    const cell = target.closest<HTMLElement>('[data-row]');
    if (!cell || !grid.current?.contains(cell)) return;
    if (target !== cell && target.dataset.stop === undefined) {
      insideCell(event, target, cell);
      return;
    }
    const from = { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
    const isButton = target.matches('button, input');

    if ((event.key === 'Enter' || event.key === 'F2') && target === cell) {
      const [first] = controlsIn(cell);
      if (!first) return;
      event.preventDefault();
      first.focus();
      return;
    }
    if (isSelecting) {
      if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        selection.selectLoaded();
        return;
      }
      if (event.key === ' ' && from.row > 0 && (!isButton || event.shiftKey)) {
        event.preventDefault();
        selection.toggle(from.row - 1);
        return;
      }
      if (event.shiftKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp') && from.row > 0) {
        const row = Math.max(1, Math.min(rowCount, from.row + (event.key === 'ArrowDown' ? 1 : -1)));
        event.preventDefault();
        selection.extend(from.row - 1, row - 1);
        goTo({ row, column: from.column }, 'first');
        return;
      }
    }
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      // Several buttons in one cell are stops along the way.
      const stops = [...cell.querySelectorAll<HTMLElement>('[data-stop]')];
      const step = (event.key === 'ArrowRight') === !isRightToLeft ? 1 : -1;
      const next = stops[stops.indexOf(target) + step];
      if (stops.includes(target) && next) {
        event.preventDefault();
        next.focus();
        return;
      }
    }
    const page = Math.max(1, Math.floor((viewport.current?.clientHeight ?? rowHeight * 10) / rowHeight) - 1);
    const to = gridMove(from, event, { rows: rowCount + 1, columns: columnCount, page, isRightToLeft });
    if (!to) return;
    event.preventDefault();
    if (to.row === from.row && to.column === from.column) return;
    goTo(to, to.row === from.row && to.column < from.column ? 'last' : 'first');
  };
}

/** Keys belong to the control; Escape and F2 return to its cell, and Tab cycles through the cell's controls. */
function insideCell(event: KeyboardEvent, control: HTMLElement, cell: HTMLElement) {
  if (event.key === 'Escape' || event.key === 'F2') {
    event.preventDefault();
    event.stopPropagation();
    cell.focus();
  } else if (event.key === 'Tab') {
    const controls = controlsIn(cell);
    if (controls.length < 2) return;
    event.preventDefault();
    const step = event.shiftKey ? -1 : 1;
    controls[(controls.indexOf(control) + step + controls.length) % controls.length]?.focus();
  }
}
