import type { VisitChange } from '@healzy/api/schema';
import { ownAppointmentsOf } from '@healzy/domain/appointments';
import type { VisitChangeKind } from '@healzy/domain/dashboard';
import type { Actor } from '@healzy/domain/session';
import type { Sql } from '../platform/db/database.ts';
import type { Caller } from '../platform/http/calls.ts';

/** Where visits come from. `$1` is the account, `$2` the caller's professional id, `$3` now. */
export interface VisitSource {
  /** SQL of the patient's id in the statement. */
  patient: string;
  /**
   * Visits of today: `id, patient_id, professional_id, starts_at, ends_at, kind, mode, answer, attendance`; ends in an
   * open `WHERE`.
   */
  select: string;
  /** SQL of when the last visit before visit `v` of {@link select} had ended; null when there was none. */
  lastBefore: string;
  /** Restricts them to a specialist's own. */
  own: string;
  /** SQL of when the last visit of patient `$2` had ended by `$3`; null when there was none. */
  lastOf: string;
}

/** The condition for a specialist's own visits; everyone else sees those of the whole clinic. */
export const ownVisits = (actor: Actor, { own }: VisitSource): string =>
  ownAppointmentsOf(actor) === null ? 'true' : own;

/** A visit, and when the patient's last one before it ended; null when there was none. */
export interface VisitSince {
  id: string;
  patientId: string;
  since: string | null;
}

/** The visits for which changes are read, all of the account and open to the caller. */
export interface VisitContext {
  sql: Sql;
  accountId: string;
  caller: Caller;
  visits: readonly VisitSince[];
}

type ChangeOf<Kind extends VisitChangeKind> = Extract<VisitChange, { kind: Kind }>;

/** Reads what changed in one respect, by visit; visits without a change are left out. Clinical. */
export type VisitChangeReader<Kind extends VisitChangeKind> = (
  context: VisitContext,
) => Promise<ReadonlyMap<string, ChangeOf<Kind>>>;

/** The same of any kind, as the hub reads it. */
export type AnyVisitChangeReader = (context: VisitContext) => Promise<ReadonlyMap<string, VisitChange>>;

export type VisitChangeReaders = { [Kind in VisitChangeKind]?: VisitChangeReader<Kind> };

/** SQL of the visits as `v (id, patient_id, since)`; `$2` to `$4` are {@link visitParams}. */
export const VISITS = 'unnest($2::uuid[], $3::uuid[], $4::timestamptz[]) AS v (id, patient_id, since)';

/** The parameters of a statement over {@link VISITS}; `$1` is the account. */
export const visitParams = ({ accountId, visits }: VisitContext): unknown[] => [
  accountId,
  visits.map(({ id }) => id),
  visits.map(({ patientId }) => patientId),
  visits.map(({ since }) => since),
];
