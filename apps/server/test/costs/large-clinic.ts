import type { TestBed } from '../api-test-bed.ts';
import type { Clinic } from '../clinics.ts';
import { emptyMenu, MENU_LIMITS } from '@healzy/domain/menus';
import type { OperationId } from '../../src/platform/http/contract.ts';
import type { EmbeddedDatabase } from '../../src/platform/db/embedded.ts';
import type { SampleCall, Target } from '../sample-calls.ts';
import { addWholePatient } from '../whole-patient.ts';

/** What the largest clinic has of each thing. */
const STORED = {
  patients: 20_000,
  foods: 20_000,
  supplements: 2_000,
  appointments: 20_000,
  auditEntries: 5_000,
  /** Of one patient. */
  measurements: 1_000,
  notes: 300,
  messages: 3_000,
} as const;

export interface LargeClinic {
  target: Target;
  /** Parts of sample calls that are aimed at the largest record instead. */
  aimed: Partial<Record<OperationId, Partial<SampleCall>>>;
  /** Further requests, by hand. */
  further: { id: OperationId; name: string; sample: SampleCall; payload: string }[];
}

const WEEKS = 52;
const foodId = (n: number): string =>
  `f00d0000-0000-4000-8000-${String(n % MENU_LIMITS.differentFoods).padStart(12, '0')}`;

/** As many foods in the menus of 52 weeks as a body of a megabyte can hold. */
function largestMenus(): unknown {
  let n = 0;
  const foods = () => Array.from({ length: 7 }, () => ({ foodId: foodId(++n), portions: 1.5 }));
  const weeks = emptyMenu(WEEKS).weeks.map((days) =>
    days.map((meals) =>
      Object.fromEntries(Object.entries(meals).map(([meal, one]) => [meal, { ...one, foods: foods() }])),
    ),
  );
  return { weeks, undo: [], redo: [], applied: [] };
}

const FOOD_COLUMNS = [
  { field: 'nameEs' },
  { field: 'energy', unit: 'kcal' },
  { field: 'protein', unit: 'g' },
  { field: 'fat', unit: 'g' },
  { field: 'carbohydrate', unit: 'g' },
];

/** Imports of as many rows, and of as many letters, as a table may have. */
function foodImports(): LargeClinic['further'] {
  const table = Array.from(
    { length: 20_000 },
    (_, n) => `${n + 2}\tQueso de la casa ${n}\t${100 + (n % 300)}\t${n % 30}\t${n % 20}\t${n % 60}`,
  ).join('\n');
  const body = { table, columns: FOOD_COLUMNS, category: 'CEREALS', catalogueDuplicates: 'ADD' };
  const sample: SampleCall = { names: false };
  const payload = (change: object) => JSON.stringify({ ...body, ...change });
  return [
    { id: 'importFoods', name: '20,000 rows on trial', sample, payload: payload({ isTrial: true }) },
    { id: 'importFoods', name: '20,000 rows', sample, payload: payload({}) },
    {
      id: 'importFoods',
      name: '20,000 rows again, replaced',
      sample,
      payload: payload({ ownDuplicates: 'REPLACE' }),
    },
    {
      id: 'importFoods',
      name: 'eleven million tabs',
      sample,
      payload: payload({ table: '\t'.repeat(11_900_000) }),
    },
    {
      id: 'importFoods',
      name: 'eleven million letters',
      sample,
      payload: payload({ table: 'ñ'.repeat(11_900_000) }),
    },
    {
      id: 'importFoods',
      name: 'six million lines',
      sample,
      payload: payload({ table: '1\n'.repeat(5_900_000) }),
    },
  ];
}

/** A patient with something in every part, in a clinic with as much of everything as one may have. */
export async function fillLargeClinic(bed: TestBed, clinic: Clinic): Promise<LargeClinic> {
  const target = await addWholePatient(bed, clinic);
  const { accountId, people } = clinic;
  const lead = people.specialist.professionalId;
  const { patientId } = target;
  const database = bed.database as EmbeddedDatabase;
  await database.asOwner(async (sql) => {
    await sql.query(`SET LOCAL session_replication_role = replica`);
    await sql.query(
      `INSERT INTO patients (id, account_id, state, name, surname, email, birthdate, sex, timezone, coupon, last_activity_at,
         created_at, updated_at, search_text, name_key, surname_key, email_key)
       SELECT md5('patient ' || n)::uuid, $1, CASE n % 9 WHEN 1 THEN 'INACTIVE' ELSE 'ACTIVE' END, 'Lucía', 'Delgado ' || n,
         'p' || n || '@mail.example', date '1950-01-01' + n * 9 % 20000, CASE n % 2 WHEN 0 THEN 'FEMALE' ELSE 'MALE' END,
         'Europe/Madrid', CASE WHEN n % 20 = 0 THEN 'SPRING' || n % 3 END, now() - make_interval(hours => n % 700),
         now() - make_interval(hours => n), now(), 'lucia delgado ' || n || ' p' || n || '@mail.example',
         'lucia delgado ' || n, 'delgado ' || n || ' lucia', 'p' || n || '@mail.example'
       FROM generate_series(1, ${STORED.patients}) n`,
      [accountId],
    );
    await sql.query(
      `INSERT INTO patient_specialists (account_id, patient_id, professional_id, is_principal)
       SELECT $1, md5('patient ' || n)::uuid, $2, true FROM generate_series(1, ${STORED.patients}) n`,
      [accountId, lead],
    );
    await sql.query(
      `INSERT INTO patient_state_changes (account_id, patient_id, state, at)
       SELECT $1, md5('patient ' || n)::uuid, 'ACTIVE', now() - make_interval(hours => n) FROM generate_series(1, ${STORED.patients}) n`,
      [accountId],
    );
    await sql.query(
      `INSERT INTO patient_tags (account_id, patient_id, tag, tag_key)
       SELECT $1, md5('patient ' || n)::uuid, 'tag ' || n % 700, 'tag ' || n % 700 FROM generate_series(1, ${STORED.patients}) n`,
      [accountId],
    );
    await sql.query(
      `INSERT INTO appointments (id, account_id, patient_id, professional_id, kind, mode, starts_at, ends_at)
       SELECT gen_random_uuid(), $1, md5('patient ' || n)::uuid, $2, 'FOLLOW_UP', 'IN_PERSON', starts, starts + interval '30 minutes'
       FROM (SELECT n, date_trunc('hour', now()) + make_interval(mins => (n % 1000) * 30) AS starts FROM generate_series(1, ${STORED.appointments}) n) x`,
      [accountId, lead],
    );
    await sql.query(
      `INSERT INTO medical_tests (id, account_id, patient_id, type, state, name, created_at, in_progress_at)
       SELECT md5('test ' || n)::uuid, $1, md5('patient ' || n)::uuid, 'CGM', 'IN_PROGRESS', 'MCG', now(), now() - interval '9 days'
       FROM generate_series(1, ${STORED.patients}, 10) n`,
      [accountId],
    );
    await sql.query(
      `INSERT INTO medical_test_specialists (account_id, medical_test_id, professional_id, is_principal)
       SELECT $1, md5('test ' || n)::uuid, $2, true FROM generate_series(1, ${STORED.patients}, 10) n`,
      [accountId, lead],
    );
    await sql.query(
      `INSERT INTO audit_log (id, user_id, email, ip, at, account_id, kind, details)
       SELECT gen_random_uuid(), $2, 'a@clinic.example', '::1', now() - make_interval(mins => n), $1, 'EXPORTED',
         '{"exported":"PATIENTS","rows":12}' FROM generate_series(1, ${STORED.auditEntries}) n`,
      [accountId, people.admin.userId],
    );
    await sql.query(
      `INSERT INTO body_measurements (id, account_id, patient_id, measured_on, weight_kg, height_cm, waist_cm, note)
       SELECT gen_random_uuid(), $1, $2, date '2015-01-01' + n, 80 + n % 9, 170, 90, repeat('ñ ', 100)
       FROM generate_series(1, ${STORED.measurements}) n`,
      [accountId, patientId],
    );
    await sql.query(
      `INSERT INTO notes (id, account_id, patient_id, title, message, plain_text, search_text)
       SELECT gen_random_uuid(), $1, $2, 'Nota ' || n, json_build_array(json_build_object('type','PARAGRAPH','level',0,'spans',
         json_build_array(json_build_object('text', repeat('Duerme mal. ', 1600), 'marks', json_build_array(), 'href', null)))), repeat('Duerme mal. ', 1600), repeat('duerme mal. ', 1600)
       FROM generate_series(1, ${STORED.notes}) n`,
      [accountId, patientId],
    );
    await sql.query(
      `INSERT INTO chat_messages (id, account_id, patient_id, sequence, kind, is_from_patient, author_name, text, created_at, search_key)
       SELECT gen_random_uuid(), $1, $2, 1000 + n, 'TEXT', true, 'Ana', repeat('Hola ', 100), now(), repeat('hola ', 100)
       FROM generate_series(1, ${STORED.messages}) n`,
      [accountId, patientId],
    );
    await sql.query('UPDATE chats SET last_sequence = 1000 + $2, last_at = now() WHERE patient_id = $1', [
      patientId,
      STORED.messages,
    ]);
    await sql.query(
      `INSERT INTO foods (id, account_id, key_es, key_en, search_key, category, tier, meals, not_for, free_of, food, created_by)
       SELECT ('f00d0000-0000-4000-8000-' || lpad((n % 20000)::text, 12, '0'))::uuid, $1, 'pan de la sierra ' || n, '', 'pan de la sierra ' || n, c.category, f.tier, f.meals, f.not_for, f.free_of,
         f.food || jsonb_build_object('nameEs', 'Pan de la sierra ' || n, 'category', c.category), $2
       FROM generate_series(1, ${STORED.foods}) n
       JOIN (SELECT category, row_number() OVER (ORDER BY category) - 1 AS i, count(*) OVER () AS m FROM (SELECT DISTINCT category FROM provider_foods) d) c ON n % c.m = c.i
       CROSS JOIN (SELECT * FROM provider_foods ORDER BY length(food::text) DESC LIMIT 1) f`,
      [accountId, people.specialist.userId],
    );
  });
  await bed.database.refreshStatistics?.();
  const as = people.specialist;
  const plan = await bed.call('createNutritionalPlan', {
    as,
    path: { patientId },
    body: { name: 'Un año', weeks: WEEKS, startDate: '2197-01-01' },
  });
  const path = { id: plan.body.id as string };
  const saved = await bed.call('updateMenus', {
    as,
    path,
    headers: { 'if-match': '"0"' },
    body: largestMenus(),
  });
  if (saved.status !== 200) throw new Error(`The menus answered ${saved.text.slice(0, 500)}.`);
  const ofPlan: OperationId[] = [
    'getMenus',
    'listMenuFoods',
    'listMenuDishes',
    'findMenuFoods',
    'exportMenus',
    'exportPlanPaper',
    'getShoppingList',
    'exportShoppingList',
    'getPlanFigures',
    'getNutritionalPlan',
    'setMenuBasis',
    'createPlanVersion',
  ];
  return {
    target,
    aimed: Object.fromEntries(ofPlan.map((id) => [id, { path }])),
    further: [
      ...foodImports(),
      {
        id: 'updateMenus',
        name: 'the menus of 52 weeks',
        sample: { path, headers: { 'if-match': '"1"' }, names: true },
        payload: JSON.stringify(largestMenus()),
      },
    ],
  };
}
