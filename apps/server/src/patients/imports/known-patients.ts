import type { KnownPatient, KnownPatients, ReadRow } from '@healzy/domain/patients/imports';
import { seesAllPatients } from '@healzy/domain/session';
import { emailKey } from '@healzy/domain/shared';
import type { Sql } from '../../db/database.ts';
import type { Caller } from '../../http/calls.ts';

interface KnownRow {
  id: string;
  name: string;
  surname: string;
  email_key: string;
  birthdate: string;
}

const toKnown = (row: KnownRow): KnownPatient => ({
  id: row.id,
  name: row.name,
  surname: row.surname,
  emailKey: row.email_key,
  birthdate: row.birthdate,
});

const COLUMNS = 'p.id, p.name, p.surname, p.email_key, p.birthdate';

/** Everybody of the account whom one of the rows could repeat or resemble. */
export async function findKnown(
  sql: Sql,
  accountId: string,
  rows: readonly ReadRow[],
): Promise<KnownPatients> {
  const forms = rows.flatMap((row) => ('form' in row ? [row.form] : []));
  const emails = [...new Set(forms.map((form) => emailKey(form.email)))];
  const birthdates = [...new Set(forms.map((form) => form.birthdate))];
  const byEmail = new Map<string, KnownPatient>();
  const byBirthdate = new Map<string, KnownPatient[]>();
  if (forms.length === 0) return { byEmail, byBirthdate };
  const { rows: taken } = await sql.query<KnownRow>(
    `SELECT ${COLUMNS} FROM patients p WHERE p.account_id = $1 AND p.email_key = ANY ($2::text[])`,
    [accountId, emails],
  );
  for (const row of taken) byEmail.set(row.email_key, toKnown(row));
  const { rows: born } = await sql.query<KnownRow>(
    `SELECT ${COLUMNS} FROM patients p WHERE p.account_id = $1 AND p.birthdate = ANY ($2::date[]) ORDER BY p.id`,
    [accountId, birthdates],
  );
  for (const row of born) {
    const others = byBirthdate.get(row.birthdate);
    if (others) others.push(toKnown(row));
    else byBirthdate.set(row.birthdate, [toKnown(row)]);
  }
  return { byEmail, byBirthdate };
}

/** Which of these patients the caller may be shown by name. */
export async function visiblePatients(
  sql: Sql,
  caller: Caller,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0 || seesAllPatients(caller.roles)) return new Set(ids);
  const { rows } = await sql.query<{ patient_id: string }>(
    `SELECT s.patient_id FROM patient_specialists s
     WHERE s.account_id = $1 AND s.professional_id = $2 AND s.patient_id = ANY ($3::uuid[])`,
    [caller.accountId, caller.professionalId, ids],
  );
  return new Set(rows.map((row) => row.patient_id));
}
