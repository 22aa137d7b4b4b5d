import type { ReactNode } from 'react';

export interface WeekBoardDay {
  id: string;
  /** Short, for the heading: "Mon 3". */
  label: string;
  /** In full, for announcements and menus: "Monday 3 March". */
  name: string;
  isToday?: boolean | undefined;
  /** At the end of the heading's line: what can be done with the day. */
  actions?: ReactNode;
  /** Below the heading: the day's totals. */
  total?: ReactNode;
}

export interface WeekBoardRow {
  id: string;
  label: string;
  /** A muted line below the label. */
  hint?: ReactNode;
}

export interface WeekBoardCard {
  id: string;
  dayId: string;
  rowId: string;
  label: string;
  /** What is shown of the label, where it is more than one line of text; it says all that the label says. */
  content?: ReactNode;
  /** A line above the label, between the handle and the menu; the label then has the width of the card. */
  lead?: ReactNode;
  /** A muted line below the label. */
  meta?: ReactNode;
  /** It cannot be moved. */
  isDisabled?: boolean | undefined;
}

/** What is not on the board and can be put on it as often as wanted. */
export interface WeekBoardTrayCard {
  id: string;
  label: string;
  /** Below the label: what it is chosen by. */
  content?: ReactNode;
  /** Another way to place it than to drag it, such as a menu with days and rows. */
  actions?: ReactNode;
}

/** Cards beside the board that stay there when they are placed. */
export interface WeekBoardTray {
  label: string;
  cards: readonly WeekBoardTrayCard[];
  onPlace: (id: string, dayId: string, rowId: string) => void;
  /** Cells that take no card; by default all take one. */
  canPlace?: ((dayId: string, rowId: string) => boolean) | undefined;
}

/** Where a card goes: before another one of the cell, or to its end. */
export interface WeekBoardMove {
  id: string;
  dayId: string;
  rowId: string;
  beforeId: string | null;
}

/** A cell whose cards are not there. */
export type WeekBoardCellState = 'loading' | 'failed';

/**
 * What copying, cutting and pasting do: by keys on the board, in the menu of a card, and beside the chosen cards. Each
 * returns what is announced where that is more than how many cards.
 */
export interface WeekBoardClipboard {
  /** Nothing has been copied that could be pasted. */
  isEmpty: boolean;
  onCopy: (ids: readonly string[]) => string | undefined;
  onCut: (ids: readonly string[]) => string | undefined;
  /** Pastes at a cell. */
  onPaste: (dayId: string, rowId: string) => string | undefined;
}

/** What a card and a cell call; the same throughout the board's life. */
export interface WeekBoardActs {
  open: ((id: string) => void) | undefined;
  add: ((dayId: string, rowId: string) => void) | undefined;
  retry: ((dayId: string, rowId: string) => void) | undefined;
}
