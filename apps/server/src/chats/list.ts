import type { Chat, ChatCounts } from '@healzy/api/schema';
import { handler } from '../http/calls.ts';
import { countedPage, searchPatterns } from '../http/paging.ts';
import { logAccess } from '../patient-access/access-log.ts';
import { chatOf, requireChat } from './access.ts';
import { CHAT_COLUMNS, CHAT_FROM, IS_OPEN, readerOf } from './chat-rows.ts';
import { CHATS_OF_PATIENTS, IS_WAITING } from './waiting.ts';

/** A patient's name as search sees it: `searchKey` in SQL. */
const NAME_KEY = `regexp_replace(normalize(lower(p.name || ' ' || p.surname), NFKD), '[\u0300-\u036f]', '', 'g')`;

export const listChats = handler('listChats', async ({ caller, query }, sql) => {
  const patterns = searchPatterns(query.search);
  const page = await countedPage<Chat>(sql, query, {
    name: 'chats',
    columns: CHAT_COLUMNS,
    from: CHAT_FROM,
    where: `p.account_id = $1 AND $2::uuid IS NOT NULL AND ${IS_OPEN}
      AND ($5::text IS NULL OR coalesce(c.state, 'ANSWERED') = $5)
      AND (c.last_sequence > 0 OR cardinality($6::text[]) > 0 AND $5::text IS NULL)
      AND ${NAME_KEY} LIKE ALL ($6::text[])`,
    params: [...readerOf(caller), query.state ?? null, patterns],
    by: `coalesce(c.last_at, '-infinity'::timestamptz)`,
    id: 'p.id',
    isDescending: true,
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
