import type { CgmResponseTrace } from '@healzy/api/cgm/events';
import { EVENT_WINDOW_MINUTES, medianInterval } from '@healzy/domain/cgm';

/** Minutes between two points of the median. */
const STEP = 5;
/** The median of fewer traces would say little. */
const FEWEST = 3;
/** Maximum minutes between a point and the reading from which it takes its value. */
const NEAR = 10;

/**
 * The median of several traces every five minutes, from each trace's nearest reading; null for fewer than three traces,
 * and no value where fewer than three have a reading nearby.
 */
export function medianTrace(traces: readonly CgmResponseTrace[]): CgmResponseTrace | null {
  if (traces.length < FEWEST) return null;
  const minutes: number[] = [];
  const mgdl: number[] = [];
  for (let minute = -EVENT_WINDOW_MINUTES.before; minute < EVENT_WINDOW_MINUTES.after; minute += STEP) {
    const values = traces.flatMap((trace) => nearest(trace, minute) ?? []);
    if (values.length < FEWEST) continue;
    minutes.push(minute);
    mgdl.push(medianInterval(values).median);
  }
  return { minutes, mgdl, flags: minutes.map(() => 0) };
}

function nearest({ minutes, mgdl }: CgmResponseTrace, minute: number): number | null {
  let best = -1;
  minutes.forEach((at, index) => {
    if (best < 0 || Math.abs(at - minute) < Math.abs(minutes[best]! - minute)) best = index;
  });
  return best >= 0 && Math.abs(minutes[best]! - minute) <= NEAR ? mgdl[best]! : null;
}
