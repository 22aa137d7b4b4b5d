import { patientFormSchema, type AssignedSpecialist, type PatientForm } from '@healzy/domain/patients';
import { mayCreateAssigned, patientAccess } from '@healzy/domain/session';
import { handOverAppointments } from '../appointments/handover.ts';
import { breaksUnique, type Sql } from '../db/database.ts';
import { newId } from '../db/ids.ts';
import { handler, type Caller } from '../http/calls.ts';
import { checked } from '../http/form.ts';
import { searchKey } from '@healzy/domain/shared';
import { conflict, notFound, recordForbidden } from '../http/refusals.ts';
import { demandVersion } from '../http/versions.ts';
import { recordCardFigures } from '../patient-data/card-figures.ts';
import { handOverTests } from '../users/reassignment.ts';
import { noteAccess } from './access-log.ts';
import { assignmentOf, demandPatient, demandSpecialists } from './assignments.ts';
import { findPatient, toPatient } from './patient-rows.ts';
import { addTags, setTags } from './tags.ts';

export const emailTaken = () =>
  conflict('PATIENT_EMAIL_TAKEN', 'The account has a patient with this e-mail address.');

/** What a search looks through: a telephone number is found with and without its spaces. */
function searchTextOf({
  name,
  surname,
  email,
  phone,
}: Pick<PatientForm, 'name' | 'surname' | 'email' | 'phone'>): string {
  const digits = phone?.replace(/\D/g, '') ?? '';
  return searchKey([name, surname, email, phone ?? '', digits === phone ? '' : digits].join(' '));
}

/** A card as it is stored; whoever does not know of tags leaves them out. */
export type NewPatient = Omit<PatientForm, 'tags'> & { tags?: readonly string[] };

/** The columns that a form fills, in the order of both statements below. */
function columnsOf(form: NewPatient): unknown[] {
  return [
    form.state,
    form.name,
    form.surname,
    form.email,
    form.phone,
    form.address,
    form.postalCode,
    form.city,
    form.country,
    form.birthdate,
    form.sex,
    form.weightKg,
    form.heightCm,
    form.coupon,
    form.timezone,
    searchTextOf(form),
    searchKey(`${form.name} ${form.surname}`),
    searchKey(`${form.surname} ${form.name}`),
    form.email.toLowerCase(),
  ];
}

const COLUMN_NAMES = `state, name, surname, email, phone, address, postal_code, city, country, birthdate, sex, weight_kg,
  height_cm, coupon, timezone, search_text, name_key, surname_key, email_key`;

/**
 * Writes a new patient with their specialists; the caller of this has checked who may.
 *
 * @param createdAt since when there is such a patient; now unless told
 * @param now when the weight and height of the card were measured
 */
export async function insertPatient(
  sql: Sql,
  accountId: string,
  form: NewPatient,
  id = newId(),
  createdAt: Date | null = null,
  now: Date = createdAt ?? new Date(),
): Promise<string> {
  const values = [id, accountId, ...columnsOf(form)];
  const since = `coalesce($${values.length + 1}::timestamptz, now())`;
  try {
    await sql.query(
      `INSERT INTO patients (id, account_id, ${COLUMN_NAMES}, created_at, updated_at)
       VALUES (${values.map((_, i) => `$${i + 1}`).join(', ')}, ${since}, ${since})`,
      [...values, createdAt?.toISOString() ?? null],
    );
  } catch (error) {
    throw breaksUnique(error, 'patients_email_key') ? emailTaken() : error;
  }
  await insertSpecialists(sql, accountId, id, form.specialists);
  if (form.tags?.length) await addTags(sql, accountId, [id], form.tags);
  await recordCardFigures(sql, { ...form, accountId, patientId: id, now });
  return id;
}

async function insertSpecialists(
  sql: Sql,
  accountId: string,
  patientId: string,
  specialists: readonly AssignedSpecialist[],
): Promise<void> {
  await sql.query(
    `INSERT INTO patient_specialists (account_id, patient_id, professional_id, is_principal)
     SELECT $1, $2, s.id, s.is_principal FROM unnest($3::uuid[], $4::boolean[]) AS s (id, is_principal)`,
    [
      accountId,
      patientId,
      specialists.map((one) => one.professionalId),
      specialists.map((one) => one.isPrincipal),
    ],
  );
}

export const createPatient = handler('createPatient', async ({ caller, body, services }, sql) => {
  const form = checked(patientFormSchema, body);
  await demandSpecialists(
    sql,
    form.specialists.map((one) => one.professionalId),
  );
  const assignment = assignmentOf(
    form.specialists.map((one) => ({ ...one, professionalId: one.professionalId.toLowerCase() })),
  );
  if (!mayCreateAssigned(caller, assignment)) throw recordForbidden();
  const id = await insertPatient(sql, caller.accountId, form, newId(), null, services.now());
  await noteAccess(sql, caller, [id]);
  const row = await findPatient(sql, caller.accountId, id, services.now());
  if (!row) throw notFound();
  const access = patientAccess(caller, assignmentOf(row.specialists));
  return { status: 201, body: toPatient(row, access, services.now()), version: row.version };
});

export const updatePatient = handler(
  'updatePatient',
  async ({ caller, path, body, ifMatch, services }, sql) => {
    await sql.query('SELECT 1 FROM patients WHERE id = $1 AND account_id = $2 FOR UPDATE', [
      path.id,
      caller.accountId,
    ]);
    const access = await demandPatient(sql, caller, path.id);
    if (access.identity !== 'edit') throw recordForbidden();
    const before = await findPatient(sql, caller.accountId, path.id, services.now());
    if (!before) throw notFound();
    demandVersion(ifMatch, toPatient(before, access, services.now()));
    const form = checked(patientFormSchema, body);
    if (!sameSpecialists(before.specialists, form.specialists)) {
      if (!access.canAssign) throw recordForbidden();
      await changeSpecialists(sql, caller, path.id, before.specialists, form.specialists);
    }
    const values = [path.id, ...columnsOf(form)];
    const names = COLUMN_NAMES.split(',').map((name) => name.trim());
    try {
      await sql.query(
        `UPDATE patients SET version = version + 1, updated_at = now(),
         ${names.map((name, i) => `${name} = $${i + 2}`).join(', ')} WHERE id = $1`,
        values,
      );
    } catch (error) {
      throw breaksUnique(error, 'patients_email_key') ? emailTaken() : error;
    }
    await setTags(sql, caller.accountId, path.id, form.tags);
    await recordCardFigures(sql, {
      ...form,
      accountId: caller.accountId,
      patientId: path.id,
      now: services.now(),
    });
    const row = await findPatient(sql, caller.accountId, path.id, services.now());
    if (!row) throw notFound();
    const after = patientAccess(caller, assignmentOf(row.specialists));
    return { status: 200, body: toPatient(row, after, services.now()), version: row.version };
  },
);

export function sameSpecialists(a: readonly AssignedSpecialist[], b: readonly AssignedSpecialist[]): boolean {
  const key = (list: readonly AssignedSpecialist[]): string =>
    list
      .map((one) => `${one.professionalId.toLowerCase()}${one.isPrincipal}`)
      .sort()
      .join();
  return key(a) === key(b);
}

/** Specification section 4: who is no longer assigned loses the patient's tests and data. */
export async function changeSpecialists(
  sql: Sql,
  caller: Caller,
  patientId: string,
  before: readonly AssignedSpecialist[],
  after: readonly AssignedSpecialist[],
): Promise<void> {
  await demandSpecialists(
    sql,
    after.map((one) => one.professionalId),
  );
  await sql.query('DELETE FROM patient_specialists WHERE patient_id = $1', [patientId]);
  await insertSpecialists(sql, caller.accountId, patientId, after);
  const principal = after.find((one) => one.isPrincipal);
  const gone = before.filter(
    (old) => !after.some((one) => one.professionalId.toLowerCase() === old.professionalId),
  );
  for (const { professionalId } of gone) {
    if (!principal) break;
    const handover = {
      accountId: caller.accountId,
      patientId,
      fromId: professionalId,
      toId: principal.professionalId,
    };
    await handOverTests(sql, handover);
    await handOverAppointments(sql, { accountId: caller.accountId, patientId, professionalId });
  }
}
