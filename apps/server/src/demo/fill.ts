import { ADVISORY_LOCKS } from '../platform/db/advisory-locks.ts';
import type { DemoClinic } from '../contributions/demo.ts';
import type { Database } from '../platform/db/database.ts';
import { exclusively } from '../platform/db/exclusively.ts';
import { newId } from '../platform/db/ids.ts';
import type { Services } from '../platform/services.ts';
import { addAccount, addUsers } from './accounts.ts';
import { DEMO_ACCOUNTS } from './people.ts';

export { DEMO_LOGINS, DEMO_PASSWORD } from './people.ts';

const MARK = 'demo.state';

/**
 * Fills an empty database with two demo clinics. A database with any account is left alone, unless an earlier run was
 * interrupted: then that is cleared and done again.
 * @returns whether the database holds the demo data, or will once another process has filled it
 */
export async function fillWithDemoData(services: Services): Promise<boolean> {
  const isDemo = await exclusively(services.database, ADVISORY_LOCKS.demo, async () => {
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

/** Nobody can have worked in a half-filled database: the server was not up yet. */
async function clearHalfDone(database: Database): Promise<void> {
  const { rows } = await database.asSystem((sql) => sql.query<{ id: string }>('SELECT id FROM accounts'));
  for (const { id: accountId } of rows) {
    // The system role has no access to clinical records, so each account removes its own.
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

async function fill(services: Services): Promise<void> {
  const users = await addUsers(services);
  for (const account of DEMO_ACCOUNTS) {
    const accountId = newId();
    const members = await addAccount(services, account, accountId, users);
    const { userId, professionalId } = members.get(account.key) ?? {};
    if (userId === undefined || typeof professionalId !== 'string')
      throw new Error(`${account.name} has no specialist.`);
    const clinic: DemoClinic = {
      services,
      accountId,
      account,
      members,
      lead: { userId, professionalId },
      now: services.now(),
      patients: [],
    };
    for (const { fill: add } of services.contributions.demo) await add(clinic);
  }
}
