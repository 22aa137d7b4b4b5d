import type { %Record% } from '@healzy/api/schema';
import { %record%Record, type %Record%Form } from '@healzy/domain/%name%';
import { idColumn } from '../../platform/db/columns.ts';
import type { Sql } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/ids.ts';
import { table, type RowOf } from '../../platform/db/table.ts';

export const %records% = table(
  '%record_table%',
  %record%Record.extend({ accountId: idColumn, patientId: idColumn }),
);

/** The fields that responses have. */
export const shown%Records% = %records%.omit('accountId', 'createdBy', 'updatedAt');

export const to%Record% = ({
  accountId: _account,
  createdBy: _author,
  updatedAt: _at,
  ...%record%
}: RowOf<typeof %records%>): %Record% => %record%;

/** Inserts a new %record words%; the caller has checked permissions. */
export async function insert%Record%(
  sql: Sql,
  owner: { accountId: string; patientId: string; userId: string; at: Date },
  form: %Record%Form,
  id = newId(),
): Promise<string> {
  const { accountId, patientId, userId: createdBy, at } = owner;
  await %records%.insert(sql, { ...form, id, accountId, patientId, createdBy, createdAt: at, updatedAt: at });
  return id;
}
