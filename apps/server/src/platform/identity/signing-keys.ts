import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  errors,
  exportJWK,
  generateKeyPair,
  type JWK,
  type JWTVerifyGetKey,
} from 'jose';
import type { Database, Sql } from '../db/database.ts';

/** Key rotation schedule, in milliseconds. */
export const KEY_SCHEDULE = {
  /** How long one key signs. */
  signs: 90 * 86_400_000,
  /** How long a key is published before it signs, so that every process and cache has it by then. */
  lead: 3_600_000,
  /** How long it stays published after the next one signs: longer than any session whose tokens it signed. */
  keep: 24 * 3_600_000,
} as const;

const SECRET = 'identity.signing-keys';
/** Minimum time between reloads of the stored keys because of an unknown key id. */
const LEAST_BETWEEN_READS_MS = 10_000;

/** As stored: the signing key first. `signsFrom` holds an instant for each `kid`. */
interface StoredKeys {
  keys: JWK[];
  signsFrom?: Record<string, string>;
}

interface DatedKey {
  jwk: JWK;
  signsFrom: number;
}

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'ES256', use: 'sig' };
}

/** The public half of a signing key. */
export function publicHalf({ kty, crv, x, y, kid, alg, use }: JWK): JWK {
  return { kty, crv, x, y, kid, alg, use } as JWK;
}

/** The keys after rotation: a next one created, outdated ones dropped. Oldest first. */
async function tended(keys: readonly DatedKey[], now: number): Promise<DatedKey[]> {
  const ordered = keys.toSorted((a, b) => a.signsFrom - b.signsFrom);
  const newest = ordered.at(-1);
  if (newest === undefined) return [{ jwk: await newKey(), signsFrom: now }];
  if (newest.signsFrom + KEY_SCHEDULE.signs - KEY_SCHEDULE.lead <= now) {
    ordered.push({ jwk: await newKey(), signsFrom: now + KEY_SCHEDULE.lead });
  }
  return ordered.filter((_key, index) => {
    const next = ordered[index + 1];
    return next === undefined || next.signsFrom + KEY_SCHEDULE.keep > now;
  });
}

/** The current signing key first, then the others, newest first. */
function signingFirst(keys: readonly DatedKey[], now: number): DatedKey[] {
  const newestFirst = keys.toSorted((a, b) => b.signsFrom - a.signsFrom);
  const signs = newestFirst.find(({ signsFrom }) => signsFrom <= now) ?? newestFirst.at(-1);
  return signs === undefined ? [] : [signs, ...newestFirst.filter((key) => key !== signs)];
}

async function readKeys(sql: Sql): Promise<DatedKey[]> {
  const { rows } = await sql.query<{ value: StoredKeys; createdAt: string }>(
    'SELECT value, created_at FROM server_secrets WHERE name = $1 FOR UPDATE',
    [SECRET],
  );
  const row = rows[0];
  if (!row) return [];
  return row.value.keys.map((jwk) => ({
    jwk,
    signsFrom: Date.parse(row.value.signsFrom?.[jwk.kid ?? ''] ?? row.createdAt),
  }));
}

async function writeKeys(sql: Sql, keys: readonly DatedKey[]): Promise<void> {
  const stored: StoredKeys = {
    keys: keys.map(({ jwk }) => jwk),
    signsFrom: Object.fromEntries(
      keys.map(({ jwk, signsFrom }) => [jwk.kid ?? '', new Date(signsFrom).toISOString()]),
    ),
  };
  await sql.query('UPDATE server_secrets SET value = $2::text::jsonb WHERE name = $1', [
    SECRET,
    JSON.stringify(stored),
  ]);
}

/**
 * The keys that sign tokens: each signs for 90 days, the next is published an hour before it takes over, the previous
 * one stays published for a day after. They are in the database, so all processes agree.
 */
export class SigningKeys {
  readonly #database: Database;
  readonly #now: () => Date;
  #keys: readonly DatedKey[] = [];
  #readAt = 0;

  private constructor(database: Database, now: () => Date) {
    this.#database = database;
    this.#now = now;
  }

  /** The keys of this installation, created at its first start. */
  static async load(database: Database, now: () => Date): Promise<SigningKeys> {
    const keys = new SigningKeys(database, now);
    await keys.tend();
    return keys;
  }

  /** Private keys, the current signing key first. */
  get privateKeys(): JWK[] {
    return this.#keys.map(({ jwk }) => jwk);
  }

  /** Rotates keys if due and reads changes by other processes; returns whether anything changed. */
  async tend(): Promise<boolean> {
    const now = this.#now().getTime();
    const keys = await this.#database.asSystem(async (sql) => {
      // Of processes that start together, one creates the first key and the others wait for its row.
      await sql.query(
        `INSERT INTO server_secrets (name, value) VALUES ($1, '{"keys": []}') ON CONFLICT (name) DO NOTHING`,
        [SECRET],
      );
      const stored = await readKeys(sql);
      const next = signingFirst(await tended(stored, now), now);
      const kids = (list: readonly DatedKey[]) => list.map(({ jwk }) => jwk.kid).join();
      if (kids(next) !== kids(stored)) await writeKeys(sql, next);
      return next;
    });
    const before = this.privateKeys.map(({ kid }) => kid).join();
    this.#keys = keys;
    this.#readAt = Date.now();
    return before !== this.privateKeys.map(({ kid }) => kid).join();
  }

  /** Finds the key of a token; one that another process has just created is read from the database. */
  readonly verificationKeys: JWTVerifyGetKey = async (header, token) => {
    const find = () =>
      createLocalJWKSet({ keys: this.#keys.map(({ jwk }) => publicHalf(jwk)) })(header, token);
    try {
      return await find();
    } catch (error) {
      const isUnknown = error instanceof errors.JWKSNoMatchingKey;
      if (!isUnknown || Date.now() - this.#readAt < LEAST_BETWEEN_READS_MS) throw error;
      await this.tend();
      return find();
    }
  };
}
