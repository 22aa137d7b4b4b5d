import { keptSteps, MENU_LIMITS, type MenuDocument } from './document.ts';
import type { MenuEdit } from './edits.ts';
import { editMenu, redoEdit, undoEdit, type MenuWithHistory } from './history.ts';

/** Something that a person did to a menu; its id says whether a stored menu contains it already. */
export type MenuAction = { id: string } & (
  | {
      kind: 'EDIT';
      edit: MenuEdit;
      /** What there was before is kept as a version of the plan. */ keepsVersion?: boolean;
    }
  | { kind: 'UNDO' }
  | { kind: 'REDO' }
);

export interface ReplayedActions {
  document: MenuDocument;
  /** Actions that no longer fit, because the menu was changed somewhere else. */
  skipped: readonly MenuAction[];
}

/**
 * A stored menu with actions that it does not contain yet. They are data, so they are applied to whatever is stored by
 * now: what two people do to one menu is all in it, the later change of the same thing over the earlier.
 */
export function applyActions(document: MenuDocument, actions: readonly MenuAction[]): ReplayedActions {
  const skipped: MenuAction[] = [];
  const done: string[] = [];
  let state: MenuWithHistory = {
    menu: { weeks: document.weeks },
    history: { undo: document.undo, redo: document.redo },
  };
  for (const action of actions) {
    if (document.applied.includes(action.id)) continue;
    const next =
      action.kind === 'EDIT'
        ? editMenu(state, action.edit)
        : action.kind === 'UNDO'
          ? undoEdit(state)
          : redoEdit(state);
    if (next === null) skipped.push(action);
    else {
      state = next;
      done.push(action.id);
    }
  }
  if (done.length === 0) return { document, skipped };
  const { undo, redo } = keptSteps(state.history, state.menu.weeks);
  const applied = [...document.applied, ...done].slice(-MENU_LIMITS.applied);
  return {
    document: { weeks: state.menu.weeks as MenuDocument['weeks'], undo: [...undo], redo: [...redo], applied },
    skipped,
  };
}

/**
 * Waiting actions with one more. Typing a portion or a name is one step of undo as long as nothing came between.
 */
export function withAction(waiting: readonly MenuAction[], action: MenuAction): MenuAction[] {
  const last = waiting.at(-1);
  if (last?.kind !== 'EDIT' || action.kind !== 'EDIT' || !continues(last.edit, action.edit))
    return [...waiting, action];
  return [...waiting.slice(0, -1), { ...action, edit: inPlaceOf(last.edit, action.edit) }];
}

/** A portion that is typed after its food was chosen takes the place of what was there before both. */
const inPlaceOf = (before: MenuEdit, next: MenuEdit): MenuEdit =>
  before.kind === 'REPLACE_FOOD' && next.kind === 'REPLACE_FOOD' ? { ...next, was: before.was } : next;

function continues(before: MenuEdit, next: MenuEdit): boolean {
  if (before.kind === 'NAME' && next.kind === 'NAME')
    return JSON.stringify(before.at) === JSON.stringify(next.at);
  return (
    before.kind === 'REPLACE_FOOD' &&
    next.kind === 'REPLACE_FOOD' &&
    before.index === next.index &&
    before.food.foodId === next.food.foodId &&
    JSON.stringify(before.at) === JSON.stringify(next.at)
  );
}
