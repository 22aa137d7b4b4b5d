import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASE_ROLES, type Database, type Sql } from '../src/platform/db/database.ts';
import { newId } from '../src/platform/db/ids.ts';
import { openTestDatabase } from './test-database.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

interface TableFacts {
  name: string;
  isForced: boolean;
  isOpen: boolean;
  isAboutPatients: boolean;
  opening: string[];
  hiding: string[];
}

/** Every table that names an account or a patient, and how it is protected from the account's role. */
const FACTS = `SELECT c.relname AS name, c.relrowsecurity AND c.relforcerowsecurity AS is_forced,
    has_any_column_privilege($1, c.oid, 'SELECT, INSERT, UPDATE') OR has_table_privilege($1, c.oid, 'DELETE') AS is_open,
    EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'patient_id' AND NOT a.attisdropped)
      AS is_about_patients,
    ${policies('p.polpermissive')} AS opening, ${policies('NOT p.polpermissive')} AS hiding
  FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND EXISTS (
    SELECT 1 FROM pg_attribute a
    WHERE a.attrelid = c.oid AND a.attname IN ('account_id', 'patient_id') AND NOT a.attisdropped)`;

/** The conditions of those policies that are for the account's role. */
function policies(which: string): string {
  return `(SELECT coalesce(json_agg(coalesce(pg_get_expr(p.polqual, c.oid), '') || ' '
      || coalesce(pg_get_expr(p.polwithcheck, c.oid), '')), '[]')
    FROM pg_policy p WHERE p.polrelid = c.oid AND ${which} AND p.polroles && ARRAY[$1::regrole::oid, 0::oid])`;
}

/** What is wrong with which table, and how to fix it. */
async function unprotected(sql: Sql): Promise<string[]> {
  const { rows } = await sql.query<TableFacts>(FACTS, [DATABASE_ROLES.account]);
  const mend = 'call protect_account_table in the migration that creates it';
  return rows.flatMap(({ name, isForced, isOpen, isAboutPatients, opening, hiding }) => {
    if (!isForced) return [`${name}: row-level security is not forced; ${mend}`];
    if (!isOpen) return [];
    const ofAccount = opening.filter((condition) => condition.includes('account_id = current_account_id()'));
    if (opening.length === 0 || ofAccount.length < opening.length)
      return [`${name}: a policy lets in other accounts; ${mend}`];
    // Deletions are read from there.
    const isHidden = name === 'patient_deletions' || hiding.some((one) => one.includes('patient_deletions'));
    return isAboutPatients && !isHidden ? [`${name}: deleted patients show; ${mend}`] : [];
  });
}

class RolledBack extends Error {}

/** Runs statements on the schema as its owner, and rolls them back. */
async function trying<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
  const seen: T[] = [];
  const attempt = database.asSystem(async (sql) => {
    await sql.query('RESET ROLE');
    seen.push(await work(sql));
    throw new RolledBack();
  });
  await expect(attempt).rejects.toThrow(RolledBack);
  const [result] = seen;
  if (result === undefined) throw new Error('Nothing was tried.');
  return result;
}

const afterwards = (...statements: string[]) =>
  trying(async (sql) => {
    for (const statement of statements) await sql.query(statement);
    return unprotected(sql);
  });

const CREATE =
  'CREATE TABLE forgotten (id uuid, account_id uuid REFERENCES accounts, patient_id uuid REFERENCES patients (id))';
const FORCE = [
  'ALTER TABLE forgotten ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE forgotten FORCE ROW LEVEL SECURITY',
];
const GRANT = 'GRANT SELECT ON forgotten TO healzy_app';
const OWN = 'CREATE POLICY own ON forgotten TO healzy_app USING (account_id = current_account_id())';

describe('every table that names an account or a patient', () => {
  it('keeps other accounts out and hides deleted patients', async () => {
    expect(await database.asSystem(unprotected)).toEqual([]);
  });

  it.each([
    ['is not forced', [CREATE]],
    ['is not forced', [CREATE, 'ALTER TABLE forgotten ENABLE ROW LEVEL SECURITY', GRANT, OWN]],
    ['lets in other accounts', [CREATE, ...FORCE, GRANT]],
    [
      'lets in other accounts',
      [CREATE, ...FORCE, GRANT, OWN, 'CREATE POLICY all_in ON forgotten USING (true)'],
    ],
    ['deleted patients show', [CREATE, ...FORCE, GRANT, OWN]],
  ])('is reported if not: %s', async (problem, statements) => {
    expect(await afterwards(...statements)).toEqual([expect.stringMatching(`^forgotten: .*${problem}`)]);
  });

  it('gets all of it from protect_account_table', async () => {
    expect(await afterwards(CREATE, "SELECT protect_account_table('forgotten')")).toEqual([]);
    const seen = await trying(async (sql) => {
      await sql.query('CREATE TABLE forgotten (account_id uuid, n integer)');
      await sql.query("SELECT protect_account_table('forgotten', 'SELECT, INSERT')");
      const [alba, brisa] = [newId(), newId()];
      await sql.query('SET LOCAL ROLE healzy_app');
      const become = (id: string) => sql.query("SELECT set_config('app.account_id', $1, true)", [id]);
      await become(alba);
      await sql.query('INSERT INTO forgotten VALUES ($1, 1)', [alba]);
      const count = async () => (await sql.query('SELECT n FROM forgotten')).rows.length;
      const own = await count();
      await become(brisa);
      const rights = await sql.query<{ may: boolean }>(
        "SELECT has_table_privilege('forgotten', 'UPDATE, DELETE') AS may",
      );
      return { own, others: await count(), mayChange: rights.rows[0]?.may };
    });
    expect(seen).toEqual({ own: 1, others: 0, mayChange: false });
  });
});
