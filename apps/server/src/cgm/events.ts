import {
  cgmEventRecord,
  cgmEventSchema,
  cgmScores,
  eventWindow,
  type CgmEventForm,
  type CgmSeries,
} from '@healzy/domain/cgm';
import { acceptsData, type RangeProfile } from '@healzy/domain/medical-tests';
import type { CgmEvent } from '@healzy/api/schema';
import { columnOfType, idColumn } from '../db/columns.ts';
import type { Sql } from '../db/database.ts';
import { newId } from '../db/ids.ts';
import { table, type RowOf } from '../db/table.ts';
import { handler } from '../http/calls.ts';
import { checked } from '../http/form.ts';
import { countedPage } from '../http/paging.ts';
import { conflict, notFound } from '../http/http-problem.ts';
import { requireCgmTest } from '../medical-tests/access.ts';
import { loadSeries, periodOf } from './series.ts';

const events = table(
  'cgm_events',
  cgmEventRecord.extend({ accountId: idColumn, subtype: columnOfType<CgmEvent['subtype']>() }),
);
const read = events.omit('accountId', 'createdBy');

interface Judging {
  series: CgmSeries;
  profile: RangeProfile;
  now: Date;
}

function toEvent(row: RowOf<typeof read>, { series, profile, now }: Judging): CgmEvent {
  const { startsAt: start, endsAt: end, ...event } = row;
  const window = eventWindow(Date.parse(start) / 1000);
  const nowEpoch = Math.floor(now.getTime() / 1000);
  const scores = cgmScores(series, { ...window, timeframe: 'EVENT', nowEpoch, profile });
  return { ...event, start, end, scores };
}

export const listCgmEvents = handler('listCgmEvents', async ({ caller, path, query, services }, sql) => {
  const { test } = await requireCgmTest(sql, caller, path.medicalTestId, 'read');
  const series = await loadSeries(sql, caller.accountId, test.id);
  const period = periodOf(series, query);
  const fromAt = query.from === undefined ? null : isoOf(period?.fromEpoch);
  const toAt = query.to === undefined ? null : isoOf(period?.toEpoch);
  const page = await countedPage<RowOf<typeof read>>(sql, query, {
    name: 'cgm-events',
    columns: read.columns('cgm_events'),
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

/** Inserts an event; the caller has checked permissions. */
export async function insertEvent(
  sql: Sql,
  owner: { accountId: string; medicalTestId: string; userId: string | null },
  form: CgmEventForm,
): Promise<string> {
  const id = newId();
  const { accountId, medicalTestId, userId: createdBy } = owner;
  const span = { startsAt: form.start, endsAt: form.end };
  await events.insert(sql, { ...form, ...span, id, accountId, medicalTestId, createdBy });
  return id;
}

export const createCgmEvent = handler('createCgmEvent', async ({ caller, path, body, services }, sql) => {
  const { test } = await requireCgmTest(sql, caller, path.medicalTestId, 'edit');
  if (!acceptsData(test.state))
    throw conflict('MEDICAL_TEST_FINAL', 'A finished or cancelled test takes no more data.');
  const form = checked(cgmEventSchema, body);
  const owner = { accountId: caller.accountId, medicalTestId: test.id, userId: caller.userId };
  const id = await insertEvent(sql, owner, form);
  const row = await read.find(sql, { id });
  if (!row) throw notFound();
  const series = await loadSeries(sql, caller.accountId, test.id);
  return {
    status: 201,
    body: toEvent(row, { series, profile: test.rangeProfile, now: services.now() }),
  };
});

export const deleteCgmEvent = handler('deleteCgmEvent', async ({ caller, path }, sql) => {
  const { test } = await requireCgmTest(sql, caller, path.medicalTestId, 'edit');
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
