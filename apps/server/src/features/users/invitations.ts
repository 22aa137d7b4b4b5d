import type { User } from '@healzy/api/schema';
import type { FastifyBaseLogger } from 'fastify';
import { recordAudit } from '../../platform/audit/record.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/ids.ts';
import type { Call } from '../../platform/http/calls.ts';
import { readUser } from './person.ts';

declare module '../../platform/services.ts' {
  interface Services {
    /** `sendInvitation` for people whom an account invited, queued in the database and run after the response. */
    invitations: Invitations;
  }
}

/** Writes the e-mails of committed invitations. */
export interface Invitations {
  /** Starts at once, in the background. */
  wake(): void;
  /** Resolves when nothing is in progress. */
  settled(): Promise<void>;
  stop(): void;
}

export interface InvitationsOptions {
  database: Database;
  /** Writes and sends one person's invitation; `identity.sendInvitation`. */
  send: (userId: string, accountId: string | null) => Promise<void>;
  log: FastifyBaseLogger;
}

/** Queues the e-mail to a person whom the account has invited, and writes the invitation to the audit log. */
export async function invite(
  sql: Sql,
  call: Pick<Call<'createUser' | 'resendInvitation'>, 'caller' | 'origin' | 'services' | 'afterCommit'>,
  userId: string,
): Promise<User> {
  await sql.query('INSERT INTO invitations_to_send (id, user_id) VALUES ($1, $2)', [newId(), userId]);
  call.afterCommit(() => Promise.resolve(call.services.invitations.wake()));
  const user = await readUser(sql, userId, call);
  await recordAudit(sql, { by: call, kind: 'INVITED', subject: user, details: { rolesAfter: user.roles } });
  return user;
}

type Waiting = Record<'id' | 'userId', string> & { accountId: string | null };

const EVERY_MS = 60_000;

/**
 * Works through the invitations queued in the database: when woken, and every minute for those left by a killed process
 * or a failure. An invitation is removed from the queue only once its e-mail is written, so it may be sent twice, but
 * never not at all.
 */
export function startInvitations({ database, send, log }: InvitationsOptions): Invitations {
  const running = new Set<Promise<void>>();

  async function claim(): Promise<Waiting | undefined> {
    const { rows } = await database.asSystem((sql) =>
      sql.query<Waiting>(
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
