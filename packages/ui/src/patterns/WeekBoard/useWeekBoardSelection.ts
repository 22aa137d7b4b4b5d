import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { WeekBoardLabels } from './weekBoardLabels.ts';
import type { WeekBoardList } from './weekBoardLists.ts';
import type { WeekBoardClipboard, WeekBoardDay, WeekBoardRow } from './WeekBoardTypes.ts';

interface SelectionSource {
  /** Those shown: on a phone a single one. */
  days: readonly WeekBoardDay[];
  rows: readonly WeekBoardRow[];
  lists: readonly WeekBoardList[];
  clipboard: WeekBoardClipboard | undefined;
  /** A card is picked up: keys are for where it goes. */
  isHolding: boolean;
  labels: WeekBoardLabels;
  say: (text: string) => void;
}

export const cellAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset.cell : undefined;
const cardAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-sort-item]')?.dataset.sortItem : undefined;
const hasMarkedText = () => document.getSelection()?.isCollapsed === false;

/** Cards chosen together, and what is copied, cut and pasted of them. */
export function useWeekBoardSelection({
  days,
  rows,
  lists,
  clipboard,
  isHolding,
  labels,
  say,
}: SelectionSource) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  /** The cell from which a range is chosen. */
  const [anchor, setAnchor] = useState<string>();
  const cards = lists.flatMap(({ items }) => items);
  const ids = cards.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const labelOf = (id: string) => cards.find((card) => card.id === id)?.label ?? '';

  const choose = (next: readonly string[]) => {
    setChosen(new Set(next));
    say(labels.selected(next.length));
  };
  const cardsIn = (isIn: (list: WeekBoardList) => boolean) =>
    lists.flatMap((list) => (isIn(list) ? list.items.map(({ id }) => id) : []));
  const toggle = (id: string) => choose(chosen.has(id) ? ids.filter((each) => each !== id) : [...ids, id]);
  const chooseDay = (dayId: string) => choose(cardsIn((list) => list.dayId === dayId));
  const clear = () => {
    setAnchor(undefined);
    choose([]);
  };
  const extend = (from: string | undefined, to: string | undefined) => {
    const start = lists.find(({ id }) => id === (anchor ?? from));
    const end = lists.find(({ id }) => id === to);
    if (!start || !end) return;
    setAnchor(start.id);
    const between = (all: readonly { id: string }[], one: string, other: string) => {
      const at = [one, other].map((id) => all.findIndex((each) => each.id === id)).sort((a, b) => a - b);
      return new Set(all.slice(at[0], (at[1] ?? 0) + 1).map(({ id }) => id));
    };
    const inDays = between(days, start.dayId, end.dayId);
    const inRows = between(rows, start.rowId, end.rowId);
    choose(cardsIn(({ dayId, rowId }) => inDays.has(dayId) && inRows.has(rowId)));
  };

  /** Of the chosen cards, or of one when none is chosen. */
  const copy = (one?: string) => take('onCopy', labels.copiedCards, one);
  const cut = (one?: string) => {
    take('onCut', labels.cutCards, one);
    setChosen(new Set());
  };
  const take = (act: 'onCopy' | 'onCut', text: WeekBoardLabels['copiedCards'], one?: string) => {
    const taken = ids.length > 0 || one === undefined ? ids : [one];
    if (!clipboard || taken.length === 0) return;
    const answer = clipboard[act](taken);
    say(answer ?? text(taken.length, taken.length === 1 ? labelOf(taken[0] ?? '') : ''));
  };
  const paste = (cell: string | undefined) => {
    const list = lists.find(({ id }) => id === cell);
    if (!clipboard || !list) return;
    say(
      clipboard.isEmpty ? labels.nothingCopied : (clipboard.onPaste(list.dayId, list.rowId) ?? labels.pasted),
    );
  };

  /** Before the board's own keys; what it handles goes no further. */
  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    const cell = cellAt(event.target);
    if (!clipboard || isHolding || cell === undefined || event.altKey) return;
    const act = actOf(event);
    const isModified = event.ctrlKey || event.metaKey;
    if (!act) {
      if (event.key.startsWith('Arrow') && !event.shiftKey && !isModified) setAnchor(undefined);
      return;
    }
    const list = lists.find(({ id }) => id === cell);
    if (act === 'clear' ? ids.length === 0 : act === 'copy' && hasMarkedText()) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat) return;
    const acts = {
      copy: () => copy(cardAt(event.target)),
      cut: () => cut(cardAt(event.target)),
      paste: () => paste(cell),
      all: () => choose(cardsIn(({ dayId }) => days.some(({ id }) => id === dayId))),
      day: () => list && chooseDay(list.dayId),
      row: () =>
        list &&
        choose(cardsIn(({ dayId, rowId }) => rowId === list.rowId && days.some(({ id }) => id === dayId))),
      clear,
    };
    acts[act]();
  };
  /** Firefox presses a button when Space is released. */
  const onKeyUpCapture = (event: KeyboardEvent<HTMLElement>) => {
    if (!clipboard || event.key !== ' ' || !(event.ctrlKey || event.metaKey || event.shiftKey)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onClickCapture = (event: MouseEvent<HTMLElement>) => {
    const [card, cell] = [cardAt(event.target), cellAt(event.target)];
    if (!clipboard || cell === undefined || !(event.ctrlKey || event.metaKey || event.shiftKey)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.shiftKey) extend(cell, cell);
    else if (card !== undefined) {
      setAnchor(cell);
      toggle(card);
    }
  };
  return {
    ids,
    has: (id: string) => chosen.has(id),
    isOn: clipboard !== undefined,
    toggle,
    chooseDay,
    clear,
    extend,
    copy,
    cut,
    paste,
    handlers: { onKeyDownCapture, onKeyUpCapture, onClickCapture },
  };
}
export type WeekBoardSelection = ReturnType<typeof useWeekBoardSelection>;

type Act = 'copy' | 'cut' | 'paste' | 'all' | 'day' | 'row' | 'clear';
const LETTERS: Readonly<Record<string, Act>> = { c: 'copy', x: 'cut', v: 'paste', a: 'all' };

/** As in grids and spreadsheets: Ctrl Space takes the column, Shift Space the row. */
function actOf(event: KeyboardEvent): Act | undefined {
  const isModified = event.ctrlKey || event.metaKey;
  if (event.key === ' ') return event.ctrlKey ? 'day' : event.shiftKey ? 'row' : undefined;
  if (event.key === 'Escape') return isModified || event.shiftKey ? undefined : 'clear';
  return isModified && !event.shiftKey ? LETTERS[event.key.toLowerCase()] : undefined;
}
