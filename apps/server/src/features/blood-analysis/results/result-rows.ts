import { bloodResultsRecord } from '@healzy/domain/blood-analysis';
import { idColumn } from '../../../platform/db/columns.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { table, type RowOf } from '../../../platform/db/table.ts';

export const bloodResults = table(
  'blood_results',
  bloodResultsRecord.extend({ accountId: idColumn, patientId: idColumn }),
);
export type ResultsRow = RowOf<typeof bloodResults>;

export const findResults = (
  sql: Sql,
  key: { accountId: string; medicalTestId: string },
): Promise<ResultsRow | undefined> => bloodResults.find(sql, key);
