import { NO_DEVICE_SLEEP, type SleepSegment, type SleepStay } from '../../sleep/stay.ts';
import { grouped } from '../../source-records.ts';

export interface AppleSegment extends SleepSegment {
  source: string;
  isManual: boolean;
  zone: string | null;
  startOffset: number;
  endOffset: number;
  version: number;
}

const SAME_SLEEP_S = 30 * 60;
const LONGEST_S = 36 * 3600;
const MOST_SEGMENTS = 1500;

/** Puts the segments of each source together into stays: up for less than half an hour, it is the same one. */
export function appleStays(segments: readonly AppleSegment[]): SleepStay[] {
  return [...grouped(segments, ({ source, isManual }) => `${isManual} ${source}`).values()].flatMap((own) => {
    const stays: SleepStay[] = [];
    let last: SleepStay | undefined;
    for (const segment of [...own].sort((a, b) => a.startS - b.startS || a.endS - b.endS)) {
      const { state, startS, endS } = segment;
      const isSame =
        last !== undefined &&
        startS - last.endS <= SAME_SLEEP_S &&
        endS - last.startS <= LONGEST_S &&
        last.segments.length < MOST_SEGMENTS;
      if (!last || !isSame) {
        last = {
          source: segment.source,
          startS,
          endS,
          startOffsetMinutes: segment.startOffset,
          endOffsetMinutes: segment.endOffset,
          zone: segment.zone,
          segments: [],
          totals: null,
          device: NO_DEVICE_SLEEP,
          version: segment.version,
          ...(segment.isManual ? { isManual: true } : {}),
        };
        stays.push(last);
      }
      last.segments.push({ state, startS, endS });
      if (endS > last.endS) [last.endS, last.endOffsetMinutes] = [endS, segment.endOffset];
      if (last.zone !== segment.zone) last.zone = null;
      last.version = Math.max(last.version ?? 0, segment.version);
    }
    return stays;
  });
}
