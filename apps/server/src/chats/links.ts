import { CHAT_LINK_DAYS } from '@healzy/domain/chats';
import { emailText } from '@healzy/domain/shared';
import type { ChatLink, ChatLinkCreate } from '@healzy/api/schema';
import { z } from 'zod';
import type { Sql } from '../db/database.ts';
import { newId } from '../db/ids.ts';
import { handler } from '../http/calls.ts';
import { checked } from '../http/form.ts';
import { notFound, unprocessable } from '../http/http-problem.ts';
import { patientLanguage } from '../patients/patient-language.ts';
import type { Services } from '../services.ts';
import { requireChat } from './access.ts';
import { ensureChat, PATIENT_AND_CLINIC } from './chat-rows.ts';
import { chatWords, linkMail, linkSms, requireMail } from './patient-mail.ts';

const DAY_MS = 24 * 60 * 60_000;
/** The app's page for the links of chats. */
const CHAT_PAGE = '/chat';

/** The address of a chat's link. Only links whose hash is {@link hashOfLink} have it: earlier ones were made up. */
export const addressOfLink = ({ intakeLinks }: Pick<Services, 'intakeLinks'>, id: string): string =>
  intakeLinks.addressOf(id, CHAT_PAGE);
export const hashOfLink = ({ intakeLinks }: Pick<Services, 'intakeLinks'>, id: string): string =>
  intakeLinks.hashFor(id);

interface NewLink {
  accountId: string;
  patientId: string;
  /** Null for one that the server made for an e-mail. */
  createdBy: string | null;
  delivery: ChatLink['delivery'];
  sentTo: string | null;
}

/**
 * Stores a link with which a patient reads and answers. Its secret derives from its id and a key of the server, as those of
 * questionnaires and surveys, so that an e-mail can bring the patient the link that they have.
 */
export async function insertLink(
  sql: Sql,
  services: Pick<Services, 'intakeLinks' | 'now'>,
  link: NewLink,
): Promise<{ id: string; expiresAt: string }> {
  const now = services.now();
  const id = newId(now.getTime());
  const expiresAt = new Date(now.getTime() + CHAT_LINK_DAYS * DAY_MS).toISOString();
  await sql.query(
    `INSERT INTO chat_links (id, account_id, patient_id, token_hash, expires_at, created_by, created_at, delivery, sent_to)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      id,
      link.accountId,
      link.patientId,
      hashOfLink(services, id),
      expiresAt,
      link.createdBy,
      now.toISOString(),
      link.delivery,
      link.sentTo,
    ],
  );
  return { id, expiresAt };
}

interface Recipient {
  email: string;
  phone: string | null;
  name: string;
  account: string;
}

/** A number as telephones dial it: a written one has spaces, dots and dashes. */
const dialled = (phone: string): string => phone.replaceAll(/[\s().-]/g, '');
const phoneText = z
  .string()
  .transform(dialled)
  .pipe(z.string().regex(/^\+?\d{6,15}$/));

/**
 * Where the link goes: to what was given for this once, else to the card's.
 *
 * @throws HttpProblem 422 where this server does not send so, or there is nowhere to send it
 */
function sentToOf(services: Services, form: ChatLinkCreate, card: Recipient): string | null {
  const given = form.sentTo?.trim() ?? '';
  switch (form.delivery) {
    case 'COPY':
      return null;
    case 'EMAIL':
      requireMail(services);
      return checked(z.object({ sentTo: emailText }), { sentTo: given === '' ? card.email : given }).sentTo;
    case 'SMS': {
      if (services.sms === null) throw unprocessable('SMS_NOT_CONFIGURED', 'This server sends no SMS.');
      const wanted = phoneText.safeParse(given === '' ? (card.phone ?? '') : given);
      if (!wanted.success) throw unprocessable('PHONE_MISSING', 'There is no telephone number to write to.');
      return wanted.data;
    }
  }
}

export const createChatLink = handler(
  'createChatLink',
  async ({ caller, path, body, services, afterCommit }, sql) => {
    await requireChat(sql, caller, path.patientId, 'edit');
    const chat = { accountId: caller.accountId, patientId: path.patientId.toLowerCase() };
    // A call without a body asks for a link to copy.
    const form: ChatLinkCreate = (body as ChatLinkCreate | undefined) ?? { delivery: 'COPY' };
    const { rows } = await sql.query<Recipient>(
      `SELECT p.email, p.phone, p.name, a.name AS account FROM ${PATIENT_AND_CLINIC}
       WHERE p.account_id = $1 AND p.id = $2`,
      [chat.accountId, chat.patientId],
    );
    const recipient = rows[0];
    if (!recipient) throw notFound();
    const sentTo = sentToOf(services, form, recipient);
    await ensureChat(sql, chat.accountId, chat.patientId);
    // Of two links made at once the chat keeps the later one.
    await sql.query('SELECT 1 FROM chats WHERE account_id = $1 AND patient_id = $2 FOR UPDATE', [
      chat.accountId,
      chat.patientId,
    ]);
    await sql.query(
      'UPDATE chat_links SET ended_at = $3 WHERE account_id = $1 AND patient_id = $2 AND ended_at IS NULL',
      [chat.accountId, chat.patientId, services.now().toISOString()],
    );
    const { delivery } = form;
    const { id, expiresAt } = await insertLink(sql, services, {
      ...chat,
      createdBy: caller.userId,
      delivery,
      sentTo,
    });
    const link = addressOfLink(services, id);
    if (sentTo !== null) {
      const language = await patientLanguage(sql, caller, chat.patientId);
      const values = { name: recipient.name, account: recipient.account, link, days: CHAT_LINK_DAYS };
      if (delivery === 'EMAIL') {
        await services.mail.enqueue(sql, {
          to: sentTo,
          kind: 'CHAT',
          language,
          ...linkMail(chatWords(language), values),
        });
        afterCommit(() => services.mail.deliver());
      } else {
        // Before the commit: a link that nobody got must not end the one that the patient has.
        const isTaken = await services.sms?.send({ to: sentTo, text: linkSms(chatWords(language), values) });
        if (isTaken !== true)
          throw unprocessable('SMS_FAILED', 'The service for SMS did not take the message.');
      }
    }
    return { status: 201, body: { secret: link.split('#')[1] ?? '', expiresAt, delivery, sentTo } };
  },
);
