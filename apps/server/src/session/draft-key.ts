import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { handler } from '../http/calls.ts';

declare module '../services.ts' {
  interface Services {
    /** The secret from which each person's draft key is derived. */
    draftSecret: string;
  }
}

/**
 * A person's key for their unsaved drafts. Derived, so that nothing is stored per person and one person's key does not
 * reveal another's.
 */
export const draftKeyOf = (secret: string, userId: string): string =>
  createHmac('sha256', Buffer.from(secret, 'base64url')).update(`draft-key\n${userId}`).digest('base64url');

/** The secret from which the keys are derived: created at the first start, the same in every process. */
export async function loadDraftSecret(database: Database): Promise<string> {
  return database.asSystem(async (sql) => {
    await sql.query(
      `INSERT INTO server_secrets (name, value) VALUES ('session.draft-key', $1::text::jsonb)
       ON CONFLICT (name) DO NOTHING`,
      [JSON.stringify({ key: randomBytes(32).toString('base64url') })],
    );
    const { rows } = await sql.query<{ value: { key: string } }>(
      `SELECT value FROM server_secrets WHERE name = 'session.draft-key'`,
    );
    const stored = rows[0];
    if (!stored) throw new Error('The secret of the draft keys could not be stored.');
    return stored.value.key;
  });
}

export const getDraftKey = handler('getDraftKey', ({ caller, services }) =>
  Promise.resolve({ status: 200, body: { key: draftKeyOf(services.draftSecret, caller.userId) } }),
);
