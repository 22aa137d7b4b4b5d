import type { Sql } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/calls.ts';
import { requireClinicalRow } from '../../shared/patient-access/clinical.ts';
import { findSurvey, surveys, type SurveyRow } from './rows.ts';

const rows = { table: surveys.name, find: findSurvey };

/** A survey that the caller may change, locked until the transaction ends. */
export async function requireSurvey(sql: Sql, caller: Caller, id: string): Promise<SurveyRow> {
  return (await requireClinicalRow(sql, caller, { id, wanted: 'edit' }, rows)).row;
}
