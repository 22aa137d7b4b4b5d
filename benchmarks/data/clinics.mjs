// 100,000 invented patients in 50 accounts, with their past, their tests and their readings: the same in every run but
// for the day, written by SQL that makes the rows where they are stored.
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

/**
 * Fills a migrated, empty database.
 *
 * @param query `(text, parameters?) => Promise` of one connection, which may take on the server's two roles
 * @param options fewer accounts or patients, for a try
 */
export async function seedClinics(query, { accounts = ACCOUNTS, patients = PATIENTS_PER_ACCOUNT } = {}) {
  const blocks = await sensorBlocks();
  const inRole = async (role, account, work) => {
    await query('BEGIN');
    await query(`SET LOCAL ROLE ${role}`);
    await query(`SELECT set_config('app.account_id', $1, true)`, [
      account === null ? '' : accountId(account),
    ]);
    await work();
    await query('COMMIT');
  };
  for (let account = 1; account <= accounts; account++) {
    await inRole('healzy_system', null, () => seedPeople(query, account));
    await inRole('healzy_app', account, () => seedPatients(query, account, patients));
    await inRole('healzy_app', account, () => seedTests(query, account, patients, blocks));
  }
  await query('ANALYZE');
}

async function seedPeople(query, account) {
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

/** The patients come over five years, every ninth has left, every eighteenth of those came back. */
async function seedPatients(query, account, patients) {
  const id = `md5('patient ${account} ' || n)::uuid`;
  await query(`
    INSERT INTO patients (id, account_id, state, name, surname, email, phone, birthdate, sex, timezone, last_activity_at,
      created_at, updated_at, search_text, name_key, surname_key, email_key)
    SELECT id, '${accountId(account)}', 'ACTIVE', name, surname, email, NULL, date '1950-01-01' + n * 9 % 20000,
      CASE n % 2 WHEN 0 THEN 'FEMALE' ELSE 'MALE' END, '${ZONE}', now() - make_interval(hours => n % 700), came, came,
      lower(name || ' ' || surname || ' ' || email), lower(name || ' ' || surname), lower(surname || ' ' || name), email
    FROM (
      SELECT n, ${id} AS id, ${pick(NAMES, 'n')} AS name, ${pick(SURNAMES, 'n / 7')} || ' ' || n AS surname,
        'patient.' || n || '@mail.example' AS email,
        now() - make_interval(hours => n * ${Math.round((5 * 365 * 24) / patients)}) AS came
      FROM generate_series(1, ${patients}) n
    ) people`);
  const specialist = (by) =>
    `md5('professional ${account} specialist ' || 1 + (${by}) % ${SPECIALISTS})::uuid`;
  await query(`
    INSERT INTO patient_specialists (account_id, patient_id, professional_id, is_principal)
    SELECT '${accountId(account)}'::uuid, ${id}, ${specialist('n')}, true FROM generate_series(1, ${patients}) n
    UNION ALL
    SELECT '${accountId(account)}'::uuid, ${id}, ${specialist('n + 1')}, false FROM generate_series(1, ${patients}, 5) n`);
  const change = (state, step, share) => `
    UPDATE patients SET state = '${state}', updated_at = created_at + (now() - created_at) * ${share}
    WHERE account_id = '${accountId(account)}' AND id IN (SELECT ${id} FROM generate_series(1, ${patients}, ${step}) n)`;
  await query(change('INACTIVE', 9, 0.4));
  await query(change('ACTIVE', 18, 0.7));
}

/** A tenth has a CGM test in progress (a fifth of those silent), three tenths a finished one, a few one not begun. */
async function seedTests(query, account, patients, blocks) {
  const own = `'${accountId(account)}'::uuid`;
  const test = `md5('test ${account} ' || n)::uuid`;
  const begun = blocks.at(0).firstAt;
  await query(
    `INSERT INTO medical_tests (id, account_id, patient_id, type, state, name, created_at, in_progress_at, finished_at)
     SELECT ${test}, ${own}, md5('patient ${account} ' || n)::uuid, 'CGM', state, 'Test ' || n, $1::timestamptz,
       CASE state WHEN 'STARTED' THEN NULL ELSE $1::timestamptz END,
       CASE state WHEN 'FINISHED' THEN now() END
     FROM (SELECT n, CASE WHEN n % 10 = 0 THEN 'IN_PROGRESS' WHEN n % 10 < 4 THEN 'FINISHED' ELSE 'STARTED' END AS state
       FROM generate_series(1, ${patients}) n WHERE n % 10 < 4 OR n % 50 = 7) tests`,
    [begun],
  );
  await query(
    `INSERT INTO medical_test_specialists (account_id, medical_test_id, professional_id, is_principal)
     SELECT t.account_id, t.id, s.professional_id, true FROM medical_tests t
     JOIN patient_specialists s ON s.patient_id = t.patient_id AND s.is_principal WHERE t.account_id = ${own}`,
  );
  await query(
    `INSERT INTO documents (id, account_id, entity_type, entity_id, file_name, content_type, size_bytes)
     SELECT md5('document ' || id)::uuid, ${own}, 'CGM_IMPORT', id, 'sensor.csv', 'text/csv', 1 FROM medical_tests
     WHERE account_id = ${own} AND state <> 'STARTED'`,
  );
  const silentBlocks = blocks.slice(0, -2);
  const isSilent = `EXISTS (SELECT 1 FROM generate_series(50, ${patients}, 50) n WHERE t.id = ${test})`;
  await query(
    `INSERT INTO cgm_imports (id, account_id, medical_test_id, document_id, zone, unit, cadence_minutes, readings, first_at,
       last_at, recognised, report, began_test)
     SELECT md5('import ' || t.id)::uuid, ${own}, t.id, md5('document ' || t.id)::uuid, '${ZONE}', 'mg/dL', 5,
       CASE WHEN ${isSilent} THEN $1::integer ELSE $2::integer END, $3::timestamptz,
       CASE WHEN ${isSilent} THEN $4::timestamptz ELSE $5::timestamptz END, '{}', '{}', true
     FROM medical_tests t WHERE t.account_id = ${own} AND t.state <> 'STARTED'`,
    [sum(silentBlocks), sum(blocks), begun, silentBlocks.at(-1).lastAt, blocks.at(-1).lastAt],
  );
  for (const { day, readings, data, lastAt } of blocks) {
    await query(
      `INSERT INTO cgm_blocks (account_id, medical_test_id, import_id, day, readings, data)
       SELECT ${own}, i.medical_test_id, i.id, $1::date, $2, $3 FROM cgm_imports i
       JOIN medical_tests t ON t.id = i.medical_test_id
       WHERE i.account_id = ${own} AND t.state = 'IN_PROGRESS' AND i.last_at >= $4::timestamptz`,
      [day, readings, data, lastAt],
    );
  }
}

const sum = (blocks) => blocks.reduce((all, { readings }) => all + readings, 0);

/** A week of readings up to now, packed as the server packs them; every test has the same. */
async function sensorBlocks() {
  const cgm = await import(pathToFileURL(await domainBundle('cgm')).href);
  const { packDays } = await import(pathToFileURL(await serverBundle('cgm/blocks')).href);
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
