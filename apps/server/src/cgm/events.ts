import {
  cgmEventSchema,
  cgmScores,
  eventWindow,
  type CgmEventForm,
  type CgmSeries,
} from '@healzy/domain/cgm';
import { acceptsData, type RangeProfile } from '@healzy/domain/medical-tests';
import type { CgmEvent } from '@healzy/api/schema';
import type { Sql } from '../db/database.ts';
import { newId } from '../db/ids.ts';
import { handler } from '../http/calls.ts';
import { checked } from '../http/form.ts';
import { countedPage } from '../http/paging.ts';
import { conflict, notFound } from '../http/refusals.ts';
import { demandCgmTest } from '../medical-tests/access.ts';
import { loadSeries, periodOf } from './series.ts';

interface EventRow {
  id: string;
  medicalTestId: string;
  type: CgmEvent['type'];
  subtype: CgmEvent['subtype'];
  name: string;
  description: string | null;
  comment: string | null;
  feeling: CgmEvent['feeling'];
  startsAt: string;
  endsAt: string | null;
  createdAt: string;
}

const COLUMNS = `id, medical_test_id, type, subtype, name, description, comment, feeling, starts_at, ends_at, created_at`;

interface Judging {
  series: CgmSeries;
  profile: RangeProfile;
  now: Date;
}

function toEvent(row: EventRow, { series, profile, now }: Judging): CgmEvent {
  const window = eventWindow(Date.parse(row.startsAt) / 1000);
  const nowEpoch = Math.floor(now.getTime() / 1000);
  return {
    id: row.id,
    medicalTestId: row.medicalTestId,
    type: row.type,
    subtype: row.subtype,
    name: row.name,
    description: row.description,
    comment: row.comment,
    feeling: row.feeling,
    start: row.startsAt,
    end: row.endsAt,
    scores: cgmScores(series, { ...window, timeframe: 'EVENT', nowEpoch, profile }),
    createdAt: row.createdAt,
  };
}

export const listCgmEvents = handler('listCgmEvents', async ({ caller, path, query, services }, sql) => {
  const { test } = await demandCgmTest(sql, caller, path.medicalTestId, 'read');
  const series = await loadSeries(sql, caller.accountId, test.id);
  const period = periodOf(series, query);
  const fromAt = query.from === undefined ? null : isoOf(period?.fromEpoch);
  const toAt = query.to === undefined ? null : isoOf(period?.toEpoch);
  const page = await countedPage<EventRow>(sql, query, {
    name: 'cgm-events',
    columns: COLUMNS,
    from: 'cgm_events',
    where: `account_id = $1 AND medical_test_id = $2 AND ($3::timestamptz IS NULL OR starts_at >= $3)
      AND ($4::timestamptz IS NULL OR starts_at < $4)`,
    params: [caller.accountId, test.id, fromAt, toAt],
    by: 'starts_at',
    id: 'id',
  });
  const judging = { series, profile: test.rangeProfile, now: services.now() };
  return { status: 200, body: { ...page, items: page.items.map((row) => toEvent(row, judging)) } };
});

const isoOf = (epochSeconds: number | undefined): string | null =>
  epochSeconds === undefined ? null : new Date(epochSeconds * 1000).toISOString();

/** Writes an event; the caller of this has checked who may. */
export async function insertEvent(
  sql: Sql,
  owner: { accountId: string; medicalTestId: string; userId: string | null },
  form: CgmEventForm,
): Promise<string> {
  const id = newId();
  await sql.query(
    `INSERT INTO cgm_events (id, account_id, medical_test_id, type, subtype, name, description, comment, feeling,
       starts_at, ends_at, created_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      id,
      owner.accountId,
      owner.medicalTestId,
      form.type,
      form.subtype,
      form.name,
      form.description,
      form.comment,
      form.feeling,
      form.start,
      form.end,
      owner.userId,
    ],
  );
  return id;
}

export const createCgmEvent = handler('createCgmEvent', async ({ caller, path, body, services }, sql) => {
  const { test } = await demandCgmTest(sql, caller, path.medicalTestId, 'edit');
  if (!acceptsData(test.state))
    throw conflict('MEDICAL_TEST_FINAL', 'A finished or cancelled test takes no more data.');
  const form = checked(cgmEventSchema, body);
  const owner = { accountId: caller.accountId, medicalTestId: test.id, userId: caller.userId };
  const id = await insertEvent(sql, owner, form);
  const { rows } = await sql.query<EventRow>(`SELECT ${COLUMNS} FROM cgm_events WHERE id = $1`, [id]);
  if (!rows[0]) throw notFound();
  const series = await loadSeries(sql, caller.accountId, test.id);
  return {
    status: 201,
    body: toEvent(rows[0], { series, profile: test.rangeProfile, now: services.now() }),
  };
});

export const deleteCgmEvent = handler('deleteCgmEvent', async ({ caller, path }, sql) => {
  const { test } = await demandCgmTest(sql, caller, path.medicalTestId, 'edit');
  const { rows } = await sql.query('SELECT 1 FROM cgm_events WHERE id = $1 AND medical_test_id = $2', [
    path.eventId,
    test.id,
  ]);
  if (rows.length === 0) throw notFound();
  if (!acceptsData(test.state))
    throw conflict('MEDICAL_TEST_FINAL', 'A finished or cancelled test stays as it is.');
  await sql.query('DELETE FROM cgm_events WHERE id = $1', [path.eventId]);
  return { status: 204 };
});
