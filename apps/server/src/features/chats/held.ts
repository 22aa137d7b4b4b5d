import { CHAT_FILES_PER_DAY } from '@healzy/domain/chats';
import type { Language } from '@healzy/domain/shared';
import type { Sql } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/ids.ts';
import { checkedAnnouncement } from '../documents/announced.ts';
import { documents } from '../documents/document-rows.ts';
import { safeFileName } from '../documents/file-names.ts';
import type { AfterCommit } from '../../platform/http/after-commit.ts';
import { linkHandler, type Holder } from '../../platform/http/calls.ts';
import { conflict, notFound } from '../../platform/http/http-problem.ts';
import { admitDevice, usedElsewhere } from '../../platform/http/link-devices.ts';
import { listPage } from '../../platform/http/paging.ts';
import type { Services } from '../../platform/services.ts';
import { ADDRESS_MINUTES } from '../../platform/storage/addresses.ts';
import {
  findMessage,
  MESSAGE_COLUMNS,
  MESSAGE_FROM,
  noteChange,
  toMessage,
  type MessageRow,
} from './chat-rows.ts';
import { wakeFollowers } from './followers.ts';
import { takeFromLink } from './link-limits.ts';
import { checkedMessage } from './message-files.ts';
import { addMessage, advanceMarks } from './writing.ts';

/** What the holder of a link may read; row-level security leaves one row at most. */
interface Held {
  id: string;
  accountId: string;
  patientId: string;
  tokenHash: string;
  expiresAt: string;
  endedAt: string | null;
  name: string | null;
  timezone: string | null;
  language: Language | null;
  account: string | null;
  isMailed: boolean;
}

const ended = () => conflict('CHAT_LINK_ENDED', 'This link has ended; the clinic can make another one.');

/**
 * The chat of a link, on a device on which it works: a link that was passed on opens nothing.
 *
 * @throws HttpProblem 404 for a link that opens nothing, 409 for one that has ended or is another device's
 */
export async function requireHeldChat(
  sql: Sql,
  { device, holder }: { device: string | null; holder: Holder },
  now: Date,
): Promise<Held & { name: string }> {
  const held = await findLink(sql);
  if (device === null) throw notFound();
  if (held.endedAt !== null || Date.parse(held.expiresAt) <= now.getTime()) throw ended();
  const admission = await admitDevice(sql, 'chat_links', {
    id: held.id,
    device,
    isPatient: holder.isPatient,
  });
  if (!admission.isAdmitted) throw usedElsewhere('CHAT_LINK_USED', admission);
  return held;
}

/** @throws HttpProblem 404 for a link that opens nothing */
async function findLink(sql: Sql): Promise<Held & { name: string }> {
  const { rows } = await sql.query<Held>(
    `SELECT l.id, l.account_id, l.patient_id, l.token_hash, l.expires_at, l.ended_at, p.name, p.timezone, p.language,
       a.name AS account, coalesce(c.mail_since IS NOT NULL, false) AS is_mailed
     FROM chat_links l LEFT JOIN chats c ON c.account_id = l.account_id AND c.patient_id = l.patient_id LEFT JOIN patients p ON p.account_id = l.account_id AND p.id = l.patient_id
     LEFT JOIN accounts a ON a.id = l.account_id`,
  );
  const held = rows[0];
  const name = held?.name ?? null;
  // A deleted patient does not exist for the holder of the link either.
  if (!held || name === null) throw notFound();
  return { ...held, name };
}

export const openHeldChat = linkHandler(
  'openHeldChat',
  async ({ device, holder, query, services, afterCommit }, sql) => {
    const held = await requireHeldChat(sql, { device, holder }, services.now());
    const page = await listPage<MessageRow>(sql, query, {
      name: 'held-chat',
      columns: MESSAGE_COLUMNS,
      from: MESSAGE_FROM,
      where: 'm.account_id = $1 AND m.patient_id = $2',
      params: [held.accountId, held.patientId],
      by: 'm.sequence',
      type: 'integer',
      id: 'm.id',
      isDescending: true,
    });
    // Asked for every few seconds while the page is open: twice in a minute is enough to know that it is.
    await sql.query(
      `UPDATE chats SET patient_seen_at = $3::timestamptz WHERE account_id = $1 AND patient_id = $2
         AND (patient_seen_at IS NULL OR patient_seen_at < $3::timestamptz - interval '30 seconds')`,
      [held.accountId, held.patientId, services.now().toISOString()],
    );
    const delivered = page.items[0]?.sequence ?? 0;
    if (await advanceMarks(sql, held, 'patient', { delivered, read: 0 }))
      afterCommit(() => wakeFollowers(services.database, held.accountId));
    return {
      status: 200,
      body: {
        patientName: held.name,
        accountName: held.account ?? '',
        timezone: held.timezone ?? 'UTC',
        language: held.language,
        expiresAt: held.expiresAt,
        sendsMail: services.mail.reachesPeople,
        isMailed: held.isMailed,
        ...page,
        items: page.items.map(toMessage),
      },
    };
  },
);

export const createHeldChatMessage = linkHandler(
  'createHeldChatMessage',
  async ({ device, holder, body, services, afterCommit }, sql) => {
    const held = await requireHeldChat(sql, { device, holder }, services.now());
    const { accountId, patientId } = held;
    // What arrived before and is sent again is no more of it.
    if ((await findMessage(sql, accountId, patientId, body.id.toLowerCase())) === undefined)
      takeFromLink(services, held, 'messages', 1);
    const written = await checkedMessage(sql, services, { accountId, patientId }, body);
    const author = { isFromPatient: true, authorId: null, authorName: held.name };
    const message = {
      id: body.id.toLowerCase(),
      accountId,
      patientId,
      ...author,
      ...written,
      citation: null,
    };
    const stored = await addMessage(sql, message, services.now());
    afterCommit(() => wakeFollowers(services.database, held.accountId));
    return { status: 201, body: stored };
  },
);

export const createHeldChatDocument = linkHandler(
  'createHeldChatDocument',
  async ({ device, holder, body, services }, sql) => {
    const held = await requireHeldChat(sql, { device, holder }, services.now());
    const { accountId, patientId, tokenHash } = held;
    const form = checkedAnnouncement({ ...body, entityType: 'CHAT', entityId: patientId });
    // What was announced and never arrived counts for as long as it still may: a bad connection must not use up the day.
    const { rows } = await sql.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM documents
       WHERE entity_type = 'CHAT' AND entity_id = $1 AND created_by IS NULL
         AND created_at > now() - CASE state WHEN 'STORED' THEN interval '1 day'
           ELSE interval '${ADDRESS_MINUTES.upload} minutes' END`,
      [patientId],
    );
    if ((rows[0]?.count ?? 0) >= CHAT_FILES_PER_DAY)
      throw conflict('CHAT_TOO_MANY_FILES', 'No more files can be sent today.');
    takeFromLink(services, held, 'bytes', form.sizeBytes);
    const id = newId();
    const fileName = safeFileName(form.fileName);
    await documents.insert(sql, { ...form, id, accountId, fileName });
    const { contentType, sizeBytes } = form;
    return {
      status: 201,
      body: {
        document: { id, entityType: 'CHAT' as const, fileName, contentType, sizeBytes },
        upload: services.addresses.sign('upload', { accountId, documentId: id }, { linkHash: tokenHash }),
      },
    };
  },
);

export const getHeldChatDocumentUrl = linkHandler(
  'getHeldChatDocumentUrl',
  async ({ device, holder, path, services }, sql) => {
    const { accountId, tokenHash } = await requireHeldChat(sql, { device, holder }, services.now());
    // Row-level security leaves the documents of this chat.
    const { rows } = await sql.query(`SELECT 1 FROM documents WHERE id = $1 AND state = 'STORED'`, [path.id]);
    if (rows.length === 0) throw notFound();
    const file = { accountId, documentId: path.id.toLowerCase() };
    return { status: 200, body: services.addresses.sign('content', file, { linkHash: tokenHash }) };
  },
);

export const markHeldChatRead = linkHandler(
  'markHeldChatRead',
  async ({ device, holder, body, services, afterCommit }, sql) => {
    const held = await requireHeldChat(sql, { device, holder }, services.now());
    if (await advanceMarks(sql, held, 'patient', { delivered: body.sequence, read: body.sequence }))
      afterCommit(() => wakeFollowers(services.database, held.accountId));
    return { status: 204 };
  },
);

/**
 * Switches e-mails about the chat of the transaction's link on or off.
 *
 * @throws HttpProblem 404 for a link that opens nothing
 */
export async function setMailOfHeld(
  sql: Sql,
  { services, afterCommit }: { services: Services; afterCommit: AfterCommit },
  isMailed: boolean,
): Promise<void> {
  const { accountId, patientId } = await findLink(sql);
  const { rowCount } = await sql.query(
    `UPDATE chats SET mail_since = $3, mail_by_name = NULL
     WHERE account_id = $1 AND patient_id = $2 AND (mail_since IS NULL) <> ($3::timestamptz IS NULL)`,
    [accountId, patientId, isMailed ? services.now().toISOString() : null],
  );
  if (rowCount === 0) return;
  await noteChange(sql, accountId, patientId);
  afterCommit(() => wakeFollowers(services.database, accountId));
}

export const setHeldChatMail = linkHandler(
  'setHeldChatMail',
  async ({ device, holder, body, services, afterCommit }, sql) => {
    // Whoever gets e-mails that they do not want stops them with the link in one, on any device and at any time.
    if (body.isMailed) await requireHeldChat(sql, { device, holder }, services.now());
    await setMailOfHeld(sql, { services, afterCommit }, body.isMailed);
    return { status: 204 };
  },
);
