import { FreePieces } from '../free-pieces.ts';
import { byText, sourceRank } from '../source-records.ts';
import { SLEEP_STATES, type SleepSegment, type SleepStay, type SleepState } from './stay.ts';

const STAGES: ReadonlySet<SleepState> = new Set(['LIGHT', 'DEEP', 'REM']);
/** How little a state says: stages say most, lying in bed least. */
const rankOf = (state: SleepState, hasStages: boolean): number => {
  if (state === 'IN_BED') return 3;
  if (state === 'UNKNOWN') return 2;
  return hasStages && state !== 'ASLEEP' ? 0 : 1;
};

/**
 * One state at every moment. Stages win over sleep without stages, whatever the order in which they were recorded; then
 * the first source; within a source the shorter segment, because short wakes lie inside of stages.
 */
export function sleepTimeline(
  stays: readonly Pick<SleepStay, 'source' | 'segments'>[],
  priority: readonly string[],
): SleepSegment[] {
  const staged = new Set(
    stays
      .filter(({ segments }) => segments.some(({ state }) => STAGES.has(state)))
      .map(({ source }) => source),
  );
  const bySource = sourceRank(priority);
  const candidates = stays
    .flatMap(({ source, segments }) =>
      segments
        .filter(({ startS, endS }) => endS > startS)
        .map((segment) => ({ ...segment, source, rank: rankOf(segment.state, staged.has(source)) })),
    )
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        bySource(a.source, b.source) ||
        a.endS - a.startS - (b.endS - b.startS) ||
        a.startS - b.startS ||
        byText(a.state, b.state),
    );
  const pieces = new FreePieces(candidates);
  const timeline = candidates
    .flatMap((segment) =>
      pieces.spansOf(pieces.take(segment)).map((span) => ({ ...span, state: segment.state })),
    )
    .sort((a, b) => a.startS - b.startS);
  const joined: SleepSegment[] = [];
  for (const { state, startS, endS } of timeline) {
    const previous = joined[joined.length - 1];
    if (previous && previous.state === state && previous.endS === startS) previous.endS = endS;
    else joined.push({ state, startS, endS });
  }
  return joined;
}

/** One state per minute from an instant on: what filled most of it, of two alike the first. What nobody scored is unknown. */
export function minuteStates(timeline: readonly SleepSegment[], startS: number, endS: number): SleepState[] {
  const count = Math.max(0, Math.ceil((endS - startS) / 60));
  const minutes: SleepState[] = [];
  let from = 0;
  for (let minute = 0; minute < count; minute++) {
    const start = startS + minute * 60;
    const end = Math.min(endS, start + 60);
    while (from < timeline.length && timeline[from]!.endS <= start) from++;
    const seconds = new Map<SleepState, number>();
    let scored = 0;
    for (let i = from; i < timeline.length && timeline[i]!.startS < end; i++) {
      const { state, startS: at, endS: until } = timeline[i]!;
      const inside = Math.min(until, end) - Math.max(at, start);
      seconds.set(state, (seconds.get(state) ?? 0) + inside);
      scored += inside;
    }
    let most: SleepState = 'UNKNOWN';
    let longest = end - start - scored;
    for (const [state, length] of seconds) if (length > longest) [most, longest] = [state, length];
    minutes.push(most);
  }
  return minutes;
}

/** Seconds in each state. */
export function secondsByState(timeline: readonly SleepSegment[]): Record<SleepState, number> {
  const seconds = Object.fromEntries(SLEEP_STATES.map((state) => [state, 0])) as Record<SleepState, number>;
  for (const { state, startS, endS } of timeline) seconds[state] += endS - startS;
  return seconds;
}
