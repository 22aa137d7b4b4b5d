import type { Database, Sql } from '../../platform/db/database.ts';

/** A chat that has changed. */
export interface ChangedChat {
  patientId: string;
  change: number;
  lastSequence: number;
  /** The professionals to whom the patient is assigned. */
  professionals: readonly string[];
}

type Listener = (changed: readonly ChangedChat[]) => void;

/** The connections of one account in this process, and up to which change they have been told. */
interface Followed {
  position: number;
  listeners: Set<Listener>;
  /** Ends when everything that was asked for so far has been read and told. */
  reading: Promise<void>;
}

interface Followers {
  accounts: Map<string, Followed>;
  timer: NodeJS.Timeout | null;
}

/** How often changes of other processes are looked for, while anyone follows. One process alone is woken at once. */
const EVERY_MS = { postgresql: 200, embedded: 5_000 };
/** Changes read at once; a chat that changed often is one of them. */
export const MOST_CHANGES = 500;

const byDatabase = new WeakMap<Database, Followers>();

/** The chats of an account that have changed after a position, in the order of their changes. */
export async function changedAfter(sql: Sql, accountId: string, position: number): Promise<ChangedChat[]> {
  const { rows } = await sql.query<ChangedChat>(
    `SELECT c.patient_id, c.change, c.last_sequence, coalesce((SELECT json_agg(s.professional_id)
       FROM patient_specialists s WHERE s.account_id = $1 AND s.patient_id = c.patient_id), '[]'::json) AS professionals
     FROM chats c WHERE c.account_id = $1 AND c.change > $2 ORDER BY c.change LIMIT ${MOST_CHANGES}`,
    [accountId, position],
  );
  return rows;
}

/** The number of the latest change of an account. */
export async function latestChange(sql: Sql, accountId: string): Promise<number> {
  const { rows } = await sql.query<{ change: number }>(
    'SELECT change FROM chat_changes WHERE account_id = $1',
    [accountId],
  );
  return rows[0]?.change ?? 0;
}

async function readOn(database: Database, accountId: string, followed: Followed): Promise<void> {
  for (;;) {
    const changed = await database.asAccount({ accountId }, (sql) =>
      changedAfter(sql, accountId, followed.position),
    );
    followed.position = changed.at(-1)?.change ?? followed.position;
    if (changed.length > 0) followed.listeners.forEach((tell) => tell(changed));
    if (changed.length < MOST_CHANGES) return;
  }
}

/** Tells everyone who follows the account's chats in this process what has changed since. */
export async function wakeFollowers(database: Database, accountId: string): Promise<void> {
  const followed = byDatabase.get(database)?.accounts.get(accountId);
  if (followed === undefined) return;
  // A failed look is made up for by the next one: the position has not moved.
  followed.reading = followed.reading
    .then(() => readOn(database, accountId, followed))
    .catch(() => undefined);
  await followed.reading;
}

/**
 * From now on `tell` gets every change of the account's chats after `position`, in order.
 *
 * @returns a function that ends it
 */
export function follow(database: Database, accountId: string, position: number, tell: Listener): () => void {
  const followers = byDatabase.get(database) ?? { accounts: new Map<string, Followed>(), timer: null };
  byDatabase.set(database, followers);
  const followed = followers.accounts.get(accountId) ?? {
    position,
    listeners: new Set<Listener>(),
    reading: Promise.resolve(),
  };
  followers.accounts.set(accountId, followed);
  followed.listeners.add(tell);
  followers.timer ??= setInterval(() => {
    for (const known of followers.accounts.keys()) void wakeFollowers(database, known);
  }, EVERY_MS[database.engine]).unref();
  return () => {
    followed.listeners.delete(tell);
    if (followed.listeners.size === 0 && followers.accounts.get(accountId) === followed)
      followers.accounts.delete(accountId);
    if (followers.accounts.size > 0 || followers.timer === null) return;
    clearInterval(followers.timer);
    followers.timer = null;
  };
}
