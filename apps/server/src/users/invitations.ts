import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';

declare module '../services.ts' {
  interface Services {
    /** `sendInvitation` for people whom an account invited, from the database and behind the answer. */
    invitations: Invitations;
  }
}

/** Writes the e-mails of invitations that were committed. */
export interface Invitations {
  /** Starts at once, without anybody waiting for it. */
  wake(): void;
  /** Resolves when nothing is under way. */
  settled(): Promise<void>;
  stop(): void;
}

export interface InvitationsOptions {
  database: Database;
  /** Writes and sends one person's invitation; `identity.sendInvitation`. */
  send: (userId: string, accountId: string | null) => Promise<void>;
  log: FastifyBaseLogger;
}

interface WaitingRow {
  id: string;
  userId: string;
  accountId: string | null;
}

const EVERY_MS = 60_000;

/**
 * Takes up the invitations that wait in the database: when woken, and every minute for those that a killed process or
 * a failure left. An invitation is struck off only once its e-mail is written, so it may come twice, but never not.
 */
export function startInvitations({ database, send, log }: InvitationsOptions): Invitations {
  const running = new Set<Promise<void>>();

  async function claim(): Promise<WaitingRow | undefined> {
    const { rows } = await database.asSystem((sql) =>
      sql.query<WaitingRow>(
        `UPDATE invitations_to_send SET claimed_until = now() + interval '2 minutes'
         WHERE id = (
           SELECT id FROM invitations_to_send WHERE claimed_until IS NULL OR claimed_until < now()
           ORDER BY requested_at LIMIT 1 FOR UPDATE SKIP LOCKED
         )
         RETURNING id, user_id, account_id`,
      ),
    );
    return rows[0];
  }

  async function sendAll(): Promise<void> {
    for (let job = await claim(); job !== undefined; job = await claim()) {
      const { id, userId, accountId } = job;
      try {
        await send(userId, accountId);
        await database.asSystem((sql) => sql.query('DELETE FROM invitations_to_send WHERE id = $1', [id]));
      } catch (error) {
        log.error({ err: error }, 'an invitation was not written; it is tried again');
      }
    }
  }

  const wake = (): void => {
    const work = sendAll()
      .catch((error: unknown) => log.error({ err: error }, 'invitations cannot be read'))
      .finally(() => running.delete(work));
    running.add(work);
  };
  const timer = setInterval(wake, EVERY_MS);
  timer.unref();
  return {
    wake,
    settled: async () => {
      while (running.size > 0) await Promise.all(running);
    },
    stop: () => clearInterval(timer),
  };
}
