import type { ChatMessageHit } from '@healzy/api/schema';
import { excerptAround } from '@healzy/domain/chats';
import { handler } from '../../platform/http/calls.ts';
import {
  keysetColumn,
  pageOf,
  rowsInPortions,
  searchPatterns,
  type Placed,
} from '../../platform/http/paging.ts';
import { logAccess } from '../../shared/patient-access/access-log.ts';
import { requireChat } from './access.ts';
import { IS_OPEN, readerOf } from './chat-rows.ts';

type FoundMessage = Omit<ChatMessageHit, 'excerpt'> & { text: string };

interface LookedAt extends Placed {
  id: string;
  isFound: boolean;
}

/** Messages that one statement looks at: it holds the thread that the embedded database runs in. */
const AT_ONCE = 1_000;

/**
 * The newest messages `m` after a position, and which of them are found: what says whether a patient `p` is open is read for
 * those alone that have the words. Without a limit inside, the planner would look at every message of the account.
 */
const lookedAt = (ofPatient: string) => `WITH newest AS MATERIALIZED (
    SELECT m.id, m.patient_id, m.created_at, m.search_key FROM chat_messages m
    WHERE m.account_id = $1 AND $2::uuid IS NOT NULL AND ${ofPatient}
      AND ($7::timestamptz IS NULL OR (m.created_at, m.id) < ($7::timestamptz, $8::uuid))
    ORDER BY m.created_at DESC, m.id DESC LIMIT $9)
  SELECT m.id, ${keysetColumn('m.created_at', 'm.id')}, CASE WHEN m.search_key LIKE ALL ($6::text[]) THEN EXISTS (
      SELECT 1 FROM patients p WHERE p.account_id = $1 AND p.id = m.patient_id AND ${IS_OPEN}) ELSE false END AS is_found
  FROM newest m ORDER BY m.created_at DESC, m.id DESC`;

export const searchChatMessages = handler('searchChatMessages', async ({ caller, query }, sql) => {
  const { search, patientId = null } = query;
  if (patientId !== null) await requireChat(sql, caller, patientId, 'read');
  const patterns = searchPatterns(search);
  // Spaces alone ask for nothing.
  if (patterns.length === 0) return { status: 200, body: { items: [], nextCursor: null } };
  const params = [...readerOf(caller), patientId, patterns];
  const text = lookedAt(patientId === null ? '$5::uuid IS NULL' : 'm.patient_id = $5::uuid');
  const page = await pageOf<FoundMessage>(query, ['chat-message-search', ...params], async (after, limit) => {
    const found: string[] = [];
    const portions = rowsInPortions(AT_ONCE, after, async (from, portion) => {
      const position = [from?.value ?? null, from?.id ?? null, portion];
      return (await sql.query<LookedAt>(text, [...params, ...position])).rows;
    });
    for await (const rows of portions) {
      for (const { id, isFound } of rows) if (isFound && found.length < limit) found.push(id);
      if (found.length >= limit) break;
    }
    const { rows } = await sql.query<FoundMessage & Placed>(
      `SELECT m.id, m.patient_id, p.name, p.surname, m.sequence, m.is_from_patient, m.author_name, m.text, m.created_at AS at,
         ${keysetColumn('m.created_at', 'm.id')}
       FROM unnest($2::uuid[]) WITH ORDINALITY hit (id, place) JOIN chat_messages m ON m.account_id = $1 AND m.id = hit.id
       JOIN patients p ON p.account_id = $1 AND p.id = m.patient_id ORDER BY hit.place`,
      [caller.accountId, found],
    );
    return rows;
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
