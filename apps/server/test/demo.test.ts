import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillWithDemoData } from '../src/demo/fill.ts';
import { DEMO_TESTS } from '../src/features/cgm/demo/tests.ts';
import { foodSchema, suitabilityOf } from '@healzy/domain/foods';
import { REFERENCED_NUTRIENTS, referenceIntake } from '@healzy/domain/menus';
import { energyFloor, planDayOn } from '@healzy/domain/nutritional-plans';
import { daysOfLocalDate, localDateOfDays, todayIn } from '@healzy/domain/shared';
import { ageMonthsOn, ingredientTotals, shareOf, type TakenSupplement } from '@healzy/domain/supplements';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import type { Person } from './clinics.ts';

let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());

const system = <Row>(text: string, params: unknown[] = []) =>
  bed.database.asSystem((sql) => sql.query<Row>(text, params));

async function personOf(email: string, account: string): Promise<Person> {
  const { rows } = await system<Person>(
    `SELECT u.id AS "userId", u.email, m.account_id AS "accountId", m.professional_id AS "professionalId", m.roles
     FROM users u JOIN memberships m ON m.user_id = u.id JOIN accounts a ON a.id = m.account_id
     WHERE u.email = $1 AND a.name = $2`,
    [email, account],
  );
  if (!rows[0]) throw new Error(`${email} does not work in ${account}.`);
  return rows[0];
}

it('leaves a database with accounts alone', async () => {
  const before = await system('SELECT id FROM users ORDER BY id');
  await fillWithDemoData(bed.app.services);
  expect(await system('SELECT id FROM users ORDER BY id')).toEqual(before);
});

it('fills an empty one, also after an interrupted attempt, and only once', async () => {
  await system(`INSERT INTO server_secrets (name, value) VALUES ('demo.state', '{"done": false}')`);
  await system(
    `INSERT INTO accounts (id, name) VALUES ('01a1fd4d-2551-7f95-85d0-08956962deba', 'half done')`,
  );
  await fillWithDemoData(bed.app.services);
  const accounts = await system<{ id: string; name: string }>('SELECT id, name FROM accounts ORDER BY name');
  expect(accounts.rows.map(({ name }) => name)).toEqual(['Centro Brisa', 'Clínica Alba']);
  await fillWithDemoData(bed.app.services);
  expect((await system('SELECT id, name FROM accounts ORDER BY name')).rows).toEqual(accounts.rows);
}, 60_000);

it('gives both clinics patients, tests in every state and traces up to today', async () => {
  const alba = await personOf('especialista@clinica-alba.example', 'Clínica Alba');
  const brisa = await personOf('especialista@centro-brisa.example', 'Centro Brisa');
  const admin = await personOf('admin@clinica-alba.example', 'Clínica Alba');
  const all = await bed.call('listPatients', { as: admin, query: { limit: 100 } });
  const others = await bed.call('listPatients', { as: brisa, query: { limit: 100 } });
  expect(all.body.total + others.body.total).toBe(40);

  const list = await bed.call('listPatients', { as: alba, query: { search: 'villalba' } });
  const patient = list.body.items[0] as { id: string; testsInProgress: { id: string }[] };
  const medicalTestId = patient.testsInProgress[0]?.id ?? '';
  const scores = await bed.call('getCgmScores', { as: alba, path: { medicalTestId } });
  expect(scores.body.sufficiency.days).toBeGreaterThanOrEqual(13);
  const readings = await bed.call('getCgmReadings', { as: alba, path: { medicalTestId } });
  const last = (readings.body.epochSeconds as number[]).at(-1) ?? 0;
  expect(last * 1000).toBeLessThanOrEqual(Date.now());
  expect(last * 1000).toBeGreaterThan(Date.now() - 24 * 3600_000);
  const events = await bed.call('listCgmEvents', { as: alba, path: { medicalTestId } });
  expect(events.body.total).toBeGreaterThan(20);

  const states = await bed.database.asAccount({ accountId: alba.accountId }, (sql) =>
    sql.query<{ state: string }>('SELECT DISTINCT state FROM medical_tests ORDER BY state'),
  );
  expect(states.rows.map(({ state }) => state)).toEqual(
    [...new Set(DEMO_TESTS.map(({ state }) => state))].sort(),
  );
});

/** The tests of one type of the patient of Clínica Alba that a search finds, the latest first. */
async function testsOf(as: Person, search: string, type: string) {
  const { body } = await bed.call('listPatients', { as, query: { search } });
  const patient = body.items[0] as { id: string };
  const list = await bed.call('listMedicalTests', { as, path: { patientId: patient.id } });
  const tests = list.body.items as { id: string; type: string; state: string }[];
  return tests.filter((test) => test.type === type);
}

it('shows two calorimetries that compare, with a resting energy that a plan can use', async () => {
  const as = await personOf('especialista@clinica-alba.example', 'Clínica Alba');
  const [latest, first] = await testsOf(as, 'villalba', 'CALORIMETRY');
  expect([latest?.state, first?.state]).toEqual(['FINISHED', 'FINISHED']);
  const path = { medicalTestId: latest?.id ?? '' };
  const shown = (await bed.call('getCalorimetry', { as, path })).body;
  expect(shown.phases).toMatchObject({ isSaved: true, problems: [] });
  expect(shown.results.resting).toMatchObject({ isSteady: true, flags: [] });
  expect(shown.results.fatMax).toMatchObject({ isBracketed: true });
  const query = { earlierId: first?.id ?? '' };
  expect((await bed.call('compareCalorimetry', { as, path, query })).body.phases).toHaveLength(8);
  const headers = { 'if-match': `"${shown.version}"` };
  const used = await bed.call('useCalorimetryInPlan', { as, path, headers });
  expect(used).toMatchObject({ status: 200, body: { planUse: { isCurrent: true, isSteady: true } } });
});

it('shows two blood analyses, one finished and one to be finished, two values of each out of range', async () => {
  const as = await personOf('especialista@clinica-alba.example', 'Clínica Alba');
  const tests = await testsOf(as, 'echeverri', 'BLOOD_ANALYSIS');
  expect(tests.map(({ state }) => state)).toEqual(['IN_PROGRESS', 'FINISHED']);
  for (const { id: medicalTestId, state } of tests) {
    const path = { medicalTestId };
    const results = (await bed.call('getBloodResults', { as, path })).body;
    const positions = (results.values as { position: string }[]).map(({ position }) => position);
    expect(positions.filter((position) => position !== 'WITHIN')).toHaveLength(2);
    expect([results.values.length, results.critical]).toEqual([25, []]);
    const { body } = await bed.call('getBloodDiagnosis', { as, path });
    expect([body.state, body.isOutdated, body.finished !== null]).toEqual([
      'READY',
      false,
      state === 'FINISHED',
    ]);
  }
});

it('gives no patient an energy that somebody would have to answer for', async () => {
  const admin = await personOf('admin@clinica-alba.example', 'Clínica Alba');
  const { rows } = await bed.database.asAccount({ accountId: admin.accountId }, (sql) =>
    sql.query<{ id: string }>(
      'SELECT id FROM nutritional_plans WHERE account_id = $1 AND energy IS NOT NULL',
      [admin.accountId],
    ),
  );
  const menus = rows.map(({ id }) => bed.call('getMenus', { as: admin, path: { id } }));
  const doubts = (await Promise.all(menus)).map(({ body }) => body.energyDoubt as unknown);
  expect(doubts.length).toBeGreaterThan(2);
  expect(new Set(doubts)).toEqual(new Set([null]));
});

const inAlba = async <Row>(text: string, params: unknown[] = []) => {
  const { accountId } = await personOf('admin@clinica-alba.example', 'Clínica Alba');
  const { rows } = await bed.database.asAccount({ accountId }, (sql) =>
    sql.query<Row>(text, [accountId, ...params]),
  );
  return rows;
};

it('shows what the product does: running weeks, a finished follow-up with its trend, a coeliac and a child', async () => {
  const admin = await personOf('admin@clinica-alba.example', 'Clínica Alba');
  const today = todayIn('Europe/Madrid', new Date());
  const plans = await inAlba<{ id: string; name: string; startDate: string; weeks: number; energy: unknown }>(
    `SELECT id, name, start_date::text, weeks, energy FROM nutritional_plans WHERE account_id = $1`,
  );
  const running = plans.filter((plan) => planDayOn(plan, today) !== null);
  expect(running.length).toBeGreaterThan(1);
  const weekOf = async (id: string, week: number) => {
    const { body } = await bed.call('getMenus', { as: admin, path: { id } });
    const days = (body.weeks as { meals: Record<string, unknown[]> }[][])[week] ?? [];
    return days.filter((day) => JSON.stringify(day).includes('foodId')).length;
  };
  for (const plan of running) {
    const week = planDayOn(plan, today)?.week ?? 0;
    expect(await weekOf(plan.id, week), plan.name).toBe(7);
    if (week + 1 < plan.weeks) expect(await weekOf(plan.id, week + 1), plan.name).toBe(7);
  }
  const [coeliac] = plans.filter(({ name }) => name === 'Plan sin gluten');
  expect(coeliac?.energy).toMatchObject({ kcal: 1650 });
  expect(await weekOf(coeliac?.id ?? '', 0)).toBe(7);

  const [finished] = await inAlba<{ open: number; steps: number; ended: boolean; surveys: number }>(
    `SELECT count(*) FILTER (WHERE s.done_at IS NULL)::int AS open, count(*)::int AS steps,
       bool_and(x.ended_at IS NOT NULL) AS ended,
       (SELECT count(*)::int FROM surveys v WHERE v.account_id = $1 AND v.patient_id = x.patient_id) AS surveys
     FROM follow_up_plans x JOIN follow_up_steps s ON s.account_id = $1 AND s.follow_up_plan_id = x.id
     WHERE x.account_id = $1 AND x.state = 'COMPLETED' GROUP BY x.patient_id`,
  );
  expect(finished).toMatchObject({ open: 0, ended: true, surveys: 6 });
  const weights = await inAlba<{ kg: number }>(
    `SELECT (v.answers->>'weightKg')::float AS kg FROM surveys v JOIN follow_up_plans x
       ON x.account_id = $1 AND x.patient_id = v.patient_id AND x.state = 'COMPLETED'
     WHERE v.account_id = $1 ORDER BY v.created_at`,
  );
  expect(weights.length).toBe(6);
  expect(weights.at(-1)!.kg).toBeLessThan(weights[0]!.kg);

  const unread = await bed.call('getChatCounts', { as: admin });
  expect(unread.body.unread, JSON.stringify(unread.body)).toBeGreaterThan(0);

  const children = await bed.call('listPatients', { as: admin, query: { limit: 100 } });
  const ages = (children.body.items as { age: number }[]).map(({ age }) => age);
  expect(ages.filter((age) => age < 18)).toHaveLength(1);
});

it('has a plan for every day of which a diary is logged', async () => {
  const specialist = await personOf('especialista@clinica-alba.example', 'Clínica Alba');
  const patients = await inAlba<{ id: string }>(
    'SELECT DISTINCT patient_id AS id FROM wearable_devices WHERE account_id = $1',
  );
  expect(patients).not.toEqual([]);
  const today = daysOfLocalDate(todayIn('Europe/Madrid', new Date()))!;
  const [from, to] = [localDateOfDays(today - 20), localDateOfDays(today)];
  for (const { id } of patients) {
    const { body } = await bed.call('getWearableNutrition', {
      as: specialist,
      path: { patientId: id },
      query: { from, to },
    });
    const logged = (body.days as { logged: unknown; planned: unknown }[]).filter(
      (day) => day.logged !== null,
    );
    expect(logged.length).toBeGreaterThan(7);
    expect(logged.filter(({ planned }) => planned === null)).toEqual([]);
  }
});

it('keeps gluten from the coeliac in every week that has menus', async () => {
  const admin = await personOf('admin@clinica-alba.example', 'Clínica Alba');
  const [plan] = await inAlba<{ id: string }>(
    `SELECT id FROM nutritional_plans WHERE account_id = $1 AND name = 'Plan sin gluten'`,
  );
  const { body } = await bed.call('getMenus', { as: admin, path: { id: plan?.id ?? '' } });
  expect(body.restrictions).toContain('GLUTEN');
  const eaten = [...JSON.stringify(body.weeks).matchAll(/"foodId":"([^"]+)"/g)].map(([, id]) => id);
  const rows = await inAlba<{ food: unknown }>(
    'SELECT food FROM provider_foods WHERE $1::uuid IS NOT NULL AND id = ANY ($2)',
    [[...new Set(eaten)]],
  );
  // Five meals on each of seven days at least; all of the catalogue, so that what each contains is known.
  expect(eaten.length).toBeGreaterThan(35);
  expect(rows).toHaveLength(new Set(eaten).size);
  for (const { food } of rows) {
    const stored = foodSchema.parse(food);
    const { notFor, unknownFor } = suitabilityOf(stored);
    expect([...notFor, ...unknownFor], stored.nameEs ?? stored.nameEn ?? '').not.toContain('GLUTEN');
  }
});

it('measures the child by no limit of adults', async () => {
  const [child] = await inAlba<{ sex: 'FEMALE' | 'MALE'; age: number }>(
    `SELECT sex, date_part('year', age(birthdate))::int AS age FROM patients
     WHERE account_id = $1 AND birthdate > now() - interval '18 years'`,
  );
  const { sex, age } = child ?? { sex: 'FEMALE', age: 99 };
  expect(energyFloor({ sex, age, state: null }).group).toBe('CHILD');
  const limits = REFERENCED_NUTRIENTS.map(
    (nutrient) => referenceIntake(nutrient, { sex, age, energy: 1600 })?.limit,
  );
  expect(new Set(limits)).toEqual(new Set([null]));
});

it('has a patient whose vitamin D is near its limit, and nobody beyond one', async () => {
  const admin = await personOf('admin@clinica-alba.example', 'Clínica Alba');
  const today = todayIn('Europe/Madrid', new Date());
  const { body } = await bed.call('listPatients', { as: admin, query: { limit: 100 } });
  /** In percent of the level that applies. */
  const shares: { code: string; share: number }[] = [];
  for (const { id, birthdate, sex } of body.items as { id: string; birthdate: string; sex: 'FEMALE' }[]) {
    const taken = await bed.call('listPatientSupplements', {
      as: admin,
      path: { patientId: id },
      query: { limit: 100 },
    });
    const person = {
      ageMonths: ageMonthsOn(birthdate, today),
      sex,
      pregnancy: 'UNKNOWN',
      weightKg: 'UNKNOWN',
    } as const;
    const { totals } = ingredientTotals(taken.body.items as TakenSupplement[], person, today);
    shares.push(...totals.map(({ code, day }) => ({ code, share: shareOf(day) ?? 0 })));
  }
  const near = shares.filter(({ share }) => share >= 70);
  expect(near.map(({ code }) => code)).toContain('VITAMIN_D');
  expect(shares.filter(({ share }) => share >= 100)).toEqual([]);
});

it('says of the appointments of past days who came, and of today and later nothing', async () => {
  const { accountId } = await personOf('especialista@clinica-alba.example', 'Clínica Alba');
  const { rows } = await bed.database.asAccount({ accountId }, (sql) =>
    sql.query<{ isPast: boolean; attendance: string | null; count: number }>(
      `SELECT a.starts_at < date_trunc('day', $1::timestamptz AT TIME ZONE c.timezone) AT TIME ZONE c.timezone
           AS "isPast", a.attendance, count(*)::integer AS count
       FROM appointments a JOIN accounts c ON c.id = a.account_id
       WHERE a.account_id = $2 AND a.state = 'SCHEDULED' GROUP BY 1, 2`,
      [bed.now.value.toISOString(), accountId],
    ),
  );
  const countOf = (isPast: boolean, attendance: string | null) =>
    rows.find((row) => row.isPast === isPast && row.attendance === attendance)?.count ?? 0;
  expect(countOf(true, 'MISSED')).toBeGreaterThan(0);
  expect(countOf(true, 'ATTENDED')).toBeGreaterThan(5 * countOf(true, 'MISSED'));
  expect(countOf(true, null)).toBe(0);
  expect(rows.filter(({ isPast, attendance }) => !isPast && attendance !== null)).toEqual([]);
});
