import type { Chat, ChatCitation, ChatMessage } from '@healzy/api/schema';
import { chatMessageRecord, chatMessageState } from '@healzy/domain/chats';
import { seesAllPatients } from '@healzy/domain/session';
import { idColumn } from '../../platform/db/columns.ts';
import type { Sql } from '../../platform/db/database.ts';
import { table } from '../../platform/db/table.ts';
import type { Caller } from '../../platform/http/calls.ts';
import { patientLanguageOf } from '../patients/patient-language.ts';

export const chatMessages = table(
  'chat_messages',
  chatMessageRecord.extend({ accountId: idColumn, patientId: idColumn }),
);

/** A patient `p` with the account `a` that writes to them. */
export const PATIENT_AND_CLINIC = 'patients p JOIN accounts a ON a.id = p.account_id';

/** Characters shown of the newest message. */
const EXCERPT = 200;

/** The reader of chats: `$1` account, `$2` user, `$3` their professional id, `$4` whether all patients are open. */
export const readerOf = (caller: Caller): unknown[] => [
  caller.accountId,
  caller.userId,
  caller.roles.includes('SPECIALIST') ? caller.professionalId : null,
  seesAllPatients(caller.roles),
];

/** Whether patient `p` is open to the reader. */
export const IS_OPEN = `($4 OR EXISTS (SELECT 1 FROM patient_specialists s
  WHERE s.patient_id = p.id AND s.professional_id = $3::uuid))`;

const UNREAD = `(SELECT count(*) FROM chat_messages m WHERE m.account_id = $1 AND m.patient_id = p.id
  AND m.is_from_patient AND m.sequence > coalesce((SELECT r.sequence FROM chat_reads r
    WHERE r.account_id = $1 AND r.patient_id = p.id AND r.user_id = $2), 0))`;

/** A chat of patient `p`, with `c` and its newest message `n`. */
export const CHAT_COLUMNS = `p.id AS patient_id, p.name, p.surname,
  coalesce(${patientLanguageOf('p.id', '$2')}, 'es') AS language, coalesce(c.state, 'ANSWERED') AS state,
  left(coalesce(nullif(n.text, ''), n.citation->>'title', n.text), ${EXCERPT}) AS last_text, n.kind AS last_kind, coalesce(n.is_from_patient, false) AS is_last_from_patient,
  c.last_at, coalesce(c.last_sequence, 0) AS last_sequence, ${UNREAD}::integer AS unread,
  CASE WHEN u.id IS NOT NULL THEN json_build_object('userId', u.id, 'name', u.name, 'surname', u.surname) END AS assignee,
  c.mail_since, c.mail_by_name,
  ($4 OR coalesce((SELECT s.is_principal FROM patient_specialists s
    WHERE s.patient_id = p.id AND s.professional_id = $3::uuid), false)) AS can_write`;

/**
 * Patients `p`, with the chat `c` of those who have one, looked up one by one: where statistics are older than a
 * campaign, the planner would compare every patient with every chat.
 */
const MAYBE_CHATS = `patients p LEFT JOIN LATERAL (
    SELECT c.* FROM chats c WHERE c.account_id = p.account_id AND c.patient_id = p.id OFFSET 0) c ON true`;
/** Chats `c` with their patient `p`, looked up likewise: those with whom nobody has written are not read. */
export const OPENED_CHATS = `chats c JOIN LATERAL (
    SELECT p.* FROM patients p WHERE p.account_id = c.account_id AND p.id = c.patient_id OFFSET 0) p ON true`;
export const CHAT_FROM = `${MAYBE_CHATS}
  LEFT JOIN LATERAL (SELECT m.* FROM chat_messages m WHERE m.account_id = c.account_id AND m.patient_id = c.patient_id
    AND m.sequence = c.last_sequence OFFSET 0) n ON true
  LEFT JOIN users u ON u.id = c.assignee_id`;

export async function findChat(sql: Sql, caller: Caller, patientId: string): Promise<Chat | undefined> {
  const { rows } = await sql.query<Chat>(
    `SELECT ${CHAT_COLUMNS} FROM ${CHAT_FROM} WHERE p.account_id = $1 AND p.id = $5`,
    [...readerOf(caller), patientId],
  );
  return rows[0];
}

/** Creates the chat of a patient where there is none. */
export async function ensureChat(sql: Sql, accountId: string, patientId: string): Promise<void> {
  await sql.query('INSERT INTO chats (account_id, patient_id) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    accountId,
    patientId,
  ]);
  await sql.query('INSERT INTO chat_changes (account_id) VALUES ($1) ON CONFLICT DO NOTHING', [accountId]);
}

/** Marks a chat as changed: the next number of its account, which waits for earlier changes to be committed. */
export async function noteChange(sql: Sql, accountId: string, patientId: string): Promise<void> {
  const { rows } = await sql.query<{ change: number }>(
    'UPDATE chat_changes SET change = change + 1 WHERE account_id = $1 RETURNING change',
    [accountId],
  );
  await sql.query('UPDATE chats SET change = $3 WHERE account_id = $1 AND patient_id = $2', [
    accountId,
    patientId,
    rows[0]?.change ?? 0,
  ]);
}

/** How far each side has come in a chat. */
interface Marks {
  patientDelivered: number;
  patientRead: number;
  clinicDelivered: number;
  clinicRead: number;
}

export type MessageRow = Omit<ChatMessage, 'state' | 'citation'> & { citation: ChatCitation | null } & Marks;

/** A message `m` of a chat `c`, with its document `d`. */
export const MESSAGE_COLUMNS = `m.id, m.sequence, m.kind, m.is_from_patient, m.author_id, m.author_name, m.text, m.recording, m.citation,
  m.created_at AS at, CASE WHEN d.id IS NOT NULL THEN json_build_object('id', d.id, 'entityType', d.entity_type, 'fileName', d.file_name,
    'contentType', d.content_type, 'sizeBytes', d.size_bytes) END AS document,
  c.patient_delivered, c.patient_read, c.clinic_delivered, c.clinic_read`;
export const MESSAGE_FROM = `chat_messages m JOIN chats c ON c.account_id = m.account_id AND c.patient_id = m.patient_id
  LEFT JOIN documents d ON d.id = m.document_id AND d.account_id = m.account_id`;

export function toMessage(row: MessageRow): ChatMessage {
  const { patientDelivered, patientRead, clinicDelivered, clinicRead, citation, ...message } = row;
  const other = message.isFromPatient
    ? { delivered: clinicDelivered, read: clinicRead }
    : { delivered: patientDelivered, read: patientRead };
  return {
    ...message,
    // Whether it opens is asked for each reader of the clinic; nobody else opens it.
    citation: citation && { ...citation, canOpen: false, subtype: null },
    state: chatMessageState(message.sequence, other),
  };
}

export async function findMessage(
  sql: Sql,
  accountId: string,
  patientId: string,
  id: string,
): Promise<ChatMessage | undefined> {
  const { rows } = await sql.query<MessageRow>(
    `SELECT ${MESSAGE_COLUMNS} FROM ${MESSAGE_FROM} WHERE m.account_id = $1 AND m.patient_id = $2 AND m.id = $3`,
    [accountId, patientId, id],
  );
  const [row] = rows;
  return row === undefined ? undefined : toMessage(row);
}
