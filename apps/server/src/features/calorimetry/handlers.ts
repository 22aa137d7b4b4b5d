import { compareTests } from '@healzy/domain/calorimetry';
import { localDateText } from '@healzy/domain/shared';
import type { CalorimetryCurves } from '@healzy/api/schema';
import type { LocalDate } from '@healzy/domain/shared';
import { z } from 'zod';
import type { Sql } from '../../platform/db/database.ts';
import { handler, longHandler, type LongCall } from '../../platform/http/calls.ts';
import { checked } from '../../platform/http/form.ts';
import { notFound } from '../../platform/http/http-problem.ts';
import { updated } from '../../platform/http/updates.ts';
import { figuresOf } from './cart-thread.ts';
import type { Circumstances, StoredMethod } from './computation.ts';
import { patientOnDay } from './body.ts';
import {
  loadTest,
  requireCurrent,
  requirePhases,
  requireRecorded,
  storeChanges,
  todayOf,
  type Loaded,
} from './open-test.ts';
import { bodyOf, isOutdated, packedSamples, toCalorimetry, type CalorimetryRow } from './test-rows.ts';

/** Everything that figures of a recording are computed from. */
export const workOf = async (sql: Sql, row: CalorimetryRow, circumstances: Circumstances) => ({
  packed: await packedSamples(sql, row),
  phases: row.phases?.items ?? [],
  windows: row.windows,
  circumstances,
});

export const getCalorimetry = longHandler('getCalorimetry', async (call) => {
  const { caller, path, services } = call;
  const found = await call.inAccount(async (sql) => {
    const loaded = await loadTest(sql, { caller, id: path.medicalTestId, now: services.now() }, 'read');
    const { row } = loaded;
    const body = await toCalorimetry(sql, row, loaded);
    return { body, work: await outdatedWork(sql, loaded) };
  });
  const { body, work } = found;
  const shown = work === null ? body : { ...body, results: (await figuresOf(work)).results };
  return { status: 200, body: shown, version: body.version };
});

export const getCalorimetryCurves = handler(
  'getCalorimetryCurves',
  async ({ caller, path, services }, sql) => {
    const loaded = await loadTest(sql, { caller, id: path.medicalTestId, now: services.now() }, 'read');
    const { id } = requireRecorded(loaded);
    const { rows } = await sql.query<{ curves: CalorimetryCurves }>(
      'SELECT curves FROM calorimetry_samples WHERE test_id = $1',
      [id],
    );
    if (rows[0] === undefined) throw notFound();
    return { status: 200, body: rows[0].curves };
  },
);

const textSchema = z
  .string()
  .trim()
  .max(10_000)
  .transform((text) => (text === '' ? null : text))
  .nullable();

/** The form of a test; `today` where the patient lives. */
const formSchema = (today: LocalDate) =>
  z.object({
    testedOn: localDateText.refine((day) => day <= today, { error: 'DATE_IN_FUTURE' }),
    method: z.custom<StoredMethod>(),
    conditions: z.custom<CalorimetryRow['conditions']>(),
    observations: textSchema,
    conclusions: textSchema,
  });

export const updateCalorimetry = longHandler('updateCalorimetry', async (call) => {
  const { caller, path, body, ifMatch, services } = call;
  const now = services.now();
  const of = { caller, id: path.medicalTestId, now };
  const before = await call.inAccount(async (sql) => {
    const loaded = await loadTest(sql, of, 'open');
    await requireCurrent(sql, loaded, ifMatch);
    return preparedUpdate(sql, loaded, { body, now });
  });
  const figures = before.work === null ? null : await figuresOf(before.work);
  return call.inAccountOnce(async (sql) => {
    const loaded = await loadTest(sql, of, 'open');
    await requireCurrent(sql, loaded, ifMatch);
    const changes = {
      ...before.form,
      ...(before.work !== null && { ...figures, body: before.work.circumstances.body }),
    };
    return { status: 200, ...(await storeChanges(sql, loaded, { changes, now })) };
  });
});

/** The form after the update, and what has to be computed again with it. */
async function preparedUpdate(
  sql: Sql,
  loaded: Loaded,
  { body, now }: { body: LongCall<'updateCalorimetry'>['body']; now: Date },
) {
  const { row, test, caller } = loaded;
  const owner = { accountId: caller.accountId, patientId: test.patientId };
  const today = await todayOf(sql, { ...owner, now });
  const shown = await toCalorimetry(sql, row, loaded);
  const { energy, substrates, nitrogenGDay } = shown.method;
  const stored = {
    testedOn: shown.testedOn ?? today,
    method: { energy: energy.id, substrates: substrates.id, nitrogenGDay },
    conditions: shown.conditions,
    observations: shown.observations,
    conclusions: shown.conclusions,
  };
  const form = checked(formSchema(today), updated('updateCalorimetry', stored, body));
  const isSame =
    row?.testedOn === form.testedOn && JSON.stringify(row.method) === JSON.stringify(form.method);
  if (row?.documentId == null || (isSame && !isOutdated(row, loaded))) return { form, work: null };
  const onDay = await patientOnDay(sql, owner, form.testedOn);
  return { form, work: await workOf(sql, row, { body: onDay.body, method: form.method }) };
}

export const compareCalorimetry = longHandler('compareCalorimetry', async (call) => {
  const { caller, path, query, services } = call;
  const now = services.now();
  const found = await call.inAccount(async (sql) => {
    const [mine, earlier] = [
      await loadTest(sql, { caller, id: path.medicalTestId, now }, 'read'),
      await loadTest(sql, { caller, id: query.earlierId, now }, 'read'),
    ];
    if (mine.test.patientId !== earlier.test.patientId) throw notFound();
    const nameOf = (loaded: Loaded) => ({
      medicalTestId: loaded.test.id,
      name: loaded.test.name,
      testedOn: requirePhases(loaded).testedOn,
    });
    const names = { now: nameOf(mine), before: nameOf(earlier) };
    return { names, mine: await shownResults(sql, mine), earlier: await shownResults(sql, earlier) };
  });
  const [mine, earlier] = [await resultsOf(found.mine), await resultsOf(found.earlier)];
  return { status: 200, body: { ...found.names, ...compareTests(mine, earlier) } };
});

/** The stored results, and what they have to be computed from where the patient's body has changed since. */
const shownResults = async (sql: Sql, loaded: Loaded) => ({
  stored: loaded.row?.results ?? { phases: [], resting: null },
  work: await outdatedWork(sql, loaded),
});

const resultsOf = async ({ stored, work }: Awaited<ReturnType<typeof shownResults>>) =>
  work === null ? stored : (await figuresOf(work)).results;

/** What the figures have to be computed from again for the body that the record has now; null where they are of it. */
export const outdatedWork = async (sql: Sql, loaded: Loaded) => {
  const { row } = loaded;
  return row !== undefined && isOutdated(row, loaded)
    ? workOf(sql, row, { body: bodyOf(row, loaded), method: row.method })
    : null;
};
