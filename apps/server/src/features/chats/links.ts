import { CHAT_LINK_DAYS } from '@healzy/domain/chats';
import type { ChatLink, ChatLinkCreate } from '@healzy/api/schema';
import type { Sql } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/ids.ts';
import { longHandler } from '../../platform/http/calls.ts';
import { makeLink, sentToOf } from '../../shared/patient-access/link-delivery.ts';
import { linkTexts, requireRecipient } from '../../shared/patient-access/link-texts.ts';
import { patientLanguage } from '../patients/patient-language.ts';
import type { Services } from '../../platform/services.ts';
import { requireChat } from './access.ts';
import { ensureChat } from './chat-rows.ts';
import { chatWords } from './patient-mail.ts';

const DAY_MS = 24 * 60 * 60_000;
/** The app's page for the links of chats. */
const CHAT_PAGE = '/chat';

/** The address of a chat's link. Only links whose hash is {@link hashOfLink} have it: earlier ones were made up. */
export const addressOfLink = ({ intakeLinks }: Pick<Services, 'intakeLinks'>, id: string): string =>
  intakeLinks.addressOf(id, CHAT_PAGE);
export const hashOfLink = ({ intakeLinks }: Pick<Services, 'intakeLinks'>, id: string): string =>
  intakeLinks.hashFor(id);

interface NewLink {
  /** From `newId`; a new one without it. */
  id?: string;
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
  const id = link.id ?? newId(now.getTime());
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

export const createChatLink = longHandler('createChatLink', (call) => {
  const { caller, path, body, services } = call;
  const { accountId } = caller;
  const patientId = path.patientId.toLowerCase();
  // A call without a body asks for a link to copy.
  const form: ChatLinkCreate = (body as ChatLinkCreate | undefined) ?? { delivery: 'COPY' };
  const { delivery } = form;
  const id = newId(services.now().getTime());
  const link = addressOfLink(services, id);
  return makeLink(call, {
    delivery,
    plan: async (sql) => {
      await requireChat(sql, caller, path.patientId, 'edit');
      const recipient = await requireRecipient(sql, { accountId, patientId });
      const language = await patientLanguage(sql, caller, patientId);
      const t = chatWords(language);
      return {
        ...{ delivery, sentTo: sentToOf(services, form, recipient), kind: 'CHAT', language },
        ...linkTexts((key, values) => t(`link.${key}`, values), { ...recipient, link, days: CHAT_LINK_DAYS }),
      };
    },
    write: async (sql, { sentTo }) => {
      await ensureChat(sql, accountId, patientId);
      // Of two links made at once the chat keeps the later one.
      await sql.query('SELECT 1 FROM chats WHERE account_id = $1 AND patient_id = $2 FOR UPDATE', [
        accountId,
        patientId,
      ]);
      await sql.query(
        'UPDATE chat_links SET ended_at = $3 WHERE account_id = $1 AND patient_id = $2 AND ended_at IS NULL',
        [accountId, patientId, services.now().toISOString()],
      );
      const made = { id, accountId, patientId, createdBy: caller.userId, delivery, sentTo };
      const { expiresAt } = await insertLink(sql, services, made);
      return { status: 201, body: { secret: link.split('#')[1] ?? '', expiresAt, delivery, sentTo } };
    },
  });
});
