import { createHash } from 'node:crypto';
import type { WearableRecords as Sent } from '@healzy/api/schema';
import {
  NO_DEVICE_SLEEP,
  recordsToDomain,
  type DomainRecords,
  type WearableRecords,
} from '@healzy/domain/wearables';
import { recordProblems, type RecordRules } from '@healzy/domain/wearables/delivery';
import { unprocessable } from '../../platform/http/http-problem.ts';

/** What may be left out is nothing. */
const completed = (sent: Sent): WearableRecords => ({
  intervals: sent.intervals ?? [],
  heartRates: sent.heartRates ?? [],
  sleeps: (sent.sleeps ?? []).map((stay) => ({
    ...stay,
    zone: stay.zone ?? null,
    totals: stay.totals ?? null,
    device: stay.device ?? NO_DEVICE_SLEEP,
  })),
  workouts: (sent.workouts ?? []).map((workout) => ({
    ...workout,
    energyKcal: workout.energyKcal ?? null,
    distanceM: workout.distanceM ?? null,
    met: workout.met ?? null,
    effort: workout.effort ?? null,
  })),
  dayValues: sent.dayValues ?? [],
  meals: sent.meals ?? [],
});

/**
 * Records as the rules take them.
 *
 * @throws HttpProblem 422 `WEARABLE_RECORDS` with the records that cannot be: nothing is half stored
 */
export function checkedRecords(sent: Sent, rules: RecordRules): DomainRecords {
  const records = completed(sent);
  const problems = recordProblems(records, rules);
  if (problems.length > 0)
    throw unprocessable('WEARABLE_RECORDS', 'Some records cannot be; details.records names them.', {
      records: problems,
    });
  return recordsToDomain(records);
}

/** Records that are written for the hash at a time. */
const AT_ONCE = 200;

/** By which the same delivery is known again: the hash of its JSON, which is never whole in memory. */
export function contentHash(sent: Sent): string {
  const hash = createHash('sha256');
  let mark = '{';
  for (const [list, records] of Object.entries(sent)) {
    hash.update(`${mark}${JSON.stringify(list)}:[`);
    for (let at = 0; at < records.length; at += AT_ONCE)
      hash.update(`${at === 0 ? '' : ','}${JSON.stringify(records.slice(at, at + AT_ONCE)).slice(1, -1)}`);
    hash.update(']');
    mark = ',';
  }
  return hash.update(mark === '{' ? '{}' : '}').digest('base64url');
}

/** An instant of an end, no later than now: a total of today ends tonight. */
export const endedAt = (lastS: number | null, now: Date): Date | null =>
  lastS === null ? null : new Date(Math.min(lastS * 1000, now.getTime()));
