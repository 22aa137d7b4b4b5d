import { likeness, swappedDay, type KnownPerson } from '@healzy/domain/patients';
import { patientAccess } from '@healzy/domain/session';
import type { AssignedSpecialist, SimilarPatient } from '@healzy/api/schema';
import type { Sql } from '../../platform/db/database.ts';
import { handler } from '../../platform/http/calls.ts';
import { Slices } from '../../platform/slices.ts';
import { assignmentOf } from '../../shared/patient-access/assignments.ts';
import { PATIENT_RELATIONS } from './patient-rows.ts';

/** How many are shown; with more namesakes born on one day, the list is the place to look. */
const MOST_SHOWN = 5;

/** Cards read per statement: thousands may share a birthdate. */
const PAGE = 150;
/** Someone who resembles this many resembles everyone; the search stops. */
const MOST_FOUND = 200;

type Named = KnownPerson & { id: string };
type Candidate = SimilarPatient & { specialists: AssignedSpecialist[] };

/** Patients of the account who could be this person, the most similar first. Found through the index of birthdates. */
async function findSimilar(
  sql: Sql,
  accountId: string,
  person: KnownPerson,
  exceptId: string | null = null,
): Promise<Candidate[]> {
  const alike = new Map<string, number>();
  const slices = new Slices();
  for await (const row of bornThen(sql, accountId, person)) {
    const degree = row.id === exceptId ? 0 : likeness(person, row);
    if (degree > 0) alike.set(row.id, degree);
    if (alike.size === MOST_FOUND) break;
    if (slices.isOver) await slices.next();
  }
  const { rows } = await sql.query<Candidate>(
    `SELECT p.id, p.name, p.surname, p.email, p.birthdate, p.state, ${PATIENT_RELATIONS} FROM patients p
     WHERE p.account_id = $1 AND p.id = ANY ($2::uuid[])`,
    [accountId, [...alike.keys()]],
  );
  const degreeOf = ({ id }: Candidate): number => alike.get(id) ?? 0;
  return rows.toSorted((a, b) => degreeOf(b) - degreeOf(a) || a.id.localeCompare(b.id));
}

async function* bornThen(sql: Sql, accountId: string, { birthdate }: KnownPerson): AsyncGenerator<Named> {
  for (const day of [birthdate, swappedDay(birthdate)]) {
    let last: string | null = null;
    for (let isMore = day !== null; isMore;) {
      const { rows }: { rows: Named[] } = await sql.query<Named>(
        `SELECT p.id, p.name, p.surname, p.birthdate FROM patients p
         WHERE p.account_id = $1 AND p.birthdate = $2::date AND ($3::uuid IS NULL OR p.id > $3::uuid)
         ORDER BY p.id LIMIT $4`,
        [accountId, day, last, PAGE],
      );
      yield* rows;
      last = rows.at(-1)?.id ?? null;
      isMore = rows.length === PAGE;
    }
  }
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
