import type { Sql } from '../db/database.ts';
import type { Caller } from '../http/calls.ts';
import { requireClinicalRow } from '../patient-access/clinical.ts';
import { findSurvey, surveys, type SurveyRow } from './rows.ts';

const rows = { table: surveys.name, find: findSurvey };

/** A survey that the caller may change, locked until the transaction ends. */
export async function requireSurvey(sql: Sql, caller: Caller, id: string): Promise<SurveyRow> {
  return (await requireClinicalRow(sql, caller, { id, wanted: 'edit' }, rows)).row;
}
