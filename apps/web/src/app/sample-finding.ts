import type { FindingText } from './useFindingText.ts';

/** A night in which the sensor read LOW for an hour, for stories and tests. */
export const NIGHT_AT_LOW: Parameters<FindingText>[0] = {
  kind: 'SEVERE_LOW_NIGHTS',
  risk: 3,
  dates: ['2026-11-20'],
  hours: { from: 3, to: 4 },
  longestMinutes: 60,
  extremeMgdl: 39,
  censored: 'LOW',
  weekday: null,
  count: 1,
  percent: null,
  goal: null,
  isMet: null,
};
