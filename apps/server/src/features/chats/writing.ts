import type { ChatCitation, ChatMessage, ChatRecording } from '@healzy/api/schema';
import { chatStateAfter, type ChatMessageKind } from '@healzy/domain/chats';
import type { Sql } from '../../platform/db/database.ts';
import { HttpProblem, notFound } from '../../platform/http/http-problem.ts';
import { chatMessages, findMessage, noteChange } from './chat-rows.ts';

interface NewChatMessage {
  id: string;
  accountId: string;
  patientId: string;
  kind: ChatMessageKind;
  isFromPatient: boolean;
  authorId: string | null;
  authorName: string;
  text: string;
  documentId: string | null;
  recording: ChatRecording | null;
  citation: ChatCitation | null;
}

const reused = () =>
  new HttpProblem(422, 'IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another message.');

/**
 * Adds a message under the id that its writer chose, with the next number of its chat. The chat is locked meanwhile, so
 * that numbers have no gap and the same message sent twice at once is stored once.
 */
export async function addMessage(sql: Sql, message: NewChatMessage, now: Date): Promise<ChatMessage> {
  const { accountId, patientId } = message;
  const { rows } = await sql.query<{ lastSequence: number }>(
    'SELECT last_sequence FROM chats WHERE account_id = $1 AND patient_id = $2 FOR UPDATE',
    [accountId, patientId],
  );
  if (!rows[0]) throw notFound();
  const stored = await findMessage(sql, accountId, patientId, message.id);
  if (stored) {
    const isSame =
      stored.authorId === message.authorId &&
      stored.isFromPatient === message.isFromPatient &&
      stored.text === message.text &&
      (stored.document?.id ?? null) === message.documentId &&
      (stored.citation?.id ?? null) === (message.citation?.id ?? null);
    if (!isSame) throw reused();
    return stored;
  }
  const sequence = rows[0].lastSequence + 1;
  const inserted = await chatMessages.insert(
    sql,
    { ...message, sequence, createdAt: now },
    'ON CONFLICT DO NOTHING',
  );
  // The id is taken by a message of another chat.
  if (inserted === 0) throw reused();
  await sql.query(
    `UPDATE chats SET last_sequence = $3, last_at = $4, state = $5 WHERE account_id = $1 AND patient_id = $2`,
    [accountId, patientId, sequence, now.toISOString(), chatStateAfter(message.isFromPatient)],
  );
  await noteChange(sql, accountId, patientId);
  const added = await findMessage(sql, accountId, patientId, message.id);
  if (!added) throw notFound();
  return added;
}

/** How far the reader `side` has come; a mark never goes back. @returns whether anything changed */
export async function advanceMarks(
  sql: Sql,
  { accountId, patientId }: { accountId: string; patientId: string },
  side: 'patient' | 'clinic',
  marks: { delivered: number; read: number },
): Promise<boolean> {
  const [delivered, read] = [`${side}_delivered`, `${side}_read`];
  const { rowCount } = await sql.query(
    `UPDATE chats SET ${delivered} = greatest(${delivered}, least($3::integer, last_sequence)),
       ${read} = greatest(${read}, least($4::integer, last_sequence))
     WHERE account_id = $1 AND patient_id = $2
       AND (${delivered} < least($3::integer, last_sequence) OR ${read} < least($4::integer, last_sequence))`,
    [accountId, patientId, Math.max(marks.delivered, marks.read), marks.read],
  );
  if (rowCount === 0) return false;
  await noteChange(sql, accountId, patientId);
  return true;
}
