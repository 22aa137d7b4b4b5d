import type { Chat, ChatCounts } from '@healzy/api/schema';
import { parameters } from '../../platform/db/bind.ts';
import type { Sql } from '../../platform/db/database.ts';
import { idRanges, isInRange } from '../../platform/db/id-ranges.ts';
import { handler } from '../../platform/http/calls.ts';
import {
  keysetColumn,
  pageOf,
  searchPatterns,
  type Placed,
  type Position,
} from '../../platform/http/paging.ts';
import { logAccess } from '../../shared/patient-access/access-log.ts';
import { chatOf, requireChat } from './access.ts';
import { CHAT_COLUMNS, CHAT_FROM, IS_OPEN, OPENED_CHATS, readerOf } from './chat-rows.ts';
import { IS_WAITING } from './waiting.ts';

const NAMED = `p.account_id = $1 AND $2::uuid IS NOT NULL AND ${IS_OPEN} AND p.name_key LIKE ALL ($6::text[])`;
/** Chats with at least a message. */
const OPENED = `SELECT p.id, c.last_at AS key FROM ${OPENED_CHATS} WHERE c.account_id = $1 AND c.last_sequence > 0
  AND ($5::text IS NULL OR c.state = $5)
  AND CASE $7::text WHEN 'MINE' THEN c.assignee_id = $2 AND (c.state <> 'DONE' OR $5 = 'DONE')
    WHEN 'NOBODY' THEN c.assignee_id IS NULL AND (c.state <> 'DONE' OR $5 = 'DONE') ELSE true END
  AND ${NAMED}`;
/** Whom a search for a person finds, whether or not somebody has written with them. */
const PERSONS = `SELECT p.id FROM patients p WHERE ${NAMED} AND $5::text IS NULL AND $7::text IS NULL`;

/** The position of those with whom nobody has written: they come last. */
const NEVER = '-infinity';

/**
 * Which chats are on a page is found first; newest messages, unread ones and people are looked up for those alone. A search
 * for a person goes on to those with whom nobody has written. Each step is a statement, so that none holds the thread long.
 */
export const listChats = handler('listChats', async ({ caller, query }, sql) => {
  const patterns = searchPatterns(query.search);
  const isOfPersons = patterns.length > 0 && query.state === undefined && query.assigned === undefined;
  const params = [...readerOf(caller), query.state ?? null, patterns, query.assigned ?? null];
  let total: number | undefined;
  const opened = async (after: Position | null, limit: number) => {
    // Found once for page and count together.
    const { rows } = await sql.query<{ id: string; total: number }>(
      `WITH found AS MATERIALIZED (${OPENED})
       SELECT id, (SELECT count(*) FROM found)::integer AS total FROM found
       WHERE $8::timestamptz IS NULL OR (key, id) < ($8::timestamptz, $9::uuid) ORDER BY key DESC, id DESC LIMIT $10`,
      [...params, after?.value ?? null, after?.id ?? null, limit],
    );
    total = rows[0]?.total;
    return rows.map(({ id }) => id);
  };
  const unopened = async (after: Position | null, limit: number) => {
    const { rows } = await sql.query<{ id: string }>(
      `${PERSONS} AND ($8::uuid IS NULL OR p.id < $8) AND NOT EXISTS (SELECT 1 FROM chats c
         WHERE c.account_id = p.account_id AND c.patient_id = p.id AND c.last_sequence > 0)
       ORDER BY p.id DESC LIMIT $9`,
      [...params, after?.id ?? null, limit],
    );
    return rows.map(({ id }) => id);
  };
  const page = await pageOf<Chat>(query, ['chats', true, ...params], async (after, limit) => {
    const isPastChats = after?.value === NEVER;
    const ids = isPastChats ? [] : await opened(after, limit);
    if (isOfPersons && ids.length < limit)
      ids.push(...(await unopened(isPastChats ? after : null, limit - ids.length)));
    const { rows } = await sql.query<Chat & Placed>(
      `SELECT ${CHAT_COLUMNS}, ${keysetColumn(`coalesce(c.last_at, '${NEVER}')`, 'p.id')}
       FROM ${CHAT_FROM} WHERE p.account_id = $1 AND p.id = ANY ($5::uuid[]) ORDER BY array_position($5::uuid[], p.id)`,
      [...readerOf(caller), ids],
    );
    return rows;
  });
  // The page after the last chat is empty, the list is not.
  if (isOfPersons || (total === undefined && query.cursor !== undefined))
    total = isOfPersons
      ? await countOfPersons(sql, caller.accountId, params)
      : await countOf(sql, OPENED, params);
  await logAccess(
    sql,
    caller,
    page.items.filter(({ lastSequence }) => lastSequence > 0).map(({ patientId }) => patientId),
  );
  return { status: 200, body: { ...page, total: total ?? 0 } };
});

async function countOf(sql: Sql, found: string, params: readonly unknown[]): Promise<number> {
  const { rows } = await sql.query<{ total: number }>(
    `SELECT count(*)::integer AS total FROM (${found}) found`,
    [...params],
  );
  return rows[0]?.total ?? 0;
}

/** Patients that one statement counts; it holds the thread that the embedded database runs in. */
const COUNTED_AT_ONCE = 5_000;

async function countOfPersons(sql: Sql, accountId: string, params: readonly unknown[]): Promise<number> {
  let total = 0;
  for (const range of await idRanges(sql, 'patients', accountId, COUNTED_AT_ONCE)) {
    const { bind, values } = parameters([...params]);
    total += await countOf(sql, `${PERSONS} AND ${isInRange('p.id', range, bind)}`, values);
  }
  return total;
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
