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

/** Which states follow each. COMPLETED and CANCELED are final. */
const TRANSITIONS: Readonly<Record<FollowUpState, readonly FollowUpState[]>> = {
  STARTED: ['IN_PROGRESS', 'CANCELED'],
  IN_PROGRESS: ['FINAL', 'CANCELED'],
  FINAL: ['POST_FINAL', 'CANCELED'],
  POST_FINAL: ['COMPLETED', 'CANCELED'],
  COMPLETED: [],
  CANCELED: [],
};

export const mayMoveFollowUp = (from: FollowUpState, to: FollowUpState): boolean =>
  TRANSITIONS[from].includes(to);

/** The state that comes next when nothing is cancelled; null at the end. */
export const nextFollowUpState = (state: FollowUpState): FollowUpState | null =>
  TRANSITIONS[state].find((next) => next !== 'CANCELED') ?? null;

export const isRunningFollowUp = (state: FollowUpState): state is FollowUpPhase =>
  TRANSITIONS[state].length > 0;
