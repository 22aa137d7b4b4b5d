import { cgmEventSchemaWithin, eventPeriod, type CgmEventForm } from '@healzy/domain/cgm';
import type { MealFood } from '@healzy/domain/cgm/meals';
import { acceptsData } from '@healzy/domain/medical-tests';
import type { Sql } from '../../../platform/db/database.ts';
import { removeDocumentRow } from '../../documents/handlers.ts';
import { handler, type Caller } from '../../../platform/http/calls.ts';
import { checked } from '../../../platform/http/form.ts';
import { countedPage } from '../../../platform/http/paging.ts';
import { updated } from '../../../platform/http/updates.ts';
import { requireVersion, versioned } from '../../../platform/http/versions.ts';
import { requireCgmTest } from '../../medical-tests/access.ts';
import { testFinal } from '../../medical-tests/problems.ts';
import type { TestRow } from '../../medical-tests/test-rows.ts';
import { requireOpenTest } from '../open-test.ts';
import { loadSeries, periodOf } from '../series.ts';
import {
  changeEvent,
  EVENT_COLUMNS,
  findEvent,
  insertEvent,
  picturesOf,
  toEvent,
  type Belonging,
  type EventOwner,
  type EventRow,
  type Judging,
} from './event-rows.ts';
import { availableFoods, loggedFoods } from './logged-foods.ts';

const isoOf = (epochSeconds: number | undefined): string | null =>
  epochSeconds === undefined ? null : new Date(epochSeconds * 1000).toISOString();

export const listCgmEvents = handler('listCgmEvents', async ({ caller, path, query, services }, sql) => {
  const { test, access } = await requireCgmTest(sql, caller, path.medicalTestId, 'read');
  const series = await loadSeries(sql, caller.accountId, test.id);
  const asked = periodOf(series, query);
  const fromAt = query.from === undefined ? null : isoOf(asked?.fromEpoch);
  const toAt = query.to === undefined ? null : isoOf(asked?.toEpoch);
  const page = await countedPage<EventRow>(sql, query, {
    name: 'cgm-events',
    columns: EVENT_COLUMNS,
    from: 'cgm_events e',
    where: `e.account_id = $1 AND e.medical_test_id = $2 AND ($3::timestamptz IS NULL OR e.starts_at >= $3)
      AND ($4::timestamptz IS NULL OR e.starts_at < $4) AND ($5::text IS NULL OR e.type = $5)`,
    params: [caller.accountId, test.id, fromAt, toAt, query.type ?? null],
    by: 'e.starts_at',
    id: 'e.id',
    isDescending: query.sort === '-start',
  });
  const now = services.now();
  const judging = { series, profile: test.rangeProfile, now };
  const belonging = await belongingTo(sql, caller.accountId, page.items);
  return {
    status: 200,
    body: {
      ...page,
      items: page.items.map((row) => toEvent(row, judging, belonging)),
      zone: series.zone,
      canEdit: access === 'edit' && acceptsData(test.state),
      period: eventPeriod(series, Math.floor(now.getTime() / 1000)),
    },
  };
});

export const getCgmEvent = handler('getCgmEvent', async ({ caller, path, services }, sql) => {
  const { test } = await requireCgmTest(sql, caller, path.medicalTestId, 'read');
  const judging = await judgingOf(sql, caller, test, services.now());
  return { status: 200, ...(await answer(sql, ownerOf(caller, test), path.eventId, judging)) };
});

async function judgingOf(sql: Sql, { accountId }: Caller, test: TestRow, now: Date): Promise<Judging> {
  const series = await loadSeries(sql, accountId, test.id);
  return { series, profile: test.rangeProfile, now };
}

const ownerOf = ({ accountId }: Caller, { id: medicalTestId }: TestRow): EventOwner => ({
  accountId,
  medicalTestId,
});

/** What belongs to these events, read at once. */
async function belongingTo(sql: Sql, accountId: string, rows: readonly EventRow[]): Promise<Belonging> {
  const ids = rows.map(({ id }) => id);
  const foodIds = rows.flatMap(({ foods }) => foods.map(({ foodId }) => foodId));
  return {
    pictures: await picturesOf(sql, accountId, ids),
    available: await availableFoods(sql, accountId, foodIds),
  };
}

/** The response with one event. */
async function answer(sql: Sql, owner: EventOwner, id: string, judging: Judging) {
  const row = await findEvent(sql, owner, id);
  return versioned(toEvent(row, judging, await belongingTo(sql, owner.accountId, [row])));
}

/** The input, once it is valid within the test's period. */
function checkedForm(
  body: unknown,
  { series, now }: Judging,
  unchanged?: Pick<CgmEventForm, 'start' | 'end'>,
): CgmEventForm {
  const nowEpoch = Math.floor(now.getTime() / 1000);
  return checked(cgmEventSchemaWithin(eventPeriod(series, nowEpoch), nowEpoch, unchanged), body);
}

export const createCgmEvent = handler('createCgmEvent', async ({ caller, path, body, services }, sql) => {
  const test = await requireOpenTest(sql, caller, path.medicalTestId);
  const owner = ownerOf(caller, test);
  const judging = await judgingOf(sql, caller, test, services.now());
  const form = checkedForm(body, judging);
  const foods = await loggedFoods(sql, caller.accountId, form.foods);
  const id = await insertEvent(sql, { ...owner, userId: caller.userId }, { ...form, foods });
  return { status: 201, ...(await answer(sql, owner, id, judging)) };
});

export const updateCgmEvent = handler(
  'updateCgmEvent',
  async ({ caller, path, body, ifMatch, services }, sql) => {
    // Locks the test, so that no one else changes its events meanwhile.
    const { test } = await requireCgmTest(sql, caller, path.medicalTestId, 'edit');
    const judging = await judgingOf(sql, caller, test, services.now());
    const owner = ownerOf(caller, test);
    const { body: before } = await answer(sql, owner, path.eventId, judging);
    if (!acceptsData(test.state)) throw testFinal();
    requireVersion(ifMatch, before);
    const form = checkedForm(updated('updateCgmEvent', before, body), judging, before);
    const foods = await loggedFoods(sql, caller.accountId, form.foods, before.foods as MealFood[]);
    await changeEvent(sql, before.id, { ...form, foods }, { by: caller.userId, at: judging.now });
    return { status: 200, ...(await answer(sql, owner, before.id, judging)) };
  },
);

export const deleteCgmEvent = handler(
  'deleteCgmEvent',
  async ({ caller, path, services, afterCommit }, sql) => {
    const { test } = await requireCgmTest(sql, caller, path.medicalTestId, 'edit');
    const owner = ownerOf(caller, test);
    const event = await findEvent(sql, owner, path.eventId);
    if (!acceptsData(test.state)) throw testFinal();
    const { rows } = await sql.query<{ id: string; storageKey: string | null }>(
      `SELECT id, storage_key FROM documents WHERE account_id = $1 AND entity_type = 'CGM_EVENT' AND entity_id = $2`,
      [caller.accountId, event.id],
    );
    for (const { id, storageKey } of rows) {
      await removeDocumentRow(sql, id);
      if (storageKey !== null) afterCommit(() => services.files.remove(storageKey));
    }
    await sql.query('DELETE FROM cgm_events WHERE id = $1', [event.id]);
    return { status: 204 };
  },
);
