export const FOLLOW_UP_TYPES = ['IMPROVE', 'WIN_1', 'WIN_2', 'WIN_3'] as const;
export type FollowUpType = (typeof FOLLOW_UP_TYPES)[number];

export const FOLLOW_UP_STATES = [
  'STARTED',
  'IN_PROGRESS',
  'FINAL',
  'POST_FINAL',
  'COMPLETED',
  'CANCELED',
] as const;
export type FollowUpState = (typeof FOLLOW_UP_STATES)[number];

/** The states of a follow-up plan that has not ended, in their order; each step belongs to one. */
export const FOLLOW_UP_PHASES = ['STARTED', 'IN_PROGRESS', 'FINAL', 'POST_FINAL'] as const;
export type FollowUpPhase = (typeof FOLLOW_UP_PHASES)[number];

interface Ways {
  /** When nothing is cancelled. */
  readonly next: FollowUpState | null;
  /** The way back from a phase that was entered too early. */
  readonly previous: FollowUpPhase | null;
}

/** Where a follow-up plan goes from each state. COMPLETED and CANCELED are final; until then it can be cancelled. */
const WAYS: Readonly<Record<FollowUpState, Ways>> = {
  STARTED: { next: 'IN_PROGRESS', previous: null },
  IN_PROGRESS: { next: 'FINAL', previous: 'STARTED' },
  FINAL: { next: 'POST_FINAL', previous: 'IN_PROGRESS' },
  POST_FINAL: { next: 'COMPLETED', previous: 'FINAL' },
  COMPLETED: { next: null, previous: null },
  CANCELED: { next: null, previous: null },
};

export const isRunningFollowUp = (state: FollowUpState): state is FollowUpPhase => WAYS[state].next !== null;

/** The state that comes next when nothing is cancelled; null at the end. */
export const nextFollowUpState = (state: FollowUpState): FollowUpState | null => WAYS[state].next;

/** The phase before; null in the first and after the end. */
export const previousFollowUpState = (state: FollowUpState): FollowUpPhase | null => WAYS[state].previous;

export const mayMoveFollowUp = (from: FollowUpState, to: FollowUpState): boolean =>
  isRunningFollowUp(from) && (to === 'CANCELED' || to === WAYS[from].next || to === WAYS[from].previous);

/**
 * The open steps that a move leaves behind: from FINAL on, whoever moves it sees them first, as the plan is then taken for
 * nearly done. Before that, steps of a phase often wait while the next has begun.
 */
export function stepsLeftOpen<Step extends { readonly phase: FollowUpPhase; readonly isDone: boolean }>(
  steps: readonly Step[],
  to: FollowUpState,
): readonly Step[] {
  if (to === 'STARTED' || to === 'IN_PROGRESS' || to === 'CANCELED') return [];
  const end = to === 'COMPLETED' ? FOLLOW_UP_PHASES.length : FOLLOW_UP_PHASES.indexOf(to);
  const left = FOLLOW_UP_PHASES.slice(0, end);
  return steps.filter(({ phase, isDone }) => !isDone && left.includes(phase));
}
