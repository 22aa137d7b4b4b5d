import type { Chat, ChatCounts } from '@healzy/api/schema';
import type { Sql } from '../db/database.ts';
import { handler } from '../http/calls.ts';
import { keysetColumn, pageOf, searchPatterns, type Placed } from '../http/paging.ts';
import { logAccess } from '../patient-access/access-log.ts';
import { chatOf, requireChat } from './access.ts';
import { CHAT_COLUMNS, CHAT_FROM, IS_OPEN, OPENED_CHATS, readerOf } from './chat-rows.ts';
import { IS_WAITING } from './waiting.ts';

/**
 * Which chats there are, with what they are sorted by: found once for page and count together.
 *
 * A search for somebody finds those too with whom nobody has written. Each table is then read once, whatever the planner
 * knows of it: the sets that `IS TRUE` and `NOT IN` compare with are hashed, and cannot be made a loop over both tables.
 */
const FOUND = {
  chats: `SELECT p.id, c.last_at AS key FROM ${OPENED_CHATS}
    WHERE c.account_id = $1 AND $2::uuid IS NOT NULL AND ${IS_OPEN} AND c.last_sequence > 0
      AND ($5::text IS NULL OR c.state = $5)
      AND CASE $7::text WHEN 'MINE' THEN c.assignee_id = $2 AND (c.state <> 'DONE' OR $5 = 'DONE')
        WHEN 'NOBODY' THEN c.assignee_id IS NULL AND (c.state <> 'DONE' OR $5 = 'DONE') ELSE true END
      AND p.name_key LIKE ALL ($6::text[])`,
  patients: `SELECT c.patient_id AS id, c.last_at AS key FROM chats c
    WHERE c.account_id = $1 AND c.last_at IS NOT NULL AND (c.patient_id IN (SELECT id FROM named)) IS TRUE
    UNION ALL SELECT id, '-infinity' FROM named
    WHERE id NOT IN (SELECT c.patient_id FROM chats c WHERE c.account_id = $1 AND c.last_at IS NOT NULL)`,
};
const NAMED = `SELECT p.id FROM patients p
  WHERE p.account_id = $1 AND $2::uuid IS NOT NULL AND ${IS_OPEN} AND p.name_key LIKE ALL ($6::text[])
    AND $5::text IS NULL AND $7::text IS NULL`;

export const listChats = handler('listChats', async ({ caller, query }, sql) => {
  const patterns = searchPatterns(query.search);
  const isOfPatients = patterns.length > 0 && query.state === undefined && query.assigned === undefined;
  const params = [...readerOf(caller), query.state ?? null, patterns, query.assigned ?? null];
  const found = `${isOfPatients ? `named AS MATERIALIZED (${NAMED}), ` : ''}found AS MATERIALIZED (
         ${isOfPatients ? FOUND.patients : FOUND.chats})`;
  let total = 0;
  const page = await pageOf<Chat>(query, ['chats', true, ...params], async (after, limit) => {
    // Newest messages, unread ones and people are looked up for the chats of the page alone.
    const { rows } = await sql.query<Chat & Placed & { total: number }>(
      `WITH ${found}, page AS MATERIALIZED (
         SELECT id, key FROM found WHERE $8::timestamptz IS NULL OR (key, id) < ($8::timestamptz, $9::uuid)
         ORDER BY key DESC, id DESC LIMIT $10)
       SELECT ${CHAT_COLUMNS}, ${keysetColumn('page.key', 'page.id')}, (SELECT count(*) FROM found)::integer AS total
       FROM page JOIN (${CHAT_FROM}) ON p.account_id = $1 AND p.id = page.id
       ORDER BY page.key DESC, page.id DESC`,
      [...params, after?.value ?? null, after?.id ?? null, limit],
    );
    const [first] = rows;
    if (first) total = first.total;
    // The page after the last chat is empty, the list is not.
    else if (after !== null) total = await countOf(sql, found, params);
    return rows.map(({ total: _total, ...row }) => row);
  });
  await logAccess(
    sql,
    caller,
    page.items.filter(({ lastSequence }) => lastSequence > 0).map(({ patientId }) => patientId),
  );
  return { status: 200, body: { ...page, total } };
});

async function countOf(sql: Sql, found: string, params: readonly unknown[]): Promise<number> {
  const counted = `WITH ${found} SELECT count(*)::integer AS total FROM found`;
  const { rows } = await sql.query<{ total: number }>(counted, [...params]);
  return rows[0]?.total ?? 0;
}

export const getChatCounts = handler('getChatCounts', async ({ caller }, sql) => {
  // Whose they are is looked up for those alone that count.
  const { rows } = await sql.query<ChatCounts>(
    `WITH counted AS MATERIALIZED (
       SELECT c.account_id, c.patient_id, ${IS_WAITING} AS is_pending, EXISTS (SELECT 1 FROM chat_messages m
         WHERE m.account_id = $1 AND m.patient_id = c.patient_id AND m.is_from_patient
           AND m.sequence > coalesce((SELECT r.sequence FROM chat_reads r
             WHERE r.account_id = $1 AND r.patient_id = c.patient_id AND r.user_id = $2), 0)) AS is_unread
       FROM chats c WHERE c.account_id = $1)
     SELECT count(*) FILTER (WHERE c.is_pending)::integer AS pending,
       count(*) FILTER (WHERE c.is_unread)::integer AS unread
     FROM (SELECT * FROM counted WHERE is_pending OR is_unread) c JOIN LATERAL (
       SELECT p.id FROM patients p WHERE p.account_id = c.account_id AND p.id = c.patient_id OFFSET 0) p ON ${IS_OPEN}`,
    readerOf(caller),
  );
  return { status: 200, body: rows[0] ?? { pending: 0, unread: 0 } };
});

export const getChat = handler('getChat', async ({ caller, path }, sql) => {
  await requireChat(sql, caller, path.patientId, 'read');
  return { status: 200, body: await chatOf(sql, caller, path.patientId) };
});
