// 100,000 invented patients in 50 accounts, with their history, tests and readings: the same in every run but for the
// day, written by SQL that generates the rows inside the database.
import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { domainBundle, serverBundle } from '../harness/bundles.mjs';

export const ACCOUNTS = 50;
export const PATIENTS_PER_ACCOUNT = 2000;
const SPECIALISTS = 4;
const ZONE = 'Europe/Madrid';
const SENSOR_DAYS = 7;

/** What the ids of the rows are made from, here and in SQL. */
const idOf = (text) =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

export const accountId = (account) => idOf(`account ${account}`);
/** `admin`, `reception` or `specialist 1` … `specialist 4` of an account, for a token. */
export function personOf(account, who) {
  return {
    userId: idOf(`user ${account} ${who}`),
    accountId: accountId(account),
    professionalId: idOf(`professional ${account} ${who}`),
    roles: [who === 'admin' ? 'ADMIN' : who === 'reception' ? 'RECEPTIONIST' : 'SPECIALIST'],
  };
}
const people = [
  'admin',
  'reception',
  ...Array.from({ length: SPECIALISTS }, (_, index) => `specialist ${index + 1}`),
];

/** The tables to fill, referenced tables first. */
const TABLES = [
  'accounts',
  'users',
  'professionals',
  'memberships',
  'patients',
  'patient_specialists',
  'patient_tags',
  'patient_state_changes',
  'patient_specialist_changes',
  'appointments',
  'medical_tests',
  'medical_test_specialists',
  'documents',
  'cgm_imports',
  'cgm_blocks',
];

/**
 * Fills a migrated, empty database with one statement for each table. What the triggers would write row by row is
 * inserted as rows here; foreign keys and checks stay on.
 *
 * @param query `(text, parameters?) => Promise` of one connection of the role that owns the tables
 * @param options other numbers, e.g. all patients in one account; `seesAll` lets its first specialist observe everyone
 */
export async function seedClinics(
  query,
  { accounts = ACCOUNTS, patients = PATIENTS_PER_ACCOUNT, seesAll = false } = {},
) {
  const blocks = await sensorBlocks();
  const eachTable = async (...acts) => {
    for (const table of TABLES) for (const act of acts) await query(`ALTER TABLE ${table} ${act}`);
  };
  await query('BEGIN');
  await eachTable('NO FORCE ROW LEVEL SECURITY', 'DISABLE TRIGGER USER');
  await seedPeople(query, accounts);
  await seedPatients(query, accounts, patients);
  if (seesAll) await letFirstSeeAll(query);
  await seedTests(query, accounts, patients, blocks);
  await query('SET CONSTRAINTS ALL IMMEDIATE');
  await eachTable('ENABLE TRIGGER USER', 'FORCE ROW LEVEL SECURITY');
  await query('COMMIT');
  await query('VACUUM ANALYZE');
}

async function seedPeople(query, accounts) {
  for (let account = 1; account <= accounts; account++) {
    await query(`INSERT INTO accounts (id, name, timezone) VALUES ($1, $2, '${ZONE}')`, [
      accountId(account),
      `Clinic ${account}`,
    ]);
    for (const who of people) {
      const { userId, professionalId, roles } = personOf(account, who);
      await query(`INSERT INTO users (id, email, name, surname) VALUES ($1, $2, $3, 'Invented')`, [
        userId,
        `${who.replace(' ', '.')}.${account}@clinic.example`,
        who,
      ]);
      await query('INSERT INTO professionals (id, account_id, user_id) VALUES ($1, $2, $3)', [
        professionalId,
        accountId(account),
        userId,
      ]);
      await query(
        'INSERT INTO memberships (account_id, user_id, professional_id, roles) VALUES ($1, $2, $3, $4)',
        [accountId(account), userId, professionalId, roles],
      );
    }
  }
}

const NAMES = [
  'Lucia',
  'Andres',
  'Amaia',
  'Oscar',
  'Beatriz',
  'Ramon',
  'Angela',
  'Hugo',
  'Ines',
  'Joaquin',
  'Nuria',
];
const SURNAMES = [
  'Ferrer',
  'Villalba',
  'Echeverri',
  'Delgado',
  'Ibanez',
  'Casals',
  'Munoz',
  'Penalver',
  'Cuesta',
];
const pick = (list, by) => `(ARRAY['${list.join("', '")}'])[1 + (${by}) % ${list.length}]`;

/** The ids of `clinic` `a` and of its patient `n`, as `idOf` makes them. */
const ACCOUNT = `md5('account ' || a)::uuid`;
const PATIENT = `md5('patient ' || a || ' ' || n)::uuid`;
const TEST = `md5('test ' || a || ' ' || n)::uuid`;
const specialist = (by) =>
  `md5('professional ' || a || ' specialist ' || 1 + (${by}) % ${SPECIALISTS})::uuid`;

/**
 * The patients arrive over five years; every ninth has left, every second of those came back. Every fourth has a tag,
 * every twentieth a coupon, every thirtieth an appointment in the coming days.
 */
async function seedPatients(query, accounts, patients) {
  const everyone = `(
    SELECT a, n, ${pick(NAMES, 'n')} AS name, ${pick(SURNAMES, 'n / 7')} || ' ' || n AS surname,
      'patient.' || n || '@mail.example' AS email, now() - make_interval(secs => n * ${(5 * 365 * 86_400) / patients}) AS came,
      n % 9 = 1 AS left_once, n % 18 = 1 AS came_back
    FROM generate_series(1, ${accounts}) a, generate_series(1, ${patients}) n) everyone`;
  const some = (
    rest,
  ) => `(SELECT a, n FROM generate_series(1, ${accounts}) a, generate_series(1, ${patients}) n
    WHERE ${rest}) chosen`;
  const after = (share) => `came + (now() - came) * ${share}`;
  await query(`
    INSERT INTO patients (id, account_id, state, name, surname, email, birthdate, sex, timezone, coupon, last_activity_at,
      created_at, updated_at, search_text, name_key, surname_key, email_key)
    SELECT ${PATIENT}, ${ACCOUNT}, CASE WHEN left_once AND NOT came_back THEN 'INACTIVE' ELSE 'ACTIVE' END, name, surname,
      email, date '1950-01-01' + n * 9 % 20000, CASE n % 2 WHEN 0 THEN 'FEMALE' ELSE 'MALE' END, '${ZONE}',
      CASE WHEN n % 20 = 0 THEN 'SPRING' || n % 3 END, now() - make_interval(hours => n % 700), came,
      CASE WHEN came_back THEN ${after(0.7)} WHEN left_once THEN ${after(0.4)} ELSE came END,
      lower(name || ' ' || surname || ' ' || email), lower(name || ' ' || surname), lower(surname || ' ' || name), email
    FROM ${everyone}`);
  await query(`
    INSERT INTO patient_state_changes (account_id, patient_id, state, at)
    SELECT ${ACCOUNT}, ${PATIENT}, 'ACTIVE', came FROM ${everyone}
    UNION ALL SELECT ${ACCOUNT}, ${PATIENT}, 'INACTIVE', ${after(0.4)} FROM ${everyone} WHERE left_once
    UNION ALL SELECT ${ACCOUNT}, ${PATIENT}, 'ACTIVE', ${after(0.7)} FROM ${everyone} WHERE came_back`);
  await query(`
    INSERT INTO patient_specialists (account_id, patient_id, professional_id, is_principal)
    SELECT ${ACCOUNT}, ${PATIENT}, ${specialist('n')}, true FROM ${some('true')}
    UNION ALL SELECT ${ACCOUNT}, ${PATIENT}, ${specialist('n + 1')}, false FROM ${some('n % 5 = 1')}`);
  await query(`
    INSERT INTO patient_specialist_changes (account_id, patient_id, principal_id, observer_ids, at)
    SELECT ${ACCOUNT}, ${PATIENT}, ${specialist('n')},
      CASE n % 5 WHEN 1 THEN ARRAY[${specialist('n + 1')}] ELSE ARRAY[]::uuid[] END, came FROM ${everyone}`);
  await query(`
    INSERT INTO patient_tags (account_id, patient_id, tag, tag_key)
    SELECT ${ACCOUNT}, ${PATIENT}, 'tag ' || n % 7, 'tag ' || n % 7 FROM ${some('n % 4 = 0')}`);
  await query(`
    INSERT INTO appointments (id, account_id, patient_id, professional_id, kind, mode, starts_at, ends_at)
    SELECT md5('appointment ' || a || ' ' || n)::uuid, ${ACCOUNT}, ${PATIENT}, ${specialist('n')}, 'FOLLOW_UP', 'IN_PERSON',
      starts, starts + interval '30 minutes'
    FROM (SELECT a, n, date_trunc('hour', now()) + make_interval(hours => 1 + n % 300) AS starts
      FROM ${some('n % 30 = 0')}) planned`);
}

/** The first specialist of each account observes every patient not assigned to them. */
async function letFirstSeeAll(query) {
  await query(`
    INSERT INTO patient_specialists (account_id, patient_id, professional_id, is_principal)
    SELECT s.account_id, s.patient_id, p.id, false
    FROM patient_specialists s JOIN professionals p ON p.account_id = s.account_id
    JOIN users u ON u.id = p.user_id AND u.name = 'specialist 1'
    WHERE s.is_principal ON CONFLICT DO NOTHING`);
}

/** A tenth has a CGM test in progress (a fifth of those silent), three tenths a finished one, a few one not started. */
async function seedTests(query, accounts, patients, blocks) {
  const begun = blocks.at(0).firstAt;
  await query(
    `INSERT INTO medical_tests (id, account_id, patient_id, type, state, name, created_at, in_progress_at, finished_at)
     SELECT ${TEST}, ${ACCOUNT}, ${PATIENT}, 'CGM', state, 'Test ' || n, $1::timestamptz,
       CASE state WHEN 'STARTED' THEN NULL ELSE $1::timestamptz END,
       CASE state WHEN 'FINISHED' THEN now() END
     FROM (SELECT a, n, CASE WHEN n % 10 = 0 THEN 'IN_PROGRESS' WHEN n % 10 < 4 THEN 'FINISHED' ELSE 'STARTED' END AS state
       FROM generate_series(1, ${accounts}) a, generate_series(1, ${patients}) n WHERE n % 10 < 4 OR n % 50 = 7) tests`,
    [begun],
  );
  await query('ANALYZE patient_specialists, medical_tests');
  await query(
    `INSERT INTO medical_test_specialists (account_id, medical_test_id, professional_id, is_principal)
     SELECT t.account_id, t.id, s.professional_id, true FROM medical_tests t
     JOIN patient_specialists s ON s.patient_id = t.patient_id AND s.is_principal`,
  );
  await query(
    `INSERT INTO documents (id, account_id, entity_type, entity_id, file_name, content_type, size_bytes)
     SELECT md5('document ' || id)::uuid, account_id, 'CGM_IMPORT', id, 'sensor.csv', 'text/csv', 1 FROM medical_tests
     WHERE state <> 'STARTED'`,
  );
  const silentBlocks = blocks.slice(0, -2);
  await query(
    `INSERT INTO cgm_imports (id, account_id, medical_test_id, document_id, zone, unit, cadence_minutes, readings, first_at,
       last_at, recognised, report, began_test)
     SELECT md5('import ' || test)::uuid, account, test, md5('document ' || test)::uuid, '${ZONE}', 'mg/dL', 5,
       CASE WHEN is_silent THEN $1::integer ELSE $2::integer END, $3::timestamptz,
       CASE WHEN is_silent THEN $4::timestamptz ELSE $5::timestamptz END, '{}', '{}', true
     FROM (SELECT ${ACCOUNT} AS account, ${TEST} AS test, n % 50 = 0 AS is_silent
       FROM generate_series(1, ${accounts}) a, generate_series(1, ${patients}) n WHERE n % 10 < 4) begun`,
    [sum(silentBlocks), sum(blocks), begun, silentBlocks.at(-1).lastAt, blocks.at(-1).lastAt],
  );
  for (const [index, { day, readings, data }] of blocks.entries()) {
    const isLate = index >= silentBlocks.length;
    await query(
      `INSERT INTO cgm_blocks (account_id, medical_test_id, import_id, day, readings, data)
       SELECT ${ACCOUNT}, ${TEST}, md5('import ' || ${TEST})::uuid, $1::date, $2, $3
       FROM generate_series(1, ${accounts}) a, generate_series(10, ${patients}, 10) n
       ${isLate ? 'WHERE n % 50 <> 0' : ''}`,
      [day, readings, data],
    );
  }
}

const sum = (blocks) => blocks.reduce((all, { readings }) => all + readings, 0);

/** A week of readings up to now, packed as the server packs them; every test has the same. */
async function sensorBlocks() {
  const cgm = await import(pathToFileURL(await domainBundle('cgm')).href);
  const { packDays } = await import(pathToFileURL(await serverBundle('features/cgm/blocks')).href);
  const now = Math.floor(Date.now() / 1000);
  const from = new Date((now - (SENSOR_DAYS + 1) * 86_400) * 1000).toISOString().slice(0, 10);
  const { series } = cgm.simulateTrace(7, {
    from,
    days: SENSOR_DAYS + 2,
    zone: ZONE,
    kind: 'TYPE_2',
    unit: 'mg/dL',
    cadenceMinutes: 5,
  });
  const known = cgm.sliceSeries(series, 0, now);
  const iso = (epoch) => new Date(epoch * 1000).toISOString();
  return packDays(known).map(({ day, readings, data }) => {
    const start = Date.parse(`${day}T00:00:00Z`) / 1000;
    const own = known.epochSeconds.filter((epoch) => epoch >= start && epoch < start + 86_400);
    return { day, readings, data, firstAt: iso(own[0]), lastAt: iso(own.at(-1)) };
  });
}
