import type { Chat, ChatCounts } from '@healzy/api/schema';
import { handler } from '../http/calls.ts';
import { countedPage, searchPatterns } from '../http/paging.ts';
import { logAccess } from '../patient-access/access-log.ts';
import { chatOf, requireChat } from './access.ts';
import { CHAT_COLUMNS, CHAT_FROM, IS_OPEN, MAYBE_CHATS, OPENED_CHATS, readerOf } from './chat-rows.ts';
import { CHATS_OF_PATIENTS, IS_WAITING } from './waiting.ts';

/** What the list is sorted by: those without a message come last. */
const LAST_AT = `coalesce(c.last_at, '-infinity'::timestamptz)`;

export const listChats = handler('listChats', async ({ caller, query }, sql) => {
  const patterns = searchPatterns(query.search);
  // Only a search for somebody finds those too with whom nobody has written.
  const isOfPatients = patterns.length > 0 && query.state === undefined && query.assigned === undefined;
  const page = await countedPage<Chat>(sql, query, {
    name: 'chats',
    columns: 'p.id',
    from: isOfPatients ? MAYBE_CHATS : OPENED_CHATS,
    where: `${isOfPatients ? 'p' : 'c'}.account_id = $1 AND $2::uuid IS NOT NULL AND ${IS_OPEN}
      AND ($5::text IS NULL OR coalesce(c.state, 'ANSWERED') = $5)
      AND CASE $7::text WHEN 'MINE' THEN c.assignee_id = $2 AND (c.state <> 'DONE' OR $5 = 'DONE')
        WHEN 'NOBODY' THEN c.assignee_id IS NULL AND (c.state <> 'DONE' OR $5 = 'DONE') ELSE true END
      AND ${isOfPatients ? 'true' : 'c.last_sequence > 0'}
      AND p.name_key LIKE ALL ($6::text[])`,
    params: [...readerOf(caller), query.state ?? null, patterns, query.assigned ?? null],
    by: LAST_AT,
    id: 'p.id',
    isDescending: true,
    // Newest messages, unread ones and people are looked up for the chats of the page alone.
    around: (found) => `WITH page AS (${found})
      SELECT ${CHAT_COLUMNS}, page.keyset FROM page JOIN (${CHAT_FROM}) ON p.id = page.id
      ORDER BY ${LAST_AT} DESC, p.id DESC`,
  });
  await logAccess(
    sql,
    caller,
    page.items.filter(({ lastSequence }) => lastSequence > 0).map(({ patientId }) => patientId),
  );
  return { status: 200, body: page };
});

export const getChatCounts = handler('getChatCounts', async ({ caller }, sql) => {
  const { rows } = await sql.query<ChatCounts>(
    `SELECT count(*) FILTER (WHERE ${IS_WAITING})::integer AS pending,
       count(*) FILTER (WHERE EXISTS (SELECT 1 FROM chat_messages m
         WHERE m.account_id = $1 AND m.patient_id = p.id AND m.is_from_patient
           AND m.sequence > coalesce((SELECT r.sequence FROM chat_reads r
             WHERE r.account_id = $1 AND r.patient_id = p.id AND r.user_id = $2), 0)))::integer AS unread
     FROM ${CHATS_OF_PATIENTS}
     WHERE c.account_id = $1 AND ${IS_OPEN}`,
    readerOf(caller),
  );
  return { status: 200, body: rows[0] ?? { pending: 0, unread: 0 } };
});

export const getChat = handler('getChat', async ({ caller, path }, sql) => {
  await requireChat(sql, caller, path.patientId, 'read');
  return { status: 200, body: await chatOf(sql, caller, path.patientId) };
});
