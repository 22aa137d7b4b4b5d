import type { SleepFigures } from './figures.ts';
import type { SleepState } from './stay.ts';

const STAGED: readonly SleepState[] = ['REM', 'LIGHT', 'DEEP'];

/** Whether a device told stages apart in it. */
export const hasStages = ({ figures }: { figures: Pick<SleepFigures, 'states'> }): boolean =>
  STAGED.some((state) => figures.states[state] > 0);

export type NoRemLatency = 'NO_STAGES' | 'NO_TIMES' | 'NO_REM' | 'PARTLY_STAGED';

/** Why nobody can say when REM began; null where it is known. */
export function whyNoRemLatency({
  figures,
  timeline,
}: {
  figures: Pick<SleepFigures, 'states' | 'remLatencyS'>;
  timeline: readonly unknown[];
}): NoRemLatency | null {
  if (figures.remLatencyS !== null) return null;
  if (!hasStages({ figures })) return 'NO_STAGES';
  if (timeline.length === 0) return 'NO_TIMES';
  // Sleep that nobody staged may be REM.
  return figures.states.ASLEEP > 0 ? 'PARTLY_STAGED' : 'NO_REM';
}
