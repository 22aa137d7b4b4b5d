import type { FastifyInstance } from 'fastify';
import type { Database, Sql } from '../db/database.ts';
import { Outbox, type Mail } from './outbox.ts';

/** E-mails of this server to people who may have no account. */
export interface Mailbox {
  /** Whether anybody gets to read them: with a mail server, or on the outbox page of the machine itself. */
  readonly reachesPeople: boolean;
  /** Writes a message in the transaction of whatever it tells of. */
  enqueue(sql: Sql, mail: Mail): Promise<void>;
  /** Sends what waits; a failure is tried again later. */
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

/** A mailbox that tends itself, for where an outside issuer signs people in and no page of ours is embedded. */
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
