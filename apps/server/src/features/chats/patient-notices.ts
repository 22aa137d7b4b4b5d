import { CHAT_NOTICE } from '@healzy/domain/chats';
import type { Sql } from '../../platform/db/database.ts';
import { patientLanguage } from '../patients/patient-language.ts';
import type { Services } from '../../platform/services.ts';
import { PATIENT_AND_CLINIC } from './chat-rows.ts';
import { addressOfLink, hashOfLink, insertLink } from './links.ts';
import { chatWords, noticeMail } from './patient-mail.ts';

interface Told {
  patientId: string;
  email: string;
  name: string;
  account: string;
  /** Who wrote the first message that the patient has not read; null once they have left. */
  authorId: string | null;
}

const AT_ONCE = 100;

/**
 * Chats `c` whose patients are to be told: they asked for it, something has waited unread since, they have not got the
 * chat open, and they have opened it since the last e-mail. Locked, so that of several servers one writes.
 */
const DUE = `SELECT c.patient_id, p.email, p.name, a.name AS account, waiting.author_id
  FROM chats c JOIN (${PATIENT_AND_CLINIC}) ON p.account_id = c.account_id AND p.id = c.patient_id
  JOIN LATERAL (SELECT m.author_id, m.created_at FROM chat_messages m
    WHERE m.account_id = c.account_id AND m.patient_id = c.patient_id AND NOT m.is_from_patient
      AND m.sequence > c.patient_read AND m.created_at >= c.mail_since
    ORDER BY m.sequence LIMIT 1) waiting ON true
  WHERE c.account_id = $1 AND c.mail_since IS NOT NULL AND p.email <> ''
    AND waiting.created_at <= $2::timestamptz - interval '${CHAT_NOTICE.unreadMinutes} minutes'
    AND (c.patient_seen_at IS NULL
      OR c.patient_seen_at <= $2::timestamptz - interval '${CHAT_NOTICE.openMinutes} minutes')
    AND (c.mailed_at IS NULL OR c.patient_seen_at > c.mailed_at)
  ORDER BY c.patient_id LIMIT ${AT_ONCE} FOR UPDATE OF c SKIP LOCKED`;

/** The link that the patient has, where its secret is known; else another one beside it, which takes nothing away. */
async function linkFor(
  sql: Sql,
  services: Services,
  chat: { accountId: string; patientId: string },
): Promise<string> {
  const { rows } = await sql.query<{ id: string; tokenHash: string }>(
    `SELECT id, token_hash FROM chat_links
     WHERE account_id = $1 AND patient_id = $2 AND ended_at IS NULL AND expires_at > $3::timestamptz + interval '1 day'
     ORDER BY created_at DESC, id DESC LIMIT 1`,
    [chat.accountId, chat.patientId, services.now().toISOString()],
  );
  const [link] = rows;
  if (link !== undefined && link.tokenHash === hashOfLink(services, link.id)) return link.id;
  return (await insertLink(sql, services, { ...chat, createdBy: null, delivery: 'COPY', sentTo: null })).id;
}

/** Writes to the patients of an account who have asked for it that the clinic has written, once until they look. */
export async function tellPatientsOfMessages(services: Services, accountId: string): Promise<void> {
  const { mail, database } = services;
  if (!mail.reachesPeople) return;
  const now = services.now().toISOString();
  const isAnyWritten = await database.asAccount({ accountId }, async (sql) => {
    const { rows } = await sql.query<Told>(DUE, [accountId, now]);
    for (const { patientId, email, authorId, ...told } of rows) {
      const chat = { accountId, patientId };
      const linkId = await linkFor(sql, services, chat);
      const link = addressOfLink(services, linkId);
      const language = await patientLanguage(sql, { userId: authorId ?? patientId }, patientId);
      await mail.enqueue(sql, {
        to: email,
        kind: 'CHAT',
        language,
        unsubscribe: services.mailStops.addressOf(linkId),
        ...noticeMail(chatWords(language), { ...told, link, off: link.replace('#', '?mail=off#') }),
      });
      await sql.query('UPDATE chats SET mailed_at = $3 WHERE account_id = $1 AND patient_id = $2', [
        accountId,
        patientId,
        now,
      ]);
    }
    return rows.length > 0;
  });
  if (isAnyWritten) await mail.deliver();
}
