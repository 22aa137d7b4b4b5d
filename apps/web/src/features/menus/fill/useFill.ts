import {
  applyEdit,
  fillEdit,
  type DayOfPlan,
  type DishesToFillWith,
  menuDifference,
  type FillRequest,
  type FillResult,
  type FillScope,
  type MealPosition,
  type Repair,
  type Menu,
  type MenuConflict,
  type MenuEdit,
  type SlowDish,
  type SolveProgress,
} from '@healzy/domain/menus';
import { useEffect, useRef, useState } from 'react';
import { notifySuccess, tellFailed } from '../../../app/messages.ts';
import { SUBJECT_OF_SCOPE } from '../plan-menus.ts';
import { solveMenus } from './solve-menus.ts';

export type FillState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly progress: SolveProgress | null }
  /** What it would replace, before anything is replaced. */
  | {
      readonly kind: 'proposal';
      readonly scope: FillScope | null;
      readonly edit: MenuEdit;
      readonly before: Menu;
      readonly after: Menu;
      /** Meals that stay as they are although they should not. */
      readonly left?: readonly MealPosition[];
      /** Days that would have single foods, because no dishes were found that keep the rules. */
      readonly withoutDishes?: readonly DayOfPlan[];
      /** Dishes that take longer than there is time for, because no others were found. */
      readonly slow?: readonly SlowDish[];
    }
  /** It was filled, but some days have single foods. */
  | {
      readonly kind: 'withoutDishes';
      readonly days: readonly DayOfPlan[];
      readonly slow?: readonly SlowDish[];
    }
  /** It was filled, but some dishes take longer than there is time for. */
  | { readonly kind: 'slow'; readonly slow: readonly SlowDish[] }
  /** Nothing is equivalent to what should be swapped. */
  | { readonly kind: 'noSwap' }
  | { readonly kind: 'impossible'; readonly conflict: MenuConflict }
  | { readonly kind: 'notFound'; readonly week: number; readonly day: number }
  | { readonly kind: 'nothing' };

export interface Filling {
  readonly state: FillState;
  start(scope: FillScope, from?: { week: number; day: number }): void;
  /** Shows what a repair would replace. */
  propose(repair: Repair): void;
  apply(): void;
  close(): void;
}

interface FillSource {
  menu: Menu;
  request: Omit<FillRequest, 'menu' | 'scope' | 'from' | 'dishes'> | null;
  /** Reads the dishes to fill with; null where a template says what foods meals have. */
  readDishes: (() => Promise<DishesToFillWith>) | null;
  /** How many steps there are: another attempt after an undo or an edit gives another menu. */
  seed: number;
  /** `keepsVersion`: whole weeks are replaced. */
  edit: (edit: MenuEdit, keepsVersion?: boolean) => void;
  /** Runs once what was filled is in the menus, or nothing was to be changed. */
  onFilled?: (scope: FillScope) => void;
}

type Solved = Extract<FillResult, { status: 'SOLVED' }>;

/** How long a filling lasts before its progress is shown. */
const SHOWN_AFTER_MS = 400;

/** What replaces whole weeks keeps what there was before. */
const KEEPS_VERSION: ReadonlySet<FillScope['kind']> = new Set(['PLAN', 'FILLED', 'WEEK']);

const IDLE: FillState = { kind: 'idle' };

/** Fills menus by the solver. Empty meals are filled at once; before foods are replaced, the difference is shown. */
export function useFill({ menu, request, readDishes, seed, edit, onFilled }: FillSource): Filling {
  const [state, setState] = useState<FillState>(IDLE);
  const stop = useRef<AbortController>(null);
  const attempt = useRef(0);
  useEffect(() => () => stop.current?.abort(), []);

  const finish = (
    scope: FillScope,
    change: MenuEdit,
    { withoutDishes = [], slow = [] }: Pick<Solved, 'withoutDishes' | 'slow'>,
  ): void => {
    const after = applyEdit(menu, change);
    const changes = after ? menuDifference(menu, after.menu) : [];
    if (after === null || changes.length === 0) {
      setState({ kind: 'nothing' });
      onFilled?.(scope);
    } else if (changes.some(({ before }) => before.foods.length > 0))
      setState({
        ...{ kind: 'proposal', scope, edit: change, before: menu, after: after.menu },
        ...{ withoutDishes, slow },
      });
    else {
      edit(change);
      if (withoutDishes.length > 0) setState({ kind: 'withoutDishes', days: withoutDishes, slow });
      else setState(slow.length > 0 ? { kind: 'slow', slow } : IDLE);
      notifySuccess(`${SUBJECT_OF_SCOPE[scope.kind]}.create`);
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
    const nth = seed + attempt.current++;
    const onProgress = (progress: SolveProgress) =>
      setState((now) => (now.kind === 'running' ? { kind: 'running', progress } : now));
    const solve = async () => {
      const dishes = await readDishes?.();
      controller.signal.throwIfAborted();
      return solveMenus({ ...ask, dishes }, nth, onProgress, controller.signal);
    };
    solve()
      .then((result) => {
        if (result.status === 'SOLVED') finish(scope, fillEdit(menu, result.meals), result);
        else if (result.status === 'IMPOSSIBLE') setState({ kind: 'impossible', conflict: result.conflict });
        else setState({ kind: 'notFound', week: result.week, day: result.day });
      })
      .catch((error: unknown) => {
        setState(IDLE);
        if (!controller.signal.aborted) tellFailed(`${SUBJECT_OF_SCOPE[scope.kind]}.create`, error);
      })
      .finally(() => clearTimeout(soon));
  };

  return {
    state,
    start,
    propose: ({ edit: change, left }) => {
      const after = change && applyEdit(menu, change);
      setState(
        change && after
          ? { kind: 'proposal', scope: null, edit: change, before: menu, after: after.menu, left }
          : { kind: 'noSwap' },
      );
    },
    apply: () => {
      if (state.kind === 'proposal') {
        const { scope } = state;
        edit(state.edit, scope !== null && KEEPS_VERSION.has(scope.kind));
        notifySuccess(`${state.scope ? SUBJECT_OF_SCOPE[state.scope.kind] : 'menu'}.edit`);
        if (state.scope) onFilled?.(state.scope);
      }
      setState(IDLE);
    },
    close: () => {
      stop.current?.abort();
      setState(IDLE);
    },
  };
}
