import { createHash } from 'node:crypto';
import type { Sql } from '../db/database.ts';
import type { Services } from '../services.ts';
import { HttpProblem } from './http-problem.ts';

/** A creating call, as far as a retry must repeat it. */
export interface IdempotentCall {
  accountId: string;
  userId: string;
  key: string;
  operation: string;
  /** Everything that determines the response: path, query and body. */
  request: unknown;
  services: Services;
}

interface StoredAnswer {
  status: number;
  body?: unknown;
  version?: number;
}

/**
 * How a response that holds a secret is kept for a retry: without the secret, which is added again when it is repeated.
 */
export interface Kept<Answer> {
  without(answer: Answer): Answer;
  whole(kept: Answer, services: Services): Answer;
}

/**
 * Does the work once for each key. A retry waits for the first call to end, then gets its response; if the first call
 * failed, its key was rolled back with its transaction, and the retry is a new attempt.
 *
 * @throws HttpProblem 422 `IDEMPOTENCY_KEY_REUSED` when the key came with another request
 */
export async function once<Answer extends StoredAnswer>(
  sql: Sql,
  call: IdempotentCall,
  work: () => Promise<Answer>,
  kept?: Kept<Answer>,
): Promise<Answer> {
  const hash = createHash('sha256')
    .update(JSON.stringify(sortKeys(call.request)))
    .digest('base64url');
  const { rowCount } = await sql.query(
    `INSERT INTO idempotency_keys (account_id, user_id, key, operation, request_hash) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT DO NOTHING`,
    [call.accountId, call.userId, call.key, call.operation, hash],
  );
  if (rowCount === 0) {
    const repeated = await replay<Answer>(sql, call, hash);
    return kept ? kept.whole(repeated, call.services) : repeated;
  }
  const answer = await work();
  const stored = kept ? kept.without(answer) : answer;
  await sql.query(
    'UPDATE idempotency_keys SET status = $4, answer = $5::text::json WHERE account_id = $1 AND user_id = $2 AND key = $3',
    [call.accountId, call.userId, call.key, answer.status, JSON.stringify(stored)],
  );
  return answer;
}

/** Whether a call with this key has ended, or is under way: a retry has its response, or waits for it. */
export async function isKnownKey(
  sql: Sql,
  { accountId, userId, key }: Pick<IdempotentCall, 'accountId' | 'userId' | 'key'>,
): Promise<boolean> {
  const { rows } = await sql.query(
    'SELECT 1 FROM idempotency_keys WHERE account_id = $1 AND user_id = $2 AND key = $3',
    [accountId, userId, key],
  );
  return rows.length > 0;
}

async function replay<Answer>(sql: Sql, call: IdempotentCall, hash: string): Promise<Answer> {
  const { rows } = await sql.query<{ operation: string; requestHash: string; answer: Answer | null }>(
    'SELECT operation, request_hash, answer FROM idempotency_keys WHERE account_id = $1 AND user_id = $2 AND key = $3',
    [call.accountId, call.userId, call.key],
  );
  const stored = rows[0];
  if (stored?.answer && stored.operation === call.operation && stored.requestHash === hash)
    return stored.answer;
  throw new HttpProblem(422, 'IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another request.');
}

/** The same object with keys in another order is the same request. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sortKeys(inner)]),
  );
}
