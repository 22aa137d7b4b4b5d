import {
  cgmEventRecord,
  cgmScores,
  eventResponse,
  eventWindow,
  type CgmEventForm,
  type CgmSeries,
} from '@healzy/domain/cgm';
import type { MealFood } from '@healzy/domain/cgm/meals';
import type { RangeProfile } from '@healzy/domain/medical-tests';
import type { CgmEvent, Document } from '@healzy/api/schema';
import { columnOfType, idColumn } from '../../../platform/db/columns.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import { NEXT_VERSION, table, type RowOf } from '../../../platform/db/table.ts';
import { documents, toDocument } from '../../documents/document-rows.ts';
import { requireFound } from '../../../platform/http/http-problem.ts';

export const events = table(
  'cgm_events',
  cgmEventRecord.extend({ accountId: idColumn, subtype: columnOfType<CgmEvent['subtype']>() }),
);
const read = events.omit('accountId', 'createdBy', 'updatedBy', 'importId', 'sourceKey');
const pictures = documents.omit('version', 'createdBy', 'storedAt', 'replacedAt');

/** The columns of the event `e`. */
export const EVENT_COLUMNS = `${read.columns('e')},
  (SELECT json_build_object('name', u.name, 'surname', u.surname) FROM users u WHERE u.id = e.created_by) AS author`;

export type EventRow = RowOf<typeof read> & Pick<CgmEvent, 'author'>;

/** The test that an event belongs to. */
export interface EventOwner {
  accountId: string;
  medicalTestId: string;
}

/** One event of a test. @throws HttpProblem 404 */
export async function findEvent(
  sql: Sql,
  { accountId, medicalTestId }: EventOwner,
  id: string,
): Promise<EventRow> {
  const { rows } = await sql.query<EventRow>(
    `SELECT ${EVENT_COLUMNS} FROM cgm_events e WHERE e.account_id = $1 AND e.medical_test_id = $2 AND e.id = $3`,
    [accountId, medicalTestId, id],
  );
  return requireFound(rows[0]);
}

/** An event with the figures of its foods. */
export type EventContent = Omit<CgmEventForm, 'foods'> & { foods: MealFood[] };

/** Inserts an event; the caller has checked permissions. */
export async function insertEvent(
  sql: Sql,
  { userId, ...owner }: EventOwner & { userId: string | null },
  form: EventContent,
): Promise<string> {
  const id = newId();
  const span = { startsAt: form.start, endsAt: form.end };
  await events.insert(sql, { ...form, ...span, ...owner, id, createdBy: userId });
  return id;
}

export async function changeEvent(
  sql: Sql,
  id: string,
  form: EventContent,
  { by, at }: { by: string; at: Date },
): Promise<void> {
  const span = { startsAt: form.start, endsAt: form.end };
  const changed = { updatedAt: at.toISOString(), updatedBy: by, version: NEXT_VERSION };
  await events.update(sql, { id }, { ...form, ...span, ...changed });
}

/** The stored pictures of events, by the event's id, oldest first. */
export async function picturesOf(
  sql: Sql,
  accountId: string,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, Document[]>> {
  const found = new Map<string, Document[]>();
  if (eventIds.length === 0) return found;
  const rows = await pictures.select(
    sql,
    `WHERE x.account_id = $1 AND x.entity_type = 'CGM_EVENT' AND x.entity_id = ANY ($2::uuid[]) AND x.state = 'STORED'
     ORDER BY x.created_at, x.id`,
    [accountId, eventIds],
  );
  for (const row of rows) found.set(row.entityId, [...(found.get(row.entityId) ?? []), toDocument(row)]);
  return found;
}

export const epochOf = (instant: string): number => Date.parse(instant) / 1000;

/** What events are assessed by. */
export interface Judging {
  series: CgmSeries;
  profile: RangeProfile;
  now: Date;
}

/** What belongs to an event besides its row. */
export interface Belonging {
  pictures: ReadonlyMap<string, readonly Document[]>;
  /** Foods that can still be chosen. */
  available: ReadonlySet<string>;
}

export function toEvent(
  row: EventRow,
  { series, profile, now }: Judging,
  { pictures, available }: Belonging,
): CgmEvent {
  const { startsAt: start, endsAt: end, foods, ...event } = row;
  const nowEpoch = Math.floor(now.getTime() / 1000);
  const endEpoch = end === null ? null : epochOf(end);
  const window = eventWindow(epochOf(start), endEpoch);
  return {
    ...event,
    start,
    end,
    foods: foods.map((logged) => ({ ...(logged as MealFood), isAvailable: available.has(logged.foodId) })),
    scores: cgmScores(series, { ...window, timeframe: 'EVENT', nowEpoch, profile }),
    response: eventResponse(series, epochOf(start), nowEpoch, { endEpoch, profile }),
    pictures: [...(pictures.get(row.id) ?? [])],
  };
}
