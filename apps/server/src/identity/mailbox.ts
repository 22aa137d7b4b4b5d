import type { FastifyInstance } from 'fastify';
import type { Database, Sql } from '../db/database.ts';
import { Outbox, type Mail } from './outbox.ts';

/** E-mails of this server, also to people without an account. */
export interface Mailbox {
  /** Whether anyone gets to read them: through a mail server, or on the machine's own outbox page. */
  readonly reachesPeople: boolean;
  /** Writes a message in the transaction that it reports on. */
  enqueue(sql: Sql, mail: Mail): Promise<void>;
  /** Sends pending messages; a failure is retried later. */
  deliver(): Promise<void>;
}

export const mailboxOf = (outbox: Outbox, hasOutboxPage: boolean): Mailbox => ({
  reachesPeople: outbox.isDelivering || hasOutboxPage,
  enqueue: (sql, mail) => outbox.enqueue(sql, mail),
  deliver: () => outbox.deliver(),
});

interface MailboxOptions {
  database: Database;
  smtpUrl?: string | null;
  mailFrom: string;
  now?: () => Date;
}

const EVERY_MINUTE = 60_000;
const EVERY_TEN_MINUTES = 10 * 60_000;

/** A self-running mailbox for installations with an external issuer, where none of our pages is embedded. */
export function startMailbox(app: FastifyInstance, options: MailboxOptions): Mailbox {
  const { database, now = () => new Date() } = options;
  const { log } = app;
  const outbox = new Outbox({
    database,
    log,
    now,
    smtpUrl: options.smtpUrl ?? undefined,
    from: options.mailFrom,
  });
  const quietly = (work: () => Promise<void>) => () =>
    void work().catch((error: unknown) => log.error({ err: error }, 'tending the outbox failed'));
  const timers = [
    setInterval(
      quietly(() => outbox.purge(now())),
      EVERY_TEN_MINUTES,
    ),
    ...(outbox.isDelivering
      ? [
          setInterval(
            quietly(() => outbox.deliver()),
            EVERY_MINUTE,
          ),
        ]
      : []),
  ];
  timers.forEach((timer) => timer.unref());
  app.addHook('onClose', async () => {
    timers.forEach(clearInterval);
    outbox.close();
  });
  return mailboxOf(outbox, false);
}
