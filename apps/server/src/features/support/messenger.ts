import { createHmac } from 'node:crypto';
import type { SupportMessenger } from '@healzy/api/schema';
import { SUPPORT_PLACEHOLDERS, type HostedSupport } from '../../platform/config.ts';
import { handler } from '../../platform/http/calls.ts';
import { requireUser } from '../users/user-rows.ts';
import { countUnread } from './conversations.ts';

declare module '../../platform/services.ts' {
  interface Services {
    /** Who answers support: an external service, or with null the account's administrators. */
    support: { hosted: HostedSupport | null };
  }
}

/** The person who opens the messenger. */
type SupportIdentity = Record<'id' | 'name' | 'email' | 'account' | 'language', string>;

/** The URL of the hosted messenger for one person. */
function hostedSupportUrl({ template, secret }: HostedSupport, identity: SupportIdentity): string {
  // Proof that this server named the person.
  const hash = createHmac('sha256', secret).update(identity.id).digest('hex');
  const values = { ...identity, hash };
  return SUPPORT_PLACEHOLDERS.reduce(
    (address, name) => address.replaceAll(`{${name}}`, encodeURIComponent(values[name])),
    template,
  );
}

export const getSupportMessenger = handler('getSupportMessenger', async ({ caller, services }, sql) => {
  const { hosted } = services.support;
  if (hosted === null) {
    const body: SupportMessenger = { kind: 'BUILT_IN', url: null, unread: await countUnread(sql, caller) };
    return { status: 200, body };
  }
  const { id, name, surname, email, language } = await requireUser(sql, caller.accountId, caller.userId);
  const identity = { id, name: `${name} ${surname}`, email, account: caller.accountId, language };
  const body: SupportMessenger = { kind: 'HOSTED', url: hostedSupportUrl(hosted, identity), unread: 0 };
  return { status: 200, body };
});
