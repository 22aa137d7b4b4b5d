import { chatCitationSchema } from '@healzy/domain/chats';
import type { Sql } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/ids.ts';
import { handler, type Caller } from '../../platform/http/calls.ts';
import { checked } from '../../platform/http/form.ts';
import { listPage } from '../../platform/http/paging.ts';
import { requireChat } from './access.ts';
import {
  ensureChat,
  findMessage,
  MESSAGE_COLUMNS,
  MESSAGE_FROM,
  toMessage,
  type MessageRow,
} from './chat-rows.ts';
import { wakeFollowers } from './followers.ts';
import { requireCitation, withOpenable } from './message-citations.ts';
import { checkedMessage } from './message-files.ts';
import { addMessage, advanceMarks } from './writing.ts';

export const listChatMessages = handler(
  'listChatMessages',
  async ({ caller, path, query, services, afterCommit }, sql) => {
    const access = await requireChat(sql, caller, path.patientId, 'read');
    const chat = { accountId: caller.accountId, patientId: path.patientId.toLowerCase() };
    const page = await listPage<MessageRow>(sql, query, {
      name: 'chat-messages',
      columns: MESSAGE_COLUMNS,
      from: MESSAGE_FROM,
      where: 'm.account_id = $1 AND m.patient_id = $2 AND ($3::integer IS NULL OR m.sequence < $3)',
      params: [chat.accountId, chat.patientId, query.before ?? null],
      by: 'm.sequence',
      type: 'integer',
      id: 'm.id',
      isDescending: true,
    });
    const delivered = page.items[0]?.sequence ?? 0;
    if (await advanceMarks(sql, chat, 'clinic', { delivered, read: 0 }))
      afterCommit(() => wakeFollowers(services.database, chat.accountId));
    const items = await withOpenable(sql, services, { ...chat, access }, page.items.map(toMessage));
    return { status: 200, body: { ...page, items } };
  },
);

/** The caller's name, as it is kept with what they did. */
export async function nameOf(sql: Sql, caller: Caller): Promise<string> {
  const { rows } = await sql.query<{ name: string }>(
    `SELECT name || ' ' || surname AS name FROM users WHERE id = $1`,
    [caller.userId],
  );
  return rows[0]?.name ?? '';
}

export const createChatMessage = handler(
  'createChatMessage',
  async ({ caller, path, body, services, idempotencyKey, afterCommit }, sql) => {
    const access = await requireChat(sql, caller, path.patientId, 'edit');
    const chat = { accountId: caller.accountId, patientId: path.patientId.toLowerCase() };
    // The writer's key is the message's id: a client that never got the response recognizes its message among the
    // stored ones, and a retry finds it even when the response kept for the key is long gone.
    const id = idempotencyKey?.toLowerCase() ?? newId();
    const record = { ...chat, access };
    const isKnown = (await findMessage(sql, chat.accountId, chat.patientId, id)) !== undefined;
    // What a stored message points at may be gone when it is sent again.
    const citation = body.citation
      ? isKnown
        ? checked(chatCitationSchema, body.citation)
        : await requireCitation(sql, services, record, body.citation)
      : null;
    const written = await checkedMessage(sql, services, chat, body, citation !== null);
    await ensureChat(sql, chat.accountId, chat.patientId);
    const author = { authorId: caller.userId, authorName: await nameOf(sql, caller) };
    const message = { ...chat, ...author, ...written, citation, id, isFromPatient: false };
    const stored = await addMessage(sql, message, services.now());
    afterCommit(() => wakeFollowers(services.database, chat.accountId));
    const [shown = stored] = await withOpenable(sql, services, record, [stored]);
    return { status: 201, body: shown };
  },
);

export const markChatRead = handler(
  'markChatRead',
  async ({ caller, path, body, services, afterCommit }, sql) => {
    await requireChat(sql, caller, path.patientId, 'read');
    const chat = { accountId: caller.accountId, patientId: path.patientId.toLowerCase() };
    await sql.query(
      `INSERT INTO chat_reads (account_id, patient_id, user_id, sequence)
       SELECT account_id, patient_id, $3, least($4::integer, last_sequence) FROM chats
       WHERE account_id = $1 AND patient_id = $2
       ON CONFLICT (account_id, patient_id, user_id)
       DO UPDATE SET sequence = greatest(chat_reads.sequence, excluded.sequence)`,
      [chat.accountId, chat.patientId, caller.userId, body.sequence],
    );
    if (await advanceMarks(sql, chat, 'clinic', { delivered: body.sequence, read: body.sequence }))
      afterCommit(() => wakeFollowers(services.database, chat.accountId));
    return { status: 204 };
  },
);
