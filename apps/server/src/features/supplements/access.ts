import type { Sql } from '../../platform/db/database.ts';
import type { RowOf } from '../../platform/db/table.ts';
import type { Caller } from '../../platform/http/calls.ts';
import { requireClinicalRow, type Wanted } from '../../shared/patient-access/clinical.ts';
import { patientSupplements } from './patient-rows.ts';

const rows = {
  table: patientSupplements.name,
  find: (sql: Sql, accountId: string, id: string) => patientSupplements.find(sql, { accountId, id }),
};

/** A supplement that the caller has access to; locked until the transaction ends when it is to be edited. */
export async function requirePatientSupplement(
  sql: Sql,
  caller: Caller,
  id: string,
  wanted: Wanted,
): Promise<RowOf<typeof patientSupplements>> {
  return (await requireClinicalRow(sql, caller, { id, wanted }, rows)).row;
}
