import type { KeyboardEvent } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';

/** What takes the focus in a cell, one for each line: a card's handle, or the cell's button. */
const LINES = '[data-sort-handle], [data-card-open], [data-line]';

const linesOf = (cell: Element | undefined): HTMLElement[] =>
  [...(cell?.querySelectorAll<HTMLElement>(LINES) ?? [])].filter(
    // A card that cannot be moved has no handle: its name takes the focus.
    (each) => !each.matches('[data-card-open]') || !each.parentElement?.querySelector('[data-sort-handle]'),
  );

/** Arrows between cells and, up and down, between the cards of a cell. */
export function useWeekBoardKeys() {
  const { direction } = useLocale();
  return (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target;
    const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-cell]') : null;
    if (!cell || event.altKey || event.ctrlKey || event.metaKey) return;
    const row = cell.parentElement;
    const inRow = [...(row?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])];
    const at = inRow.indexOf(cell);
    const goTo = (next: Element | undefined, isFromEnd = false) => {
      if (!(next instanceof HTMLElement)) return;
      event.preventDefault();
      const lines = linesOf(next);
      (isFromEnd ? lines.at(-1) : lines[0])?.focus();
      if (lines.length === 0) next.focus();
    };

    if (event.key === 'Home' || event.key === 'End') goTo(event.key === 'Home' ? inRow[0] : inRow.at(-1));
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      const step = (event.key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1;
      if (at + step >= 0) goTo(inRow[at + step]);
    }
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const lines = linesOf(cell);
      const line = lines.findIndex((each) => each === target || each.closest('li')?.contains(target as Node));
      const next = line < 0 ? undefined : lines[line + step];
      if (next && line + step >= 0) {
        event.preventDefault();
        next.focus();
        return;
      }
      const other = step === 1 ? row?.nextElementSibling : row?.previousElementSibling;
      goTo(other?.querySelectorAll('[data-cell]')[at], step === -1);
    }
  };
}
