import {
  applyEdit,
  fillEdit,
  menuDifference,
  type FillRequest,
  type FillScope,
  type MealChange,
  type Menu,
  type MenuConflict,
  type MenuEdit,
  type SolveProgress,
} from '@healzy/domain/menus';
import { useEffect, useRef, useState } from 'react';
import { tellFailed } from '../../../app/messages.ts';
import { solveMenus } from './solve-menus.ts';

export type FillState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly progress: SolveProgress | null }
  /** What it would replace, before anything is replaced. */
  | {
      readonly kind: 'proposal';
      readonly scope: FillScope;
      readonly edit: MenuEdit;
      readonly changes: readonly MealChange[];
    }
  | { readonly kind: 'impossible'; readonly conflict: MenuConflict }
  | { readonly kind: 'notFound'; readonly week: number; readonly day: number }
  | { readonly kind: 'nothing' };

export interface Filling {
  readonly state: FillState;
  start(scope: FillScope, from?: { week: number; day: number }): void;
  apply(): void;
  close(): void;
}

interface FillSource {
  menu: Menu;
  request: Omit<FillRequest, 'menu' | 'scope' | 'from'> | null;
  /** How many steps there are: another attempt after an undo or an edit gives another menu. */
  seed: number;
  edit: (edit: MenuEdit) => void;
  /** Runs once what was filled is in the menus, or nothing was to be changed. */
  onFilled?: (scope: FillScope) => void;
}

/** How long a filling lasts before its progress is shown. */
const SHOWN_AFTER_MS = 400;

const IDLE: FillState = { kind: 'idle' };

/** Fills menus by the solver. Empty meals are filled at once; before foods are replaced, the difference is shown. */
export function useFill({ menu, request, seed, edit, onFilled }: FillSource): Filling {
  const [state, setState] = useState<FillState>(IDLE);
  const stop = useRef<AbortController>(null);
  const attempt = useRef(0);
  useEffect(() => () => stop.current?.abort(), []);

  const finish = (scope: FillScope, change: MenuEdit): void => {
    const after = applyEdit(menu, change);
    const changes = after ? menuDifference(menu, after.menu) : [];
    if (changes.length === 0) {
      setState({ kind: 'nothing' });
      onFilled?.(scope);
    } else if (changes.some(({ before }) => before.foods.length > 0))
      setState({ kind: 'proposal', scope, edit: change, changes });
    else {
      edit(change);
      setState(IDLE);
      onFilled?.(scope);
    }
  };

  const start: Filling['start'] = (scope, from) => {
    if (request === null) return;
    stop.current?.abort();
    const controller = new AbortController();
    stop.current = controller;
    // Most fillings are done before a dialog could be read.
    const soon = setTimeout(
      () => setState((now) => (now.kind === 'idle' ? { kind: 'running', progress: null } : now)),
      SHOWN_AFTER_MS,
    );
    setState(IDLE);
    const ask = { ...request, menu, scope, ...(from ? { from } : {}) };
    solveMenus(
      ask,
      seed + attempt.current++,
      (progress) => setState((now) => (now.kind === 'running' ? { kind: 'running', progress } : now)),
      controller.signal,
    )
      .then((result) => {
        if (result.status === 'SOLVED') finish(scope, fillEdit(menu, result.meals));
        else if (result.status === 'IMPOSSIBLE') setState({ kind: 'impossible', conflict: result.conflict });
        else setState({ kind: 'notFound', week: result.week, day: result.day });
      })
      .catch((error: unknown) => {
        setState(IDLE);
        if (!controller.signal.aborted) tellFailed('menu.create', error);
      })
      .finally(() => clearTimeout(soon));
  };

  return {
    state,
    start,
    apply: () => {
      if (state.kind === 'proposal') {
        edit(state.edit);
        onFilled?.(state.scope);
      }
      setState(IDLE);
    },
    close: () => {
      stop.current?.abort();
      setState(IDLE);
    },
  };
}
