import type { SupportConversation, SupportMessage } from '@healzy/api/schema';
import { answersSupport, mayJoinSupport, supportMessageSchema } from '@healzy/domain/support';
import type { Sql } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/ids.ts';
import { handler, type Caller } from '../../platform/http/calls.ts';
import { checked } from '../../platform/http/form.ts';
import { countedPage } from '../../platform/http/paging.ts';
import { conflict, notFound, recordForbidden, HttpProblem } from '../../platform/http/http-problem.ts';

/**
 * From when on messages of a conversation `c` are unread by the reader `$2`. For the person who asks: what others wrote
 * since they last looked; for those who answer: what was asked since they last looked and since anyone answered.
 */
const WAITS_SINCE = `greatest(
  (SELECT r.read_at FROM support_reads r
   WHERE r.account_id = $1 AND r.user_id = c.user_id AND r.reader_id = $2),
  CASE WHEN c.user_id <> $2 THEN (SELECT max(a.created_at) FROM support_messages a
   WHERE a.account_id = $1 AND a.user_id = c.user_id AND a.author_id <> c.user_id) END,
  '-infinity'::timestamptz)`;

/** Whether a message `m` of a conversation `c` is from the other side, as seen by the reader `$2`. */
const IS_OTHERS = `(m.author_id = c.user_id) = (c.user_id <> $2)`;

const UNREAD = `(SELECT count(*) FROM support_messages m
  WHERE m.account_id = $1 AND m.user_id = c.user_id AND ${IS_OTHERS} AND m.created_at > c.waits_since)`;

/** The conversations that the reader may see, one row each. */
const CONVERSATIONS = `(SELECT s.user_id, max(s.created_at) AS last_at FROM support_messages s
  WHERE s.account_id = $1 AND ($3 OR s.user_id = $2) GROUP BY s.user_id)`;

/** The caller's unread messages, over all conversations that they may read. */
export async function countUnread(sql: Sql, caller: Caller): Promise<number> {
  const { rows } = await sql.query<{ unread: number }>(
    `SELECT coalesce(sum(${UNREAD}), 0)::integer AS unread
     FROM (SELECT c.*, ${WAITS_SINCE} AS waits_since FROM ${CONVERSATIONS} c) c`,
    [caller.accountId, caller.userId, answersSupport(caller.roles)],
  );
  return rows[0]?.unread ?? 0;
}

/** Characters shown of the newest message. */
const EXCERPT = 200;

export const listSupportConversations = handler(
  'listSupportConversations',
  async ({ caller, query }, sql) => {
    const page = await countedPage<SupportConversation>(sql, query, {
      name: 'support-conversations',
      columns: `c.user_id, u.name, u.surname, u.picture_id AS picture, c.last_at,
        (SELECT left(m.text, ${EXCERPT}) FROM support_messages m
         WHERE m.account_id = $1 AND m.user_id = c.user_id ORDER BY m.created_at DESC, m.id DESC LIMIT 1) AS last_text,
        ${UNREAD}::integer AS unread`,
      from: `(SELECT c.*, ${WAITS_SINCE} AS waits_since FROM ${CONVERSATIONS} c) c JOIN users u ON u.id = c.user_id`,
      where: 'true',
      params: [caller.accountId, caller.userId, answersSupport(caller.roles)],
      by: 'c.last_at',
      id: 'c.user_id',
      isDescending: true,
      countIn: `${CONVERSATIONS} c`,
    });
    return { status: 200, body: page };
  },
);

/** @throws HttpProblem 404 when the account has no such person, 403 when the conversation is not open to the caller */
async function requireConversation(sql: Sql, caller: Caller, userId: string): Promise<void> {
  // Former members keep their conversation; people who never belonged here have none.
  const { rows } = await sql.query('SELECT 1 FROM users WHERE id = $1', [userId]);
  if (rows.length === 0) throw notFound();
  if (!mayJoinSupport(caller, { userId })) throw recordForbidden();
}

/** The messages `m` of the conversation `$3`, as seen by the reader `$2`. */
const MESSAGE_COLUMNS = `m.id, m.author_id, u.name || ' ' || u.surname AS author_name, m.text, m.created_at AS at,
  ${IS_OTHERS} AND m.created_at > c.waits_since AS is_unread`;
const MESSAGES = `(SELECT c.*, ${WAITS_SINCE} AS waits_since FROM (SELECT $3::uuid AS user_id) c) c
  JOIN support_messages m ON m.account_id = $1 AND m.user_id = c.user_id
  JOIN users u ON u.id = m.author_id`;

export const listSupportMessages = handler('listSupportMessages', async ({ caller, path, query }, sql) => {
  await requireConversation(sql, caller, path.userId);
  const page = await countedPage<SupportMessage>(sql, query, {
    name: 'support-messages',
    columns: MESSAGE_COLUMNS,
    from: MESSAGES,
    where: 'm.account_id = $1 AND m.user_id = $3 AND $2::uuid IS NOT NULL',
    params: [caller.accountId, caller.userId, path.userId],
    by: 'm.created_at',
    id: 'm.id',
    isDescending: true,
    countIn: 'support_messages m',
  });
  return { status: 200, body: page };
});

export const createSupportMessage = handler(
  'createSupportMessage',
  async ({ caller, path, body, services, idempotencyKey }, sql) => {
    await requireConversation(sql, caller, path.userId);
    if (services.support.hosted !== null)
      throw conflict('SUPPORT_HOSTED', 'Support is answered by another service here.');
    const { text } = checked(supportMessageSchema, body);
    // The writer's key is the message's id: a client that never got the response recognizes its message among the
    // stored ones, and a retry finds it even when the response kept for the key is long gone.
    const id = idempotencyKey ?? newId();
    await sql.query(
      `INSERT INTO support_messages (id, account_id, user_id, author_id, text) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING`,
      [id, caller.accountId, path.userId, caller.userId, text],
    );
    const { rows } = await sql.query<SupportMessage>(
      `SELECT ${MESSAGE_COLUMNS} FROM ${MESSAGES} WHERE m.id = $4`,
      [caller.accountId, caller.userId, path.userId, id],
    );
    const [stored] = rows;
    if (stored?.authorId !== caller.userId || stored.text !== text)
      throw new HttpProblem(
        422,
        'IDEMPOTENCY_KEY_REUSED',
        'This Idempotency-Key was used for another message.',
      );
    return { status: 201, body: stored };
  },
);

export const markSupportRead = handler('markSupportRead', async ({ caller, path, body }, sql) => {
  await requireConversation(sql, caller, path.userId);
  const { rows } = await sql.query<{ seen: string }>(
    'SELECT created_at::text AS seen FROM support_messages WHERE account_id = $1 AND user_id = $2 AND id = $3',
    [caller.accountId, path.userId, body.messageId],
  );
  if (!rows[0]) throw notFound();
  await sql.query(
    `INSERT INTO support_reads (account_id, user_id, reader_id, read_at) VALUES ($1, $2, $3, $4::timestamptz)
     ON CONFLICT (account_id, user_id, reader_id)
     DO UPDATE SET read_at = greatest(support_reads.read_at, excluded.read_at)`,
    [caller.accountId, path.userId, caller.userId, rows[0].seen],
  );
  return { status: 204 };
});
