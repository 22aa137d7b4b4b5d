import type { NamedPerson } from '@healzy/api/schema';
import type { SummaryReader } from '../../contributions/summary.ts';
import { nextAppointmentColumn, toNextAppointment, type NextAppointment } from './next.ts';

/** The next appointment and its specialist. */
export const readNextAppointment: SummaryReader<'nextAppointment'> = async ({
  sql,
  accountId,
  patientId,
  now,
}) => {
  const { rows } = await sql.query<{ next: NextAppointment | null; specialist: NamedPerson }>(
    `SELECT x.next, (SELECT json_build_object('id', pr.id, 'name', u.name, 'surname', u.surname) FROM professionals pr
         JOIN users u ON u.id = pr.user_id WHERE pr.id = (x.next->>'professionalId')::uuid) AS specialist
     FROM (SELECT ${nextAppointmentColumn('p', '$3')} AS next FROM patients p
       WHERE p.account_id = $1 AND p.id = $2) x`,
    [accountId, patientId, now.toISOString()],
  );
  const next = toNextAppointment(rows[0]?.next ?? null);
  if (rows[0] === undefined || next === null) return null;
  const { id, startsAt, endsAt, kind, mode } = next;
  return { id, startsAt, endsAt, kind, mode, specialist: rows[0].specialist };
};
