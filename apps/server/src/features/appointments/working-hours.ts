import type { WorkingHours } from '@healzy/api/schema';
import {
  isOutsideHours,
  managesHoursOf,
  noWorkingHours,
  workingWeekSchema,
  type WorkingWeek,
} from '@healzy/domain/appointments';
import { z } from 'zod';
import { columnOfType, idColumn, instantColumn } from '../../platform/db/columns.ts';
import type { Sql } from '../../platform/db/database.ts';
import { Expression, NOW, table } from '../../platform/db/table.ts';
import { handler } from '../../platform/http/calls.ts';
import { checked } from '../../platform/http/form.ts';
import { lockRow } from '../../platform/http/lock-row.ts';
import { notFound, recordForbidden } from '../../platform/http/http-problem.ts';
import { updated } from '../../platform/http/updates.ts';
import { requireVersion, versioned } from '../../platform/http/versions.ts';

const hours = table(
  'working_hours',
  z.object({
    accountId: idColumn,
    professionalId: idColumn,
    version: z.number(),
    week: columnOfType<WorkingWeek>(),
    updatedAt: instantColumn,
  }),
);

/** The specialists of account `$1`, each with their hours if known. */
const HOURS_OF_SPECIALISTS = `SELECT u.id AS user_id, u.professional_id, u.name, u.surname, coalesce(h.version, 0) AS version, h.week
  FROM account_people u
  LEFT JOIN working_hours h ON h.account_id = $1 AND h.professional_id = u.professional_id
  WHERE u.account_id = $1 AND u.professional_id IS NOT NULL AND 'SPECIALIST' = ANY (u.roles)`;

// jsonb does not keep the order of keys.
const toWorkingHours = (row: WorkingHours): WorkingHours => ({
  ...row,
  week: { ...noWorkingHours(), ...row.week },
});

export const listWorkingHours = handler('listWorkingHours', async ({ caller }, sql) => {
  const { rows } = await sql.query<WorkingHours>(`${HOURS_OF_SPECIALISTS} ORDER BY u.surname, u.name, u.id`, [
    caller.accountId,
  ]);
  return { status: 200, body: { items: rows.map(toWorkingHours) } };
});

async function findHours(sql: Sql, accountId: string, userId: string): Promise<WorkingHours> {
  const { rows } = await sql.query<WorkingHours>(`${HOURS_OF_SPECIALISTS} AND u.id = $2`, [
    accountId,
    userId,
  ]);
  if (!rows[0]) throw notFound();
  return toWorkingHours(rows[0]);
}

export const updateWorkingHours = handler(
  'updateWorkingHours',
  async ({ caller, path, body, ifMatch }, sql) => {
    // When two first versions are saved at once, the later one must see the first.
    await lockRow(sql, 'professionals', { accountId: caller.accountId, userId: path.id });
    const before = await findHours(sql, caller.accountId, path.id);
    if (!managesHoursOf(caller, before.professionalId)) throw recordForbidden();
    requireVersion(ifMatch, before);
    const week = checked(workingWeekSchema, updated('updateWorkingHours', before.week, body));
    const { accountId } = caller;
    const { professionalId } = before;
    await hours.upsert(sql, { accountId, professionalId, week }, ['accountId', 'professionalId'], {
      version: new Expression('working_hours.version + 1'),
      updatedAt: NOW,
    });
    return { status: 200, ...versioned(await findHours(sql, caller.accountId, path.id)) };
  },
);

/** Whether any part of a time span is outside the specialist's hours, by the clinic's clock. */
export async function liesOutsideHours(
  sql: Sql,
  wanted: { accountId: string; professionalId: string; startsAt: string; endsAt: string },
): Promise<boolean> {
  const { rows } = await sql.query<{ week: WorkingWeek; timezone: string }>(
    `SELECT h.week, a.timezone FROM working_hours h JOIN accounts a ON a.id = h.account_id
     WHERE h.account_id = $1 AND h.professional_id = $2`,
    [wanted.accountId, wanted.professionalId],
  );
  const [hours] = rows;
  return (
    hours !== undefined && isOutsideHours({ ...noWorkingHours(), ...hours.week }, wanted, hours.timezone)
  );
}
