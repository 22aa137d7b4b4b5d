import type { ChatMessageHit } from '@healzy/api/schema';
import { excerptAround } from '@healzy/domain/chats';
import { handler } from '../../platform/http/calls.ts';
import { listPage, searchPatterns } from '../../platform/http/paging.ts';
import { logAccess } from '../../shared/patient-access/access-log.ts';
import { requireChat } from './access.ts';
import { IS_OPEN, readerOf } from './chat-rows.ts';

type FoundMessage = Omit<ChatMessageHit, 'excerpt'> & { text: string };

/**
 * Messages with their patient `p`, looked up one by one: the newest are walked until the page is full, and not every patient
 * of the account is read to find whose they are.
 */
const FROM_NEWEST = `chat_messages m JOIN LATERAL (
    SELECT p.* FROM patients p WHERE p.account_id = m.account_id AND p.id = m.patient_id OFFSET 0) p ON true`;

export const searchChatMessages = handler('searchChatMessages', async ({ caller, query }, sql) => {
  const { search, patientId = null } = query;
  if (patientId !== null) await requireChat(sql, caller, patientId, 'read');
  const patterns = searchPatterns(search);
  // Spaces alone ask for nothing.
  if (patterns.length === 0) return { status: 200, body: { items: [], nextCursor: null } };
  const page = await listPage<FoundMessage>(sql, query, {
    name: 'chat-message-search',
    columns: `m.id, m.patient_id, p.name, p.surname, m.sequence, m.is_from_patient, m.author_name, m.text,
      m.created_at AS at`,
    from: FROM_NEWEST,
    where: `m.account_id = $1 AND $2::uuid IS NOT NULL AND ${IS_OPEN}
      AND ($5::uuid IS NULL OR m.patient_id = $5) AND m.search_key LIKE ALL ($6::text[])`,
    params: [...readerOf(caller), patientId, patterns],
    by: 'm.created_at',
    id: 'm.id',
    isDescending: true,
  });
  await logAccess(
    sql,
    caller,
    page.items.map((message) => message.patientId),
  );
  const items = page.items.map(({ text, ...message }) => ({
    ...message,
    excerpt: excerptAround(text, search),
  }));
  return { status: 200, body: { ...page, items } };
});
