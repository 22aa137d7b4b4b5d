import { lengthOf, type Span } from './covered-spans.ts';
import { FreePieces } from './free-pieces.ts';
import { Sums } from './sums.ts';
import type { SourceInterval } from './source-records.ts';

/** A part of a record that counts. */
export interface CountedPart extends Span {
  source: string;
  value: number;
  offsetMinutes: number;
}

/** Instants at which something was counted have no length; they hold for their second. */
const endOf = ({ startS, endS }: SourceInterval): number => Math.max(endS, startS + 1);

/** Of one interval what was written last; written at once, the larger. */
function newestPerInterval(records: readonly SourceInterval[]): SourceInterval[] {
  const newest = new Map<string, SourceInterval>();
  for (const record of records) {
    const key = `${record.startS}/${endOf(record)}`;
    const other = newest.get(key);
    if (!other || isNewer(record, other)) newest.set(key, record);
  }
  return [...newest.values()];
}

function isNewer(record: SourceInterval, other: SourceInterval): boolean {
  const version = (record.version ?? 0) - (other.version ?? 0);
  if (version !== 0) return version > 0;
  if (record.value !== other.value) return record.value > other.value;
  return record.offsetMinutes > other.offsetMinutes;
}

/**
 * What one source counted, each moment once. Where its records overlap, the shorter one holds: it says more about when.
 * A longer one counts only what it has beyond those inside it, over the time they leave free, so that minutes beside
 * their hour are not counted twice.
 */
export function countedOnce(records: readonly SourceInterval[]): CountedPart[] {
  const newest = newestPerInterval(records)
    .map((record) => ({ ...record, endS: endOf(record) }))
    .sort((a, b) => a.endS - a.startS - (b.endS - b.startS) || a.startS - b.startS);
  const pieces = new FreePieces(newest);
  const counted = new Sums(pieces.borders.length);
  const parts: CountedPart[] = [];
  for (const { startS, endS, value, source, offsetMinutes } of newest) {
    const first = pieces.placeOf(startS);
    const left = Math.max(0, value - (counted.before(pieces.placeOf(endS)) - counted.before(first)));
    const taken = pieces.take({ startS, endS });
    const free = pieces.spansOf(taken);
    // All its time is taken, and yet it counted more: that belongs somewhere in it.
    const over = free.length > 0 ? free : left > 1e-9 ? [{ startS, endS }] : [];
    const seconds = lengthOf(over);
    for (const span of over)
      parts.push({ ...span, source, offsetMinutes, value: (left * (span.endS - span.startS)) / seconds });
    for (const piece of taken)
      counted.add(piece, (left * (pieces.borders[piece + 1]! - pieces.borders[piece]!)) / seconds);
    if (taken.length === 0) counted.add(first, left);
  }
  return parts.sort((a, b) => a.startS - b.startS || a.endS - b.endS);
}
