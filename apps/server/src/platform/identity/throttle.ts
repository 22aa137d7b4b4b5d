import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { z } from 'zod';
import { instantColumn } from '../db/columns.ts';
import type { Database, Sql } from '../db/database.ts';
import { table, type RowOf } from '../db/table.ts';

/** How many attempts are free, and how the wait grows after them. Times in seconds. */
export interface ThrottlePolicy {
  free: number;
  firstWait: number;
  longestWait: number;
  /** After this long without an attempt the count starts again. */
  forgetAfter: number;
}

/** Attempts counted against one key, as stored. */
export interface ThrottleState {
  attempts: number;
  lastAt: Date;
  blockedUntil: Date | null;
  /** Whether a rejection was already reported during this block. */
  isReported: boolean;
}

export const SIGN_IN_POLICIES: Record<'emailAndIp' | 'email' | 'ip', ThrottlePolicy> = {
  /** Attempts at one e-mail from one address. */
  emailAndIp: { free: 5, firstWait: 30, longestWait: 900, forgetAfter: 3600 },
  /**
   * Attempts at one e-mail from any address without a recent sign-in: about twelve guesses an hour for an attacker with
   * many addresses, and at most five minutes for an honest person at a new one.
   */
  email: { free: 20, firstWait: 30, longestWait: 300, forgetAfter: 86_400 },
  /** All attempts from one address: generous, because a whole clinic may share it. */
  ip: { free: 50, firstWait: 60, longestWait: 900, forgetAfter: 3600 },
};

export const RESET_POLICIES: Record<'email' | 'ip', ThrottlePolicy> = {
  email: { free: 3, firstWait: 900, longestWait: 3600, forgetAfter: 3600 },
  ip: { free: 20, firstWait: 60, longestWait: 900, forgetAfter: 3600 },
};

/** Codes after a right password, and the current password of a signed-in person. */
export const SECOND_FACTOR_POLICY: ThrottlePolicy = {
  free: 5,
  firstWait: 30,
  longestWait: 900,
  forgetAfter: 86_400,
};

/**
 * Counts an attempt before its outcome is known, so that parallel guesses cannot slip past the limit. The attempt that
 * uses up the free ones is still let through; the next must wait 1×, 2×, 4× … `firstWait`.
 */
export function countAttempt(
  state: ThrottleState | undefined,
  policy: ThrottlePolicy,
  now: Date,
): { state: ThrottleState; retryAfter: number } {
  if (state?.blockedUntil && state.blockedUntil > now) {
    const retryAfter = Math.ceil((state.blockedUntil.getTime() - now.getTime()) / 1000);
    return { state, retryAfter };
  }
  const isForgotten = !state || now.getTime() - state.lastAt.getTime() > policy.forgetAfter * 1000;
  const attempts = isForgotten ? 1 : state.attempts + 1;
  const doublings = attempts - policy.free;
  const wait =
    doublings < 0 ? 0 : Math.min(policy.firstWait * 2 ** Math.min(doublings, 20), policy.longestWait);
  const blockedUntil = wait > 0 ? new Date(now.getTime() + wait * 1000) : null;
  return { state: { attempts, lastAt: now, blockedUntil, isReported: false }, retryAfter: 0 };
}

/** A key that identifies its parts without storing them. IPv6 counts by /64, which one household owns. */
export function throttleKey(purpose: string, ...parts: string[]): string {
  return `${purpose}:${createHash('sha256').update(parts.join('\n')).digest('base64url')}`;
}

/** The part of an IP address that one person cannot change at will. */
export function addressBlock(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail = ''] = ip.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = ip.includes('::') ? Array<string>(8 - before.length - after.length).fill('0') : [];
  const groups = [...before, ...zeros, ...after].slice(0, 4).map((group) => parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}

const counters = table(
  'attempt_counters',
  z.object({
    key: z.string(),
    attempts: z.number(),
    lastAt: instantColumn,
    blockedUntil: instantColumn.nullable(),
    isReported: z.boolean(),
  }),
);

export interface Attempt {
  /** Seconds to wait, rounded up; 0 when the attempt may go ahead. */
  retryAfter: number;
  /** True for the first rejection of a block, so that a flood is reported once. */
  isFirstRefusal: boolean;
}

/** In one order for all: of two attempts that lock the same keys, one waits for the other. */
const inOrder = (limits: ReadonlyMap<string, ThrottlePolicy>): Map<string, ThrottlePolicy> =>
  new Map([...limits].sort(([a], [b]) => (a < b ? -1 : 1)));

/** Limits attempts across all server processes: the counts are in `attempt_counters`. */
export class Throttle {
  readonly #database: Database;
  readonly #now: () => Date;

  constructor(database: Database, now: () => Date) {
    this.#database = database;
    this.#now = now;
  }

  /** Counts one attempt against every key, or rejects it when one of them is blocked. */
  attempt(limits: ReadonlyMap<string, ThrottlePolicy>): Promise<Attempt> {
    return this.#database.asSystem(async (sql) => {
      const now = this.#now();
      const ordered = inOrder(limits);
      const states = await this.#lock(sql, [...ordered.keys()], now);
      const counted = [...ordered].map(([key, policy]) => ({
        key,
        ...countAttempt(states.get(key), policy, now),
      }));
      const blocked = counted.filter(({ retryAfter }) => retryAfter > 0);
      if (blocked.length > 0) {
        const isFirstRefusal = blocked.every(({ state }) => !state.isReported);
        for (const { key, state } of blocked)
          await counters.update(sql, { key }, { ...state, isReported: true });
        return { retryAfter: Math.max(...blocked.map(({ retryAfter }) => retryAfter)), isFirstRefusal };
      }
      for (const { key, state } of counted) await counters.update(sql, { key }, state);
      return { retryAfter: 0, isFirstRefusal: false };
    });
  }

  /** The attempt was legitimate: clears the person's own key and takes the attempt off the shared ones. */
  succeed(own: string | undefined, shared: ReadonlyMap<string, ThrottlePolicy>): Promise<void> {
    return this.#database.asSystem(async (sql) => {
      if (own !== undefined) await counters.remove(sql, { key: own });
      for (const [key, { free }] of inOrder(shared)) {
        await sql.query(
          `UPDATE attempt_counters
           SET attempts = greatest(attempts - 1, 0),
               blocked_until = CASE WHEN attempts <= $2 THEN NULL ELSE blocked_until END
           WHERE key = $1`,
          [key, free],
        );
      }
    });
  }

  async #lock(sql: Sql, keys: readonly string[], now: Date): Promise<Map<string, ThrottleState>> {
    const { rows } = await sql.query<RowOf<typeof counters>>(
      `INSERT INTO attempt_counters AS c (key, attempts, last_at)
       SELECT key, 0, $2::timestamptz FROM unnest($1::text[]) AS wanted (key)
       ON CONFLICT (key) DO UPDATE SET key = excluded.key
       RETURNING ${counters.columns('c')}`,
      [keys, now.toISOString()],
    );
    return new Map(
      rows.map(({ key, lastAt, blockedUntil, ...counted }) => [
        key,
        {
          ...counted,
          lastAt: new Date(lastAt),
          blockedUntil: blockedUntil === null ? null : new Date(blockedUntil),
        },
      ]),
    );
  }
}
