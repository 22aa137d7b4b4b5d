import { INTAKE_LINK_DAYS } from '@healzy/domain/patient-data';
import type { Language } from '@healzy/domain/shared';
import { createTransport, type Transporter } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser/index.js';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { z } from 'zod';
import { columnOfType, idColumn, instantColumn } from '../db/columns.ts';
import type { Database, Sql } from '../db/database.ts';
import { newId } from '../db/ids.ts';
import { table, type RowOf } from '../db/table.ts';
import type { DeferredWork } from './deferred-work.ts';
import type { MailKind } from '../mail/mail-kind.ts';
import { letterOf, type LetterBrand } from '../mail/letter.ts';
import type { OutboxMessage } from './pages/outbox.ts';

export interface Mail {
  to: string;
  kind: MailKind;
  language: Language;
  subject: string;
  /** Paragraphs separated by empty lines; the last one is the name of who writes. */
  body: string;
  /** An iCalendar entry that it brings; its `METHOD` says what a calendar program does with it. */
  calendar?: string;
  /**
   * Where further e-mails of this kind are stopped, by a POST without signing in. For every kind that comes again by
   * itself: programs show a button for it, and large providers take bulk mail without one for spam.
   */
  unsubscribe?: string;
}

interface OutboxOptions {
  database: Database;
  log: FastifyBaseLogger;
  now: () => Date;
  /** `smtp://…`; without it messages stay and are read on the outbox page. */
  smtpUrl?: string | null | undefined;
  mailFrom: string;
  brand: LetterBrand;
  /** Whether messages without a mail server can be read on a page of this machine. */
  canHavePage: boolean;
}

/** E-mails of this server, also to people without an account. */
export type Mailbox = Pick<Outbox, 'reachesPeople' | 'sender' | 'enqueue' | 'deliver'>;

const MINUTE_MS = 60_000;
/** Maximum delivery attempts per message. */
const MOST_ATTEMPTS = 8;
/** Seconds for which one process claims a message while it sends it. */
const CLAIM_SECONDS = 120;
/** Hours after which a body is erased, sent or not: its links expire earlier, except those to people outside. */
const BODY_HOURS = { default: 24, invitation: 24 * 7, intake: 24 * INTAKE_LINK_DAYS } as const;

const emails = table(
  'outbox_emails',
  z.object({
    id: idColumn,
    toAddress: z.string(),
    kind: columnOfType<MailKind>(),
    language: columnOfType<Language>(),
    subject: z.string(),
    bodyText: z.string().nullable(),
    calendarText: z.string().nullable(),
    unsubscribeUrl: z.string().nullable(),
    attempts: z.number(),
    createdAt: instantColumn,
    sentAt: instantColumn.nullable(),
    lastError: z.string().nullable(),
  }),
);
const waiting = emails.pick(
  ...([
    'id',
    'toAddress',
    'kind',
    'language',
    'subject',
    'calendarText',
    'unsubscribeUrl',
    'attempts',
  ] as const),
);
type Waiting = RowOf<typeof waiting> & { bodyText: string };

/**
 * The calendar's entry as a part beside the text, where programs look for it, and as a file. The content type repeats
 * the method (RFC 6047, section 2.4); without it an entry is shown and neither moved nor removed.
 */
const calendarOf = ({ calendarText }: Waiting) => {
  if (calendarText === null) return {};
  const method = /^METHOD:([A-Z]+)\r?$/m.exec(calendarText)?.[1] ?? 'PUBLISH';
  return { icalEvent: { filename: 'appointment.ics', method, content: calendarText } };
};

/** The button of e-mail programs that stops further e-mails: RFC 2369, section 3.2, and RFC 8058 for one press. */
const unsubscribeOf = ({ unsubscribeUrl }: Waiting) =>
  unsubscribeUrl === null
    ? {}
    : {
        list: { unsubscribe: unsubscribeUrl },
        headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      };

/** E-mails to be sent: stored in the database first, so that none is lost and none is sent twice. */
export class Outbox {
  readonly #options: OutboxOptions;
  readonly #transport: Transporter | undefined;

  constructor(options: OutboxOptions) {
    this.#options = options;
    const { smtpUrl, mailFrom } = options;
    this.#transport = smtpUrl == null ? undefined : createTransport(smtpUrl, { from: mailFrom });
  }

  /** The address that messages come from. */
  get sender(): string {
    const [from] = addressparser(this.#options.mailFrom, { flatten: true });
    return from?.address ?? this.#options.mailFrom;
  }

  /** Whether messages leave this server. */
  get isDelivering(): boolean {
    return this.#transport !== undefined;
  }

  /** Whether messages stay here, to be read on the machine's own page. */
  get hasPage(): boolean {
    return this.#options.canHavePage && !this.isDelivering;
  }

  /** Whether anyone gets to read messages. */
  get reachesPeople(): boolean {
    return this.isDelivering || this.hasPage;
  }

  /** Writes a message in the transaction that it reports on. */
  async enqueue(sql: Sql, mail: Mail): Promise<void> {
    const now = this.#options.now();
    const {
      to: toAddress,
      body: bodyText,
      calendar: calendarText = null,
      unsubscribe: unsubscribeUrl = null,
      ...mailed
    } = mail;
    await emails.insert(sql, {
      id: newId(now.getTime()),
      toAddress,
      bodyText,
      calendarText,
      unsubscribeUrl,
      ...mailed,
      createdAt: now.toISOString(),
    });
    this.#options.log.info({ event: 'email-queued', kind: mail.kind }, 'e-mail queued');
  }

  /** Whether a message of this kind was written to an address since. */
  async hasWritten(sql: Sql, mail: Pick<Mail, 'to' | 'kind'>, since: Date): Promise<boolean> {
    const { rowCount } = await sql.query(
      'SELECT 1 FROM outbox_emails WHERE to_address = $1 AND kind = $2 AND created_at > $3 LIMIT 1',
      [mail.to, mail.kind, since.toISOString()],
    );
    return rowCount > 0;
  }

  /** Sends pending messages, when there is a mail server. A failure is retried with increasing delays. */
  async deliver(): Promise<void> {
    const transport = this.#transport;
    if (!transport) return;
    for (;;) {
      const message = await this.#claim();
      if (!message) return;
      try {
        const { html, attachments } = letterOf(message, this.#options.brand);
        await transport.sendMail({
          to: message.toAddress,
          subject: message.subject,
          text: message.bodyText,
          html,
          attachments,
          ...calendarOf(message),
          ...unsubscribeOf(message),
        });
        await this.#settle(message.id, null);
        this.#options.log.info({ event: 'email-sent' }, 'e-mail sent');
      } catch (error) {
        const reason = error instanceof Error && 'code' in error ? String(error.code) : 'UNKNOWN';
        await this.#settle(message.id, reason);
        this.#options.log.warn(
          { event: 'email-failed', reason, attempt: message.attempts },
          'e-mail not sent',
        );
      }
    }
  }

  async #claim(): Promise<Waiting | undefined> {
    const now = this.#options.now();
    const { rows } = await this.#options.database.asSystem((sql) =>
      sql.query<Waiting>(
        `UPDATE outbox_emails e SET attempts = attempts + 1, claimed_until = $2
         WHERE id = (
           SELECT id FROM outbox_emails
           WHERE sent_at IS NULL AND body_text IS NOT NULL AND attempts < $3
             AND (claimed_until IS NULL OR claimed_until < $1)
           ORDER BY created_at LIMIT 1 FOR UPDATE SKIP LOCKED
         )
         RETURNING ${waiting.columns('e')}, e.body_text`,
        [now.toISOString(), new Date(now.getTime() + CLAIM_SECONDS * 1000).toISOString(), MOST_ATTEMPTS],
      ),
    );
    return rows[0];
  }

  async #settle(id: string, failure: string | null): Promise<void> {
    const now = this.#options.now();
    await this.#options.database.asSystem<unknown>((sql) =>
      failure === null
        ? emails.update(
            sql,
            { id },
            { sentAt: now, bodyText: null, calendarText: null, unsubscribeUrl: null, lastError: null },
          )
        : sql.query(
            `UPDATE outbox_emails SET last_error = $2,
               claimed_until = $3::timestamptz + make_interval(secs => 30 * power(2, attempts)) WHERE id = $1`,
            [id, failure, now.toISOString()],
          ),
    );
  }

  /** The latest messages, newest first, for the outbox page. */
  async latest(): Promise<OutboxMessage[]> {
    const { rows } = await this.#options.database.asSystem((sql) =>
      sql.query<OutboxMessage>(
        `SELECT to_address AS "to", subject, body_text AS body, created_at FROM outbox_emails
         ORDER BY created_at DESC, id DESC LIMIT 50`,
      ),
    );
    return rows;
  }

  /** Erases bodies whose links have expired, and deletes old messages. */
  async purge(now: Date): Promise<void> {
    const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
    await this.#options.database.asSystem(async (sql) => {
      await sql.query(
        `UPDATE outbox_emails SET body_text = NULL, calendar_text = NULL, unsubscribe_url = NULL WHERE body_text IS NOT NULL
           AND created_at < CASE WHEN kind = 'INVITATION' THEN $2::timestamptz
             WHEN kind IN ('INTAKE', 'APPOINTMENT') THEN $3::timestamptz ELSE $1::timestamptz END`,
        [before(BODY_HOURS.default), before(BODY_HOURS.invitation), before(BODY_HOURS.intake)],
      );
      await sql.query('DELETE FROM outbox_emails WHERE created_at < $1', [before(24 * 30)]);
    });
  }

  /** Delivers every minute and runs `purge` every ten, until the server closes. */
  tend(app: FastifyInstance, { later, settled }: DeferredWork, purge: () => Promise<void>): void {
    const timers = [
      setInterval(() => later(purge), 10 * MINUTE_MS),
      ...(this.isDelivering ? [setInterval(() => later(() => this.deliver()), MINUTE_MS)] : []),
    ];
    timers.forEach((timer) => timer.unref());
    app.addHook('onClose', async () => {
      timers.forEach(clearInterval);
      await settled();
      this.#transport?.close();
    });
  }
}
