import { LOST_READING_REASONS, type Skipped } from './result.ts';

/** Rows without a reading of their own; a file always has some, and many mean that something is wrong with it. */
const MISSED = ['TIME_MISSING', 'VALUE_MISSING', 'DUPLICATE', 'OVERLAP'];
/** Rows in a hundred from which on they are reported openly. */
const MANY_PERCENT = 1;

/** Rows that are not readings, of a file that is read now or was stored by any version. */
export type StoredSkipped = Pick<Skipped, 'count' | 'rows'> & { reason: string };

/** Rows of a file that should have been readings, and rows that never were any. */
export interface UnreadRows {
  /** To be reported openly. */
  unread: StoredSkipped[];
  count: number;
  /** Of all rows that should have been readings. */
  percent: number;
  others: StoredSkipped[];
}

/**
 * Divides the skipped rows of a report. Rows whose reading is lost are always reported openly; missing values,
 * repetitions and a second device's readings from one in a hundred on.
 */
export function unreadRows(report: { count: number; skipped: readonly StoredSkipped[] }): UnreadRows {
  const { skipped } = report;
  const isLost = ({ reason }: StoredSkipped) => LOST_READING_REASONS.some((other) => other === reason);
  const sum = (parts: readonly StoredSkipped[]) => parts.reduce((total, { count }) => total + count, 0);
  const candidates = skipped.filter((part) => isLost(part) || MISSED.includes(part.reason));
  const percentOf = (rows: number) => (rows === 0 ? 0 : (100 * rows) / (report.count + sum(candidates)));
  const isOpen = percentOf(sum(candidates)) > MANY_PERCENT ? () => true : isLost;
  const unread = candidates.filter(isOpen);
  return {
    unread,
    count: sum(unread),
    percent: percentOf(sum(unread)),
    others: skipped.filter((part) => !unread.includes(part)),
  };
}
