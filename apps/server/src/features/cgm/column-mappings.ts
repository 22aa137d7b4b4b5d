import type { CgmRecognised } from '@healzy/domain/cgm';
import { z } from 'zod';
import { idColumn, instantColumn } from '../../platform/db/columns.ts';
import type { Sql } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/ids.ts';
import { table, type RowOf } from '../../platform/db/table.ts';
import { handler } from '../../platform/http/calls.ts';
import { countedPage } from '../../platform/http/paging.ts';
import { notFound } from '../../platform/http/http-problem.ts';

const TABLE = 'cgm_column_mappings';

const mappings = table(
  TABLE,
  z.object({
    id: idColumn,
    accountId: idColumn,
    layout: z.string(),
    time: z.number(),
    glucose: z.number(),
    chosenBy: idColumn.nullable(),
    chosenAt: instantColumn,
  }),
);
const read = mappings.omit('accountId', 'chosenBy');

/** Remembers which columns a person has named for a layout; the same columns again keep their first date. */
export async function rememberColumns(
  sql: Sql,
  { mapping }: Pick<CgmRecognised, 'mapping'>,
  chosen: { accountId: string; userId: string | null; at: Date },
): Promise<void> {
  if (mapping === undefined) return;
  await mappings.insert(
    sql,
    {
      ...mapping,
      id: newId(),
      accountId: chosen.accountId,
      chosenBy: chosen.userId,
      chosenAt: chosen.at,
    },
    `ON CONFLICT (account_id, layout) DO UPDATE SET time = excluded.time, glucose = excluded.glucose,
       chosen_by = excluded.chosen_by, chosen_at = excluded.chosen_at
     WHERE (${TABLE}.time, ${TABLE}.glucose) <> (excluded.time, excluded.glucose)`,
  );
}

export const listCgmColumnMappings = handler('listCgmColumnMappings', async ({ caller, query }, sql) => {
  const page = await countedPage<RowOf<typeof read>>(sql, query, {
    name: 'cgm-column-mappings',
    columns: read.columns('m'),
    from: `${TABLE} m`,
    where: 'm.account_id = $1 AND ($2::text IS NULL OR m.layout = $2)',
    params: [caller.accountId, query.layout ?? null],
    by: 'm.chosen_at',
    id: 'm.id',
    isDescending: true,
  });
  return { status: 200, body: page };
});

export const forgetCgmColumnMapping = handler('forgetCgmColumnMapping', async ({ caller, path }, sql) => {
  const removed = await mappings.remove(sql, { accountId: caller.accountId, id: path.id });
  if (removed === 0) throw notFound();
  return { status: 204 };
});
