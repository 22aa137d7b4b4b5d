import { likeness, swappedDay, type KnownPerson } from '@healzy/domain/patients';
import { patientAccess } from '@healzy/domain/session';
import type { AssignedSpecialist, SimilarPatient } from '@healzy/api/schema';
import type { Sql } from '../db/database.ts';
import { handler } from '../http/calls.ts';
import { assignmentOf } from './assignments.ts';
import { PATIENT_RELATIONS } from './patient-rows.ts';

/** Most of them that are shown; whoever has more namesakes born on one day looks them up in the list. */
const MOST_SHOWN = 5;

type Candidate = SimilarPatient & { specialists: AssignedSpecialist[] };

/** Patients of the account who could be this person, the most alike first. The index of birthdates finds them. */
export async function findSimilar(
  sql: Sql,
  accountId: string,
  person: KnownPerson,
  exceptId: string | null = null,
): Promise<Candidate[]> {
  const days = [person.birthdate, swappedDay(person.birthdate)].filter((day) => day !== null);
  const { rows } = await sql.query<Candidate>(
    `SELECT p.id, p.name, p.surname, p.email, p.birthdate, p.state, ${PATIENT_RELATIONS} FROM patients p
     WHERE p.account_id = $1 AND p.birthdate = ANY ($2::date[]) AND p.id IS DISTINCT FROM $3::uuid`,
    [accountId, days, exceptId],
  );
  return rows
    .map((row) => ({ row, alike: likeness(person, row) }))
    .filter(({ alike }) => alike > 0)
    .toSorted((a, b) => b.alike - a.alike || a.row.id.localeCompare(b.row.id))
    .map(({ row }) => row);
}

export const findSimilarPatients = handler('findSimilarPatients', async ({ caller, body }, sql) => {
  const found = await findSimilar(sql, caller.accountId, body, body.exceptId ?? null);
  const open = found.filter(
    ({ specialists }) => patientAccess(caller, assignmentOf(specialists)).identity !== 'none',
  );
  return {
    status: 200,
    body: {
      items: open.slice(0, MOST_SHOWN).map(({ id, name, surname, email, birthdate, state }) => ({
        id,
        name,
        surname,
        email,
        birthdate,
        state,
      })),
      hidden: found.length - Math.min(open.length, MOST_SHOWN),
    },
  };
});
