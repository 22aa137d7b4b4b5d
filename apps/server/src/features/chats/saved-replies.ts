import { SAVED_REPLY_LIMITS, savedReplySchema, type SavedReplyForm } from '@healzy/domain/chats';
import { searchKey } from '@healzy/domain/shared';
import { z } from 'zod';
import { idColumn, instantColumn } from '../../platform/db/columns.ts';
import type { Sql } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/ids.ts';
import { NEXT_VERSION, table, type RowOf } from '../../platform/db/table.ts';
import { handler } from '../../platform/http/calls.ts';
import { checked } from '../../platform/http/form.ts';
import { conflict, notFound } from '../../platform/http/http-problem.ts';
import { lockRow } from '../../platform/http/lock-row.ts';
import { countedPage } from '../../platform/http/paging.ts';
import { updated } from '../../platform/http/updates.ts';
import { requireVersion } from '../../platform/http/versions.ts';

const TABLE = 'saved_replies';

const replies = table(
  TABLE,
  z.object({
    id: idColumn,
    accountId: idColumn,
    version: z.number(),
    title: z.string(),
    titleKey: z.string(),
    textEs: z.string().nullable(),
    textEn: z.string().nullable(),
    createdBy: idColumn.nullable(),
    createdAt: instantColumn,
  }),
);
const read = replies.pick('id', 'version', 'title', 'textEs', 'textEn');

async function findReply(sql: Sql, accountId: string, id: string): Promise<RowOf<typeof read>> {
  const [found] = await read.select(sql, 'WHERE x.account_id = $1 AND x.id = $2', [accountId, id]);
  if (!found) throw notFound();
  return found;
}

export const listSavedReplies = handler('listSavedReplies', async ({ caller, query }, sql) => {
  const page = await countedPage<RowOf<typeof read>>(sql, query, {
    name: 'saved-replies',
    columns: read.columns('r'),
    from: `${TABLE} r`,
    where: 'r.account_id = $1',
    params: [caller.accountId],
    by: 'r.title_key',
    type: 'text',
    id: 'r.id',
  });
  return { status: 200, body: page };
});

/** @returns the id of the new reply */
export async function addReply(
  sql: Sql,
  { now, ...of }: { accountId: string; createdBy: string | null; now: Date },
  form: SavedReplyForm,
): Promise<string> {
  const id = newId();
  await replies.insert(sql, { ...form, ...of, id, titleKey: searchKey(form.title), createdAt: now });
  return id;
}

export const createSavedReply = handler('createSavedReply', async ({ caller, body, services }, sql) => {
  const form = checked(savedReplySchema, body);
  const { accountId, userId: createdBy } = caller;
  const { rows } = await sql.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM ${TABLE} WHERE account_id = $1`,
    [accountId],
  );
  const max = SAVED_REPLY_LIMITS.perAccount;
  if ((rows[0]?.count ?? 0) >= max)
    throw conflict('SAVED_REPLIES_FULL', 'There are as many saved replies as there can be.', { max });
  const id = await addReply(sql, { accountId, createdBy, now: services.now() }, form);
  const made = await findReply(sql, accountId, id);
  return { status: 201, body: made, version: made.version };
});

export const updateSavedReply = handler('updateSavedReply', async ({ caller, path, body, ifMatch }, sql) => {
  const key = { accountId: caller.accountId, id: path.id };
  await lockRow(sql, TABLE, key);
  const before = await findReply(sql, key.accountId, key.id);
  requireVersion(ifMatch, before);
  const form = checked(savedReplySchema, updated('updateSavedReply', before, body));
  const titleKey = searchKey(form.title);
  await replies.update(sql, key, { ...form, titleKey, version: NEXT_VERSION });
  const after = await findReply(sql, key.accountId, key.id);
  return { status: 200, body: after, version: after.version };
});

export const deleteSavedReply = handler('deleteSavedReply', async ({ caller, path }, sql) => {
  const removed = await replies.remove(sql, { accountId: caller.accountId, id: path.id });
  if (removed === 0) throw notFound();
  return { status: 204 };
});
