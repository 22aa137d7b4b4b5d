import { bloodResultsRecord } from '@healzy/domain/blood-analysis';
import { idColumn } from '../../db/columns.ts';
import type { Sql } from '../../db/database.ts';
import { table, type RowOf } from '../../db/table.ts';

export const bloodResults = table(
  'blood_results',
  bloodResultsRecord.extend({ accountId: idColumn, patientId: idColumn }),
);
export type ResultsRow = RowOf<typeof bloodResults>;

export const findResults = (
  sql: Sql,
  key: { accountId: string; medicalTestId: string },
): Promise<ResultsRow | undefined> => bloodResults.find(sql, key);
