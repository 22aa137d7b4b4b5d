import type { Database } from '../db/database.ts';
import { exclusively } from '../db/exclusively.ts';
import { newId } from '../db/ids.ts';
import { hashPassword } from '../identity/index.ts';
import { insertPatient } from '../patients/changes.ts';
import { searchKey } from '@healzy/domain/shared';
import type { Services } from '../services.ts';
import { addDemoAnswers } from './answers.ts';
import { addDemoDeletion } from './deleted-patients.ts';
import { addDemoAppointments } from './appointments.ts';
import { addDemoTest } from './cgm-tests.ts';
import { addDemoDocuments } from './documents.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, DEMO_PATIENTS, DEMO_USERS, type DemoAccount } from './people.ts';
import { addDemoMeasurements } from './body.ts';
import { addInvitations } from './invitations.ts';
import { addDemoNotes } from './notes.ts';
import { DEMO_TESTS } from './tests.ts';

export { DEMO_LOGINS, DEMO_PASSWORD } from './people.ts';

const MARK = 'demo.state';
/** Any number; the same in every process. */
const DEMO_LOCK = 7_326_002;

/**
 * Fills an empty database with two clinics and their invented people. A database with any account is left as it is,
 * unless an earlier filling was interrupted: then that is cleared away and done again.
 * @returns whether the database holds the invented people, or will when another process has filled it
 */
export async function fillWithDemoData(services: Services): Promise<boolean> {
  const isDemo = await exclusively(services.database, DEMO_LOCK, async () => {
    const state = await services.database.asSystem(async (sql) => {
      const marks = await sql.query<{ value: { done: boolean } }>(
        'SELECT value FROM server_secrets WHERE name = $1',
        [MARK],
      );
      const accounts = await sql.query('SELECT 1 FROM accounts LIMIT 1');
      const mark = marks.rows[0]?.value;
      if (mark?.done === true) return 'filled';
      if (mark === undefined && accounts.rows.length > 0) return 'leave';
      await sql.query(
        `INSERT INTO server_secrets (name, value) VALUES ($1, '{"done": false}') ON CONFLICT (name) DO NOTHING`,
        [MARK],
      );
      return 'fill';
    });
    if (state !== 'fill') return state === 'filled';
    await clearHalfDone(services.database);
    await fill(services);
    await services.database.asSystem((sql) =>
      sql.query(`UPDATE server_secrets SET value = '{"done": true}' WHERE name = $1`, [MARK]),
    );
    services.log.info('an empty database was filled with demo data');
    return true;
  });
  return isDemo ?? true;
}

/** Nobody can have worked in what is half done: the server was not up yet. */
async function clearHalfDone(database: Database): Promise<void> {
  const { rows } = await database.asSystem((sql) => sql.query<{ id: string }>('SELECT id FROM accounts'));
  for (const { id: accountId } of rows) {
    // Clinical records are closed to the system role, so each account removes its own.
    await database.asAccount({ accountId }, async (sql) => {
      await sql.query('DELETE FROM patients');
      await sql.query('DELETE FROM documents');
    });
  }
  await database.asSystem(async (sql) => {
    await sql.query('DELETE FROM accounts');
    await sql.query('DELETE FROM users');
  });
}

/** Where some of them came from, and what they are grouped by. */
const DEMO_COUPONS: Readonly<Record<number, string>> = { 0: 'BIENVENIDA', 4: 'AMIGO' };
const DEMO_TAGS: Readonly<Record<number, string[]>> = {
  0: ['Deportista'],
  2: ['Celiaquía', 'Empresa Lumbre'],
  3: ['Diabetes tipo 2'],
  5: ['Deportista', 'Empresa Lumbre', 'Vegetariana'],
};

interface Member {
  userId: string;
  professionalId: string | null;
}

async function fill(services: Services): Promise<void> {
  const users = await addUsers(services);
  for (const account of DEMO_ACCOUNTS) {
    const accountId = newId();
    const members = await addAccount(services, account, accountId, users);
    if (account.key === 'alba') await addInvitations(services, accountId);
    const patientIds = await addPatients(services, account, accountId, members);
    const lead = members.get(account.key);
    if (!lead?.professionalId) throw new Error(`${account.name} has no specialist.`);
    const tests = DEMO_TESTS.map((test, seed) => ({ test, seed })).filter(
      ({ test }) => test.account === account.key,
    );
    for (const { test, seed } of tests) {
      const patientId = patientIds[test.patient];
      if (patientId === undefined) throw new Error(`The demo test "${test.name}" has no patient.`);
      const owner = {
        accountId,
        patientId,
        userId: lead.userId,
        professionalId: lead.professionalId,
        zone: account.timezone,
      };
      await addDemoTest(services, owner, test, 1000 + seed);
    }
    await addDemoDocuments(services, { accountId, userId: lead.userId, patientIds });
    await services.database.asAccount({ accountId }, (sql) =>
      addDemoNotes(sql, { accountId, now: services.now(), patientIds }),
    );
    await services.database.asAccount({ accountId }, (sql) =>
      addDemoAppointments(sql, { accountId, zone: account.timezone, now: services.now() }),
    );
    const { userId, professionalId } = lead;
    await services.database.asAccount({ accountId }, (sql) =>
      addDemoDeletion(sql, {
        accountId,
        userId,
        professionalId,
        zone: account.timezone,
        now: services.now(),
      }),
    );
  }
}

async function addUsers(services: Services): Promise<Map<string, string>> {
  const hash = await hashPassword(DEMO_PASSWORD);
  const ids = new Map<string, string>();
  await services.database.asSystem(async (sql) => {
    for (const user of DEMO_USERS) {
      const id = newId();
      ids.set(user.key, id);
      await sql.query(
        `INSERT INTO users (id, email, password_hash, password_changed_at, name, surname, language, timezone)
         VALUES ($1, $2, $3, now(), $4, $5, $6, 'Europe/Madrid')`,
        [id, user.email, hash, user.name, user.surname, user.language],
      );
    }
  });
  return ids;
}

async function addAccount(
  services: Services,
  account: DemoAccount,
  accountId: string,
  users: Map<string, string>,
): Promise<Map<string, Member>> {
  const members = new Map<string, Member>();
  await services.database.asSystem(async (sql) => {
    await sql.query(
      `INSERT INTO accounts (id, name, business_name, account_name, legal_name, tax_number, postal_code, city, state,
         country, timezone)
       VALUES ($1, $2, $2, $2, $3, $4, $5, $6, $7, 'España', $8)`,
      [
        accountId,
        account.name,
        account.legalName,
        account.taxNumber,
        account.postalCode,
        account.city,
        account.state,
        account.timezone,
      ],
    );
    for (const { user, roles } of account.members) {
      const userId = users.get(user);
      if (userId === undefined) throw new Error(`There is no demo user "${user}".`);
      const professionalId = roles.includes('PATIENT') ? null : newId();
      if (professionalId !== null) {
        await sql.query('INSERT INTO professionals (id, account_id, user_id) VALUES ($1, $2, $3)', [
          professionalId,
          accountId,
          userId,
        ]);
      }
      await sql.query(
        'INSERT INTO memberships (account_id, user_id, professional_id, roles) VALUES ($1, $2, $3, $4::text[])',
        [accountId, userId, professionalId, [...roles]],
      );
      members.set(user, { userId, professionalId });
    }
  });
  return members;
}

/** The first came a year ago, the last the day before yesterday, more of them of late. */
function cameDaysAgo(index: number, count: number): number {
  return 2 + Math.round(343 * ((count - 1 - index) / (count - 1)) ** 1.6);
}

/** What has become of a patient since, `[days ago, state]`: some paused and came back, every ninth has left. */
function pastOf(index: number, since: number): [number, 'ACTIVE' | 'INACTIVE'][] {
  const isPaused = index % 7 === 5 && since > 60;
  return [
    ...(isPaused
      ? ([
          [Math.round(since * 0.6), 'INACTIVE'],
          [Math.round(since * 0.4), 'ACTIVE'],
        ] as const)
      : []),
    ...(index % 9 === 8 ? ([[Math.round(since * 0.2), 'INACTIVE']] as const) : []),
  ].map(([days, state]) => [days, state]);
}

async function addPatients(
  services: Services,
  account: DemoAccount,
  accountId: string,
  members: Map<string, Member>,
): Promise<string[]> {
  const lead = members.get(account.key)?.professionalId ?? '';
  // In Alba the second specialist leads every third patient and observes every fifth; in Brisa the guest observes.
  const other = members.get(account.key === 'alba' ? 'second' : 'alba')?.professionalId ?? '';
  const daysAgo = (days: number): Date => new Date(services.now().getTime() - days * 86_400_000);
  return services.database.asAccount({ accountId }, async (sql) => {
    const ids: string[] = [];
    const people = DEMO_PATIENTS[account.key];
    for (const [index, [sex, name, surname]] of people.entries()) {
      const since = cameDaysAgo(index, people.length);
      const isOthers = account.key === 'alba' && index > 8 && index % 3 === 0;
      const observers =
        index % 5 === 1 ? [{ professionalId: isOthers ? lead : other, isPrincipal: false }] : [];
      const year = 1948 + ((index * 17) % 55);
      const weightKg = index % 4 === 3 ? null : Math.round((sex === 'F' ? 58 : 72) + ((index * 7) % 29));
      const heightCm = index % 4 === 3 ? null : (sex === 'F' ? 156 : 168) + ((index * 3) % 19);
      const id = await insertPatient(
        sql,
        accountId,
        {
          name,
          surname,
          email: `${searchKey(`${name} ${surname}`).replaceAll(' ', '.')}@correo.example`,
          phone: `+34 600 000 ${String(100 + index + (account.key === 'alba' ? 0 : 100))}`,
          address: null,
          postalCode: account.postalCode,
          city: account.city,
          country: 'España',
          birthdate: `${year}-${String(1 + ((index * 5) % 12)).padStart(2, '0')}-${String(1 + ((index * 11) % 28)).padStart(2, '0')}`,
          sex: sex === 'F' ? 'FEMALE' : 'MALE',
          weightKg,
          heightCm,
          coupon: DEMO_COUPONS[index % 6] ?? null,
          tags: DEMO_TAGS[index % 7] ?? [],
          timezone: account.timezone,
          state: 'ACTIVE',
          specialists: [{ professionalId: isOthers ? other : lead, isPrincipal: true }, ...observers],
        },
        newId(),
        daysAgo(since),
      );
      for (const [days, state] of pastOf(index, since)) {
        await sql.query('UPDATE patients SET state = $2, updated_at = $3 WHERE id = $1', [
          id,
          state,
          daysAgo(days).toISOString(),
        ]);
      }
      await addDemoAnswers(sql, {
        accountId,
        patientId: id,
        authorId: members.get(isOthers ? 'second' : account.key)?.userId ?? '',
        index,
        isWoman: sex === 'F',
        since: daysAgo(since),
        now: services.now(),
      });
      if (weightKg !== null && heightCm !== null) {
        const authorId = members.get(isOthers ? 'second' : account.key)?.userId ?? null;
        const body = { accountId, patientId: id, authorId, zone: account.timezone, weightKg, heightCm };
        const owner = { sex: sex === 'F' ? 'FEMALE' : 'MALE', sinceDays: since, index } as const;
        await addDemoMeasurements(sql, { ...body, ...owner }, services.now());
      }
      ids.push(id);
    }
    return ids;
  });
}
