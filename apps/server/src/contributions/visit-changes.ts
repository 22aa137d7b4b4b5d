import type { SinceLastVisit, VisitChange } from '@healzy/api/schema';
import { VISIT_CHANGES } from '@healzy/domain/dashboard';
import { isoTimestamp } from '../platform/db/values.ts';
import type { Contributions } from './index.ts';
import type { SummaryContext } from './summary.ts';
import type { VisitContext } from './visits.ts';

/** What the features say of each visit, in the order of the kinds. */
export async function changesOfVisits(
  context: VisitContext,
  { visitChanges }: Pick<Contributions, 'visitChanges'>,
): Promise<(visit: string) => VisitChange[]> {
  const found: ReadonlyMap<string, VisitChange>[] = [];
  if (context.visits.length > 0)
    for (const kind of VISIT_CHANGES) found.push(await visitChanges[kind](context));
  return (visit) => found.flatMap((changes) => changes.get(visit) ?? []);
}

/** What is new about a patient since their last visit ended; clinical. */
export async function readSinceLastVisit(
  { sql, accountId, caller, patientId, now }: SummaryContext,
  contributions: Pick<Contributions, 'visits' | 'visitChanges'>,
): Promise<SinceLastVisit> {
  const { rows } = await sql.query<{ lastVisitAt: string | null }>(
    `SELECT ${contributions.visits.lastOf} AS last_visit_at`,
    [accountId, patientId, now.toISOString()],
  );
  const since = rows[0]?.lastVisitAt ?? null;
  const visits = [{ id: patientId, patientId, since }];
  const changesOf = await changesOfVisits({ sql, accountId, caller, visits }, contributions);
  return { lastVisitAt: since && isoTimestamp(since), changes: changesOf(patientId) };
}
