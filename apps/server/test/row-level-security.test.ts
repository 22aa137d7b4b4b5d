import { noWorkingHours } from '@healzy/domain/appointments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseRefusal, DATABASE_ROLES } from '../src/platform/db/database.ts';
import { newId } from '../src/platform/db/ids.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addPatient, type Clinic } from './clinics.ts';
import { featureSamples } from './feature-samples.ts';
import { importSensorFile, sensorFile } from './sensor-files.ts';
import { addWholePatient } from './whole-patient.ts';

let bed: TestBed;

/** Tables that hold an account's data, and the column with its id. */
const ACCOUNT_TABLES = [
  'documents',
  'patients',
  'patient_specialists',
  'medical_tests',
  'medical_test_specialists',
  'cgm_imports',
  'cgm_blocks',
  'cgm_summaries',
  'cgm_events',
  'cgm_sensors',
  'cgm_recommendations',
  'cgm_final_analyses',
  'body_measurements',
  'intakes',
  'appointments',
  'patient_tags',
  'patient_imports',
  'patient_import_patients',
  'patient_bulk_changes',
  'patient_bulk_befores',
  'patient_views',
  'patient_deletions',
  'calendar_feeds',
  'working_hours',
  'memberships',
  'membership_invitations',
  'professionals',
  ...featureSamples.flatMap(({ tables }) => tables),
];
/** Those, and those whose rows are never deleted. */
const READ_TABLES = [
  ...ACCOUNT_TABLES,
  'patient_state_changes',
  'patient_specialist_changes',
  'patient_access_log',
  'patient_card_changes',
  'patient_writes',
  'patient_data_versions',
  'support_messages',
  'support_reads',
  ...featureSamples.flatMap(({ unchangingTables = [] }) => unchangingTables),
];
/** Those of them that the system role needs too: to sign people in, and to find the owner of a calendar's address. */
const IDENTITY_TABLES = [
  'memberships',
  'membership_invitations',
  'professionals',
  'calendar_feeds',
  'plan_calendars',
  'patient_writes',
];

beforeAll(async () => {
  bed = await startTestBed({ PUBLIC_URL: 'http://localhost:3995' });
  for (const [clinic, other] of [
    [bed.alba, bed.brisa],
    [bed.brisa, bed.alba],
  ] as const) {
    await bed.call('createUser', {
      as: clinic.people.admin,
      body: {
        email: other.people.observer.email,
        name: 'A',
        surname: 'B',
        roles: ['SPECIALIST'],
        language: 'es',
        timezone: 'Europe/Madrid',
      },
    });
    await importSensorFile(bed, clinic, { bytes: sensorFile({ days: 1 }) });
    await bed.call('createCgmEvent', {
      as: clinic.people.specialist,
      path: { medicalTestId: clinic.testId },
      body: { type: 'MEAL', name: 'Cena', start: '2026-03-02T20:00:00Z' },
    });
    const { admin, specialist } = clinic.people;
    await bed.call('createIntake', {
      as: specialist,
      path: { patientId: clinic.patientId },
      body: { language: 'es', delivery: 'COPY' },
    });
    await bed.call('updateWorkingHours', {
      as: specialist,
      path: { id: specialist.userId },
      headers: { 'if-match': '"0"' },
      body: noWorkingHours(),
    });
    await addWholePatient(bed, clinic);
    await addWhatOnlySomebodyHas(clinic);
    const path = { userId: specialist.userId };
    const asked = await bed.call('createSupportMessage', { as: specialist, path, body: { text: 'Hola' } });
    await bed.call('markSupportRead', { as: admin, path, body: { messageId: asked.body.id } });
  }
});
afterAll(() => bed.close());

/** Adds rows that only some people have: saved views, imports and a deleted patient. */
async function addWhatOnlySomebodyHas(clinic: Clinic): Promise<void> {
  const { accountId, people, patientId } = clinic;
  const gone = await addPatient(bed.database, clinic);
  await bed.call('deletePatient', { as: people.admin, path: { id: gone } });
  const { userId } = people.admin;
  const id = newId();
  await bed.database.asAccount({ accountId, userId }, async (sql) => {
    await sql.query(
      `INSERT INTO patient_views (id, account_id, user_id, name, name_key, settings)
       VALUES ($1, $2, $3, 'V', 'v', '{}')`,
      [id, accountId, userId],
    );
    await sql.query('INSERT INTO patient_bulk_changes (id, account_id, user_id) VALUES ($1, $2, $3)', [
      id,
      accountId,
      userId,
    ]);
    await sql.query(
      `INSERT INTO patient_bulk_befores
         (account_id, change_id, patient_id, version_after, state, tags, specialists, tests)
       VALUES ($1, $2, $3, 1, 'ACTIVE', '{}', '[]', '[]')`,
      [accountId, id, patientId],
    );
    await sql.query(
      `INSERT INTO patient_imports (id, account_id, created_by, file_name, row_count) VALUES ($1, $2, $3, 'a', 1)`,
      [id, accountId, userId],
    );
    await sql.query(
      'INSERT INTO patient_import_patients (account_id, import_id, patient_id) VALUES ($1, $2, $3)',
      [accountId, id, patientId],
    );
    await sql.query(
      `INSERT INTO patient_card_changes (account_id, patient_id, fields) VALUES ($1, $2, '{city}')`,
      [accountId, patientId],
    );
    await sql.query('INSERT INTO calendar_feeds (account_id, user_id, id) VALUES ($1, $2, $3)', [
      accountId,
      userId,
      id,
    ]);
  });
}

const asAlba = <Row>(text: string, params: unknown[] = []) =>
  bed.database.asAccount({ accountId: bed.alba.accountId, userId: bed.alba.people.admin.userId }, (sql) =>
    sql.query<Row>(text, params),
  );

describe('row-level security alone', () => {
  it.each(READ_TABLES)(
    'keeps the other account out of a query of %s without an account filter',
    async (table) => {
      const { rows } = await asAlba<{ accountId: string }>(`SELECT account_id FROM ${table}`);
      expect(rows.length).toBeGreaterThan(0);
      expect(new Set(rows.map((row) => row.accountId))).toEqual(new Set([bed.alba.accountId]));
    },
  );

  it.each(READ_TABLES)('shows nothing of %s while no account is set', async (table) => {
    const accounts = await bed.database.asAccount({ accountId: newId() }, (sql) =>
      sql.query(`SELECT 1 FROM ${table}`),
    );
    expect(accounts.rows).toEqual([]);
    const unset = await bed.database.asAccount({ accountId: bed.alba.accountId }, async (sql) => {
      await sql.query(`SELECT set_config('app.account_id', '', true)`);
      return sql.query(`SELECT 1 FROM ${table}`);
    });
    expect(unset.rows).toEqual([]);
  });

  it.each(ACCOUNT_TABLES)('changes and deletes no row of %s of the other account', async (table) => {
    const other = bed.brisa.accountId;
    const changed = await asAlba(`UPDATE ${table} SET account_id = account_id WHERE account_id = $1`, [
      other,
    ]);
    expect(changed.rowCount).toBe(0);
    const deleted = await asAlba(`DELETE FROM ${table} WHERE account_id = $1`, [other]);
    expect(deleted.rowCount).toBe(0);
  });

  it('refuses to write a row for another account, or to move one there', async () => {
    const insert = asAlba(
      `INSERT INTO documents (id, account_id, entity_type, entity_id, file_name, content_type, size_bytes)
       VALUES ($1, $2, 'PATIENT', $3, 'a', 'b', 1)`,
      [newId(), bed.brisa.accountId, bed.brisa.patientId],
    );
    expect(databaseRefusal(await insert.catch((error: unknown) => error))?.code).toBe('42501');
    const move = asAlba('UPDATE medical_tests SET account_id = $1', [bed.brisa.accountId]);
    expect(databaseRefusal(await move.catch((error: unknown) => error))?.code).toBe('42501');
  });

  it('hides other people, accounts, sign-ins and stored responses', async () => {
    const users = await asAlba<{ email: string }>('SELECT email FROM users');
    expect(users.rows.every(({ email }) => email.includes(bed.alba.accountId))).toBe(true);
    expect((await asAlba<{ id: string }>('SELECT id FROM accounts')).rows).toEqual([
      { id: bed.alba.accountId },
    ]);
    await bed.database.asSystem((sql) =>
      sql.query(
        `INSERT INTO audit_log (id, account_id, user_id, kind, email, ip)
         VALUES ($1, $2, $3, 'SIGN_IN', 'x@y.example', '::1'), ($4, NULL, NULL, 'SIGN_IN_FAILED', 'x@y.example', '::1')`,
        [newId(), bed.brisa.accountId, bed.brisa.people.admin.userId, newId()],
      ),
    );
    expect((await asAlba(`SELECT 1 FROM audit_log WHERE email = 'x@y.example'`)).rows).toEqual([]);
    await bed.call('createCgmEvent', {
      as: bed.alba.people.specialist,
      path: { medicalTestId: bed.alba.testId },
      headers: { 'idempotency-key': newId() },
      body: { type: 'MEAL', name: 'Cena', start: '2026-03-02T20:00:00Z' },
    });
    expect((await asAlba('SELECT 1 FROM idempotency_keys')).rows).toEqual([]);
  });

  it('lets nobody change or remove an entry of the audit log, or write one for another person', async () => {
    const statements = ['UPDATE audit_log SET ip = ip', 'DELETE FROM audit_log', 'TRUNCATE audit_log'];
    for (const text of statements) {
      const bySystem = () => bed.database.asSystem((sql) => sql.query(text));
      // One after the other: a rejection that is not awaited yet would count as unhandled.
      for (const attempt of [() => asAlba(text), bySystem]) {
        expect(databaseRefusal(await attempt().catch((error: unknown) => error))?.code, text).toBe('42501');
      }
    }
    const write = (accountId: string, userId: string) =>
      asAlba(
        `INSERT INTO audit_log (id, account_id, user_id, kind, email, ip)
         VALUES ($1, $2, $3, 'EXPORTED', 'x@y.example', '::1')`,
        [newId(), accountId, userId],
      ).catch((error: unknown) => error);
    const { alba, brisa } = bed;
    expect(databaseRefusal(await write(brisa.accountId, alba.people.admin.userId))?.code).toBe('42501');
    expect(databaseRefusal(await write(alba.accountId, alba.people.specialist.userId))?.code).toBe('42501');
    const personal = asAlba(
      `SELECT record_personal_act($1, 'SIGN_IN', 'x@y.example', '::1', NULL, '{}', now())`,
      [alba.people.specialist.userId],
    );
    expect(databaseRefusal(await personal.catch((error: unknown) => error))?.code).toBe('42501');
  });

  it('never shows a password hash to a request', async () => {
    for (const text of [
      'SELECT password_hash FROM users',
      'SELECT * FROM users',
      `UPDATE users SET password_hash = 'x'`,
    ]) {
      expect(databaseRefusal(await asAlba(text).catch((error: unknown) => error))?.code).toBe('42501');
    }
  });

  it('leaves sign-in and provider storage to the system role, and clinical records to the account', async () => {
    for (const table of [
      'oidc_payloads',
      'sign_in_sessions',
      'server_secrets',
      'identity_tokens',
      'attempt_counters',
      'outbox_emails',
      'totp_factors',
      'recovery_codes',
      'passkeys',
      'passkey_challenges',
      'half_sign_ins',
    ]) {
      const answer = await asAlba(`SELECT 1 FROM ${table}`).catch((error: unknown) => error);
      expect(databaseRefusal(answer)?.code, table).toBe('42501');
    }
    for (const table of ACCOUNT_TABLES.filter((name) => !IDENTITY_TABLES.includes(name))) {
      const answer = await bed.database
        .asSystem((sql) => sql.query(`SELECT 1 FROM ${table}`))
        .catch((error: unknown) => error);
      expect(databaseRefusal(answer)?.code, table).toBe('42501');
    }
  });
});

describe('the holder of a link', () => {
  it('reads only tables of the questionnaire, of chats, surveys and wearables, none without a row of its own, and of all others not even the row count', async () => {
    const { rows } = await bed.database.asSystem((sql) =>
      sql.query<{ name: string }>(
        `SELECT c.relname AS name FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace`,
      ),
    );
    const hash = bed.app.services.intakeLinks.hashFor(newId());
    const readable: string[] = [];
    for (const { name } of rows) {
      const answer = await bed.database
        .asIntake(hash, (sql) => sql.query(`SELECT 1 FROM ${name}`))
        .catch((error: unknown) => databaseRefusal(error)?.code);
      if (answer === '42501') continue;
      expect(answer, name).toEqual({ rows: [], rowCount: 0 });
      readable.push(name);
    }
    expect(readable.sort()).toEqual([
      'accounts',
      'appointment_notices',
      'appointments',
      'body_measurements',
      'chat_changes',
      'chat_links',
      'chat_messages',
      'chats',
      'documents',
      'intakes',
      'patients',
      'surveys',
      'wearable_blocks',
      'wearable_devices',
      'wearable_imports',
      'wearable_links',
      'wearable_parts',
    ]);
  });

  it('can run none of the functions with elevated rights', async () => {
    const { rows } = await bed.database.asSystem((sql) =>
      sql.query<{ name: string }>(
        `SELECT p.proname AS name FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace AND p.prosecdef
         -- Nobody can call what is a trigger.
         AND p.prorettype <> 'trigger'::regtype AND (has_function_privilege($1, p.oid, 'EXECUTE') OR p.proconfig IS NULL)`,
        [DATABASE_ROLES.intake],
      ),
    );
    expect(rows).toEqual([]);
  });
});

describe('messages with a link', () => {
  it('are deleted by the account that sent them, and no other', async () => {
    const address = 'de.las.dos@correo.example';
    for (const { accountId } of [bed.alba, bed.brisa]) {
      await bed.database.asAccount({ accountId }, (sql) =>
        sql.query(
          `INSERT INTO outbox_emails (id, to_address, kind, language, subject, body_text)
           VALUES ($1, $2, 'INTAKE', 'es', 'a', 'b')`,
          [newId(), address],
        ),
      );
    }
    await asAlba('SELECT forget_patient_mail($1)', [[address]]);
    const { rows } = await bed.database.asSystem((sql) =>
      sql.query('SELECT account_id FROM outbox_emails WHERE to_address = $1', [address]),
    );
    expect(rows).toEqual([{ accountId: bed.brisa.accountId }]);
  });
});

describe('the schema', () => {
  it('forces row-level security with a policy on every table', async () => {
    const { rows } = await bed.database.asSystem((sql) =>
      sql.query<{ name: string; forced: boolean; policies: number }>(
        `SELECT c.relname AS name, c.relrowsecurity AND c.relforcerowsecurity AS forced,
           (SELECT count(*) FROM pg_policy p WHERE p.polrelid = c.oid AND p.polname <> 'backup_reads') AS policies
         FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
         WHERE c.relkind IN ('r', 'p') AND n.nspname = 'public'`,
      ),
    );
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.filter((row) => !row.forced || row.policies === 0)).toEqual([]);
  });

  it('has no table with an account that this suite does not know', async () => {
    const { rows } = await bed.database.asSystem((sql) =>
      sql.query<{ name: string }>(
        `SELECT c.relname AS name FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
         JOIN pg_namespace n ON n.oid = c.relnamespace
         WHERE a.attname = 'account_id' AND c.relkind = 'r' AND n.nspname = 'public'`,
      ),
    );
    // Links, invitations and queued messages name an account, but no account reads them.
    const unread = ['identity_tokens', 'invitations_to_send', 'outbox_emails'];
    expect(rows.map(({ name }) => name).sort()).toEqual(
      [
        ...READ_TABLES,
        ...unread,
        'audit_log',
        'idempotency_keys',
        'notification_marks',
        'worklist_reviews',
      ].sort(),
    );
  });

  it('gives its roles no way around', async () => {
    const { rows } = await bed.database.asSystem((sql) =>
      sql.query(
        `SELECT rolname FROM pg_roles WHERE rolname = ANY ($1)
         AND (rolsuper OR rolbypassrls OR rolcanlogin OR rolcreaterole OR rolcreatedb)`,
        [Object.values(DATABASE_ROLES)],
      ),
    );
    expect(rows).toEqual([]);
    const members = await bed.database.asSystem((sql) =>
      sql.query(`SELECT 1 WHERE pg_has_role('healzy_app', 'healzy_system', 'MEMBER')
        OR pg_has_role('healzy_system', 'healzy_app', 'MEMBER')`),
    );
    expect(members.rows).toEqual([]);
  });

  it('runs no statement after its transaction has ended', async () => {
    let kept: ((text: string) => Promise<unknown>) | undefined;
    await bed.database.asAccount({ accountId: bed.alba.accountId }, async (sql) => {
      kept = (text) => sql.query(text);
    });
    await expect(kept?.('SELECT 1')).rejects.toThrow('has ended');
  });

  it('accepts only uuids as an account', async () => {
    const scope = { accountId: `'; RESET ROLE; --` };
    expect(() => bed.database.asAccount(scope, (sql) => sql.query('SELECT 1'))).toThrow(TypeError);
  });
});
