import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillWithDemoData } from '../src/demo/fill.ts';
import { DEMO_TESTS } from '../src/cgm/demo/tests.ts';
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
