import { intakeRecord } from '@healzy/domain/patient-data';
import { z } from 'zod';
import type { Intake, IntakeAcceptance } from '@healzy/api/schema';
import { columnOfType, idColumn } from '../../platform/db/columns.ts';
import type { Sql } from '../../platform/db/database.ts';
import { table, type RowOf } from '../../platform/db/table.ts';
import type { Services } from '../../platform/services.ts';
import { requireFound } from '../../platform/http/http-problem.ts';

export const intakes = table(
  'intakes',
  intakeRecord.extend({
    accountId: idColumn,
    patientId: idColumn,
    tokenHash: z.string(),
    answers: columnOfType<object>(),
    figures: columnOfType<object>(),
    accepted: columnOfType<IntakeAcceptance | null>(),
  }),
);

const read = intakes.omit('accountId', 'tokenHash', 'createdBy', 'decidedBy');

export type IntakeRow = RowOf<typeof read> & Pick<Intake, 'createdBy' | 'decidedBy'>;

const person = (column: string): string =>
  `(SELECT json_build_object('userId', u.id, 'name', u.name, 'surname', u.surname) FROM users u
    WHERE u.id = i.${column}) AS ${column}`;

/** The columns of the questionnaire `i`. */
export const INTAKE_COLUMNS = `${read.columns('i')}, ${person('created_by')}, ${person('decided_by')}`;

/** An open link expires with time alone; nothing has to be written. */
export function stateNow(row: Pick<IntakeRow, 'state' | 'expiresAt'>, now: Date): Intake['state'] {
  return row.state === 'OPEN' && Date.parse(row.expiresAt) <= now.getTime() ? 'EXPIRED' : row.state;
}

/** @param canEdit whether the caller may send and decide; only they get the link */
export function toIntake(
  row: IntakeRow,
  canEdit: boolean,
  { intakeLinks, now }: Pick<Services, 'intakeLinks' | 'now'>,
): Intake {
  const state = stateNow(row, now());
  const { consent: _consent, answers: _answers, figures: _figures, accepted: _accepted, ...told } = row;
  const link = state === 'OPEN' && canEdit ? intakeLinks.addressOf(row.id) : null;
  return { ...told, state, link, canEdit };
}

/** One questionnaire of a patient. @throws HttpProblem 404 */
export async function findIntake(
  sql: Sql,
  { accountId, patientId }: { accountId: string; patientId: string },
  id: string,
): Promise<IntakeRow> {
  const { rows } = await sql.query<IntakeRow>(
    `SELECT ${INTAKE_COLUMNS} FROM intakes i WHERE i.account_id = $1 AND i.patient_id = $2 AND i.id = $3`,
    [accountId, patientId, id],
  );
  return requireFound(rows[0]);
}
