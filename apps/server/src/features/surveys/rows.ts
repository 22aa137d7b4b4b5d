import { readSurveyAnswers, surveyRecord, surveyStateAt } from '@healzy/domain/surveys';
import type { Survey } from '@healzy/api/schema';
import { z } from 'zod';
import { columnOfType, idColumn } from '../../platform/db/columns.ts';
import type { Sql } from '../../platform/db/database.ts';
import { table, type RowOf } from '../../platform/db/table.ts';
import type { Services } from '../../platform/services.ts';
import { weightJudge } from './weights.ts';

/** The app's page for links of surveys. */
const SURVEY_PAGE = '/survey';

export const surveys = table(
  'surveys',
  surveyRecord.extend({
    accountId: idColumn,
    patientId: idColumn,
    tokenHash: z.string(),
    deviceHash: z.string().nullable(),
    answers: columnOfType<object>(),
  }),
);

const shown = surveys.omit('accountId', 'tokenHash', 'deviceHash', 'createdBy');
export type SurveyRow = RowOf<typeof shown>;

/** The columns of the survey `s`. */
export const SURVEY_COLUMNS = shown.columns('s');

export const addressOf = ({ intakeLinks }: Pick<Services, 'intakeLinks'>, id: string): string =>
  intakeLinks.addressOf(id, SURVEY_PAGE);

/**
 * Surveys of a patient as responses show them.
 *
 * @param canEdit whether the caller may send surveys; only they get the link
 */
export async function surveysOf(
  sql: Sql,
  patient: { accountId: string; patientId: string },
  canEdit: boolean,
  services: Services,
): Promise<(row: SurveyRow) => Survey> {
  const doubtOf = await weightJudge(sql, patient);
  return (row) => {
    const state = surveyStateAt(row, services.now());
    const answers = state === 'ANSWERED' ? readSurveyAnswers(row.kind, { ...row.answers }) : null;
    const doubt = answers && row.answeredAt !== null ? doubtOf(answers, new Date(row.answeredAt)) : null;
    return {
      ...row,
      state,
      answers,
      weightDoubt: doubt && { kg: doubt.near?.value ?? null, on: doubt.near?.on ?? null },
      link: state === 'OPEN' && canEdit ? addressOf(services, row.id) : null,
      canEdit,
    };
  };
}

export async function findSurvey(sql: Sql, accountId: string, id: string): Promise<SurveyRow | undefined> {
  const { rows } = await sql.query<SurveyRow>(
    `SELECT ${SURVEY_COLUMNS} FROM surveys s WHERE s.account_id = $1 AND s.id = $2`,
    [accountId, id],
  );
  return rows[0];
}
