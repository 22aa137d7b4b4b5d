import { criticalMarkers } from '../findings/findings.ts';
import { positionOf, type BloodPosition } from './position.ts';
import type { BloodValueRecord } from './schemas.ts';
import { confirmedValues } from './value.ts';

/** The results of one sample. */
export interface BloodSampleResults {
  sampledAt: string;
  values: readonly BloodValueRecord[];
}

/**
 * What a result did that somebody must hear of: it is beyond a limit at which a laboratory telephones, since now or still, it
 * came back from there, or it left or entered the range of its laboratory.
 */
type BloodMove = 'CRITICAL' | 'STILL_CRITICAL' | 'NO_LONGER_CRITICAL' | 'LEFT_RANGE' | 'ENTERED_RANGE';

interface BloodChanges {
  moves: { marker: string; move: BloodMove; result: BloodValueRecord; position: BloodPosition }[];
  /** How many of the other results are there, by where each is in its own laboratory's range. */
  others: { outside: number; within: number; unknown: number };
}

interface Latest {
  sampledAt: string;
  result: BloodValueRecord;
  position: BloodPosition;
  isCritical: boolean;
}

/** The latest result of each analyte. */
function latestOf(samples: readonly BloodSampleResults[], age: number | null): Map<string, Latest> {
  const found = new Map<string, Latest>();
  for (const { sampledAt, values } of samples.toSorted((a, b) => (a.sampledAt < b.sampledAt ? -1 : 1))) {
    const critical = criticalMarkers(confirmedValues(values), age);
    for (const result of values)
      found.set(result.marker, {
        sampledAt,
        result,
        position: positionOf(result),
        isCritical: critical.has(result.marker),
      });
  }
  return found;
}

/** The most urgent first. */
const ORDER: readonly BloodMove[] = [
  'CRITICAL',
  'STILL_CRITICAL',
  'NO_LONGER_CRITICAL',
  'LEFT_RANGE',
  'ENTERED_RANGE',
];

const isOutside = (position: BloodPosition): boolean => position === 'BELOW' || position === 'ABOVE';

function moveOf(now: Latest, before: Latest | undefined): BloodMove | null {
  if (now.isCritical) return before?.isCritical === true ? 'STILL_CRITICAL' : 'CRITICAL';
  if (before === undefined) return null;
  if (before.isCritical) return 'NO_LONGER_CRITICAL';
  if (isOutside(now.position))
    // From one side of the range to the other it has left it too.
    return before.position !== 'UNKNOWN' && before.position !== now.position ? 'LEFT_RANGE' : null;
  return now.position === 'WITHIN' && isOutside(before.position) ? 'ENTERED_RANGE' : null;
}

/**
 * What new results changed, each against the last one of its analyte in earlier samples and by the range of the laboratory
 * that measured it. A new result of an older sample than what was known changes nothing.
 *
 * @param age of the person in years; null where it is not known
 */
export function bloodChanges(
  known: readonly BloodSampleResults[],
  fresh: readonly BloodSampleResults[],
  age: number | null,
): BloodChanges {
  const before = latestOf(known, age);
  const moves: BloodChanges['moves'] = [];
  const others = { outside: 0, within: 0, unknown: 0 };
  for (const [marker, now] of latestOf(fresh, age)) {
    const last = before.get(marker);
    if (last !== undefined && last.sampledAt > now.sampledAt) continue;
    const { position, result } = now;
    const move = moveOf(now, last);
    if (move !== null) moves.push({ marker, move, result, position });
    else others[position === 'UNKNOWN' ? 'unknown' : isOutside(position) ? 'outside' : 'within'] += 1;
  }
  moves.sort((a, b) => ORDER.indexOf(a.move) - ORDER.indexOf(b.move));
  return { moves, others };
}
