import {
  PeopleIndex,
  type KnownPatient,
  type KnownPatients,
  type ReadRow,
} from '@healzy/domain/patients/imports';
import { seesAllPatients } from '@healzy/domain/session';
import { emailKey } from '@healzy/domain/shared';
import type { Sql } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/calls.ts';
import { mapInSlices, Slices } from '../../../platform/slices.ts';

const COLUMNS = 'p.id, p.name, p.surname, p.email_key, p.birthdate';

/** Rows per statement: the embedded database runs in the thread that serves all requests. */
const PAGE = 250;

/** Every patient of the account that one of the rows could repeat or resemble. */
export async function findKnown(
  sql: Sql,
  accountId: string,
  rows: readonly ReadRow[],
): Promise<KnownPatients> {
  const forms = rows.flatMap((row) => ('form' in row ? [row.form] : []));
  const emails = [...new Set(await mapInSlices(forms, (form) => emailKey(form.email)))];
  const birthdates = [...new Set(forms.map((form) => form.birthdate))];
  const byEmail = new Map<string, KnownPatient>();
  const people = new PeopleIndex<KnownPatient>();
  const slices = new Slices();
  for (let from = 0; from < emails.length; from += PAGE) {
    const { rows: taken } = await sql.query<KnownPatient>(
      `SELECT ${COLUMNS} FROM patients p WHERE p.account_id = $1 AND p.email_key = ANY ($2::text[])`,
      [accountId, emails.slice(from, from + PAGE)],
    );
    for (const row of taken) byEmail.set(row.emailKey, row);
    if (slices.isOver) await slices.next();
  }
  for (let from = 0; from < birthdates.length; from += PAGE) {
    const days = birthdates.slice(from, from + PAGE);
    for await (const row of bornOn(sql, accountId, days)) {
      people.add(row);
      if (slices.isOver) await slices.next();
    }
  }
  return { byEmail, people };
}

/** Patients born on one of these days, page by page: thousands may share one. */
async function* bornOn(sql: Sql, accountId: string, days: readonly string[]): AsyncGenerator<KnownPatient> {
  let last: KnownPatient | undefined;
  for (;;) {
    const { rows }: { rows: KnownPatient[] } = await sql.query<KnownPatient>(
      `SELECT ${COLUMNS} FROM patients p WHERE p.account_id = $1 AND p.birthdate = ANY ($2::date[])
         AND ($3::date IS NULL OR (p.birthdate, p.id) > ($3::date, $4::uuid))
       ORDER BY p.birthdate, p.id LIMIT $5`,
      [accountId, days, last?.birthdate ?? null, last?.id ?? null, PAGE],
    );
    yield* rows;
    last = rows.at(-1);
    if (rows.length < PAGE) return;
  }
}

/** Which of these patients the caller may see by name. */
export async function visiblePatients(
  sql: Sql,
  caller: Caller,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0 || seesAllPatients(caller.roles)) return new Set(ids);
  const { rows } = await sql.query<{ patientId: string }>(
    `SELECT s.patient_id FROM patient_specialists s
     WHERE s.account_id = $1 AND s.professional_id = $2 AND s.patient_id = ANY ($3::uuid[])`,
    [caller.accountId, caller.professionalId, ids],
  );
  return new Set(rows.map((row) => row.patientId));
}
