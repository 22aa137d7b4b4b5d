import { createHmac } from 'node:crypto';
import type { Database } from '../../platform/db/database.ts';
import { serverKey } from '../../platform/db/server-secrets.ts';
import { handler } from '../../platform/http/calls.ts';

declare module '../../platform/services.ts' {
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

/** The secret from which the keys are derived. */
export const loadDraftSecret = (database: Database): Promise<string> =>
  serverKey(database, 'session.draft-key');

export const getDraftKey = handler('getDraftKey', ({ caller, services }) =>
  Promise.resolve({ status: 200, body: { key: draftKeyOf(services.draftSecret, caller.userId) } }),
);
