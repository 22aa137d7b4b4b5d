import type { FillRequest, FillResult, SolveProgress } from '@healzy/domain/menus';

/** To the worker. */
export interface SolveMenus {
  readonly request: FillRequest;
  readonly seed: number;
}

/** From the worker. */
export type SolvingNews =
  | { readonly kind: 'progress'; readonly progress: SolveProgress }
  | { readonly kind: 'result'; readonly result: FillResult }
  | { readonly kind: 'fault'; readonly message: string };
