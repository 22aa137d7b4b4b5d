import { NO_DEVICE_SLEEP, type SleepSegment, type SleepStay } from '../sleep/stay.ts';
import { DAY_S } from '../source-records.ts';
import type { OfMaker } from './makers.ts';

/** Up for longer, it is another stay. */
const LONGEST_GAP_S = 1800;

/** Puts a state to the stay before it where it follows closely, or begins another stay with it. */
export function addSegment(
  sleeps: OfMaker<SleepStay>[],
  { source, ...segment }: OfMaker<SleepSegment & { source: string }>,
  offsetAt: (epochS: number) => number,
  zone: string | null,
): void {
  const { startS, endS, state } = segment;
  const last = sleeps[sleeps.length - 1];
  const follows =
    last?.totals === null &&
    startS >= last.startS &&
    startS - last.endS <= LONGEST_GAP_S &&
    endS - last.startS <= DAY_S;
  if (!follows) {
    sleeps.push({
      source,
      startS,
      endS,
      startOffsetMinutes: offsetAt(startS),
      endOffsetMinutes: offsetAt(endS),
      zone,
      segments: [segment],
      totals: null,
      device: NO_DEVICE_SLEEP,
    });
    return;
  }
  const before = last.segments[last.segments.length - 1];
  // A table of minutes would have more segments than a night may.
  if (before?.state === state && before.endS === startS) before.endS = endS;
  else last.segments.push(segment);
  if (endS <= last.endS) return;
  last.endS = endS;
  last.endOffsetMinutes = offsetAt(endS);
}
