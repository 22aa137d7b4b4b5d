import { applyEdit, type MenuEdit } from './edits.ts';
import type { Menu } from './menu.ts';

/** Steps that can be undone. */
const HISTORY_LENGTH = 200;

/** What undo and redo would do, last first; plain data that outlives the session. */
export interface MenuHistory {
  undo: readonly MenuEdit[];
  redo: readonly MenuEdit[];
}

export const NO_HISTORY: MenuHistory = { undo: [], redo: [] };

export interface MenuWithHistory {
  menu: Menu;
  history: MenuHistory;
}

/** Applies an edit that can be undone afterwards; what had been undone before can no longer be redone. */
export function editMenu({ menu, history }: MenuWithHistory, edit: MenuEdit): MenuWithHistory | null {
  const edited = applyEdit(menu, edit);
  if (!edited) return null;
  const undo = [edited.inverse, ...history.undo].slice(0, HISTORY_LENGTH);
  return { menu: edited.menu, history: { undo, redo: [] } };
}

/** Null when there is nothing to undo, or the menu has changed so that it cannot be. */
export function undoEdit(state: MenuWithHistory): MenuWithHistory | null {
  return turn(state, 'undo', 'redo');
}

export function redoEdit(state: MenuWithHistory): MenuWithHistory | null {
  return turn(state, 'redo', 'undo');
}

function turn(
  { menu, history }: MenuWithHistory,
  from: keyof MenuHistory,
  to: keyof MenuHistory,
): MenuWithHistory | null {
  const [edit, ...rest] = history[from];
  const edited = edit && applyEdit(menu, edit);
  if (!edited) return null;
  const turned: MenuHistory = { undo: [], redo: [], [from]: rest, [to]: [edited.inverse, ...history[to]] };
  return { menu: edited.menu, history: turned };
}
