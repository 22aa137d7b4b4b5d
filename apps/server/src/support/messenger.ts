import type { SupportMessenger } from '@healzy/api/schema';
import { handler } from '../http/calls.ts';
import { notFound } from '../http/http-problem.ts';
import { findUser } from '../users/user-rows.ts';
import { countUnread } from './conversations.ts';
import { hostedSupportUrl } from './hosted.ts';

export const getSupportMessenger = handler('getSupportMessenger', async ({ caller, services }, sql) => {
  const { hosted } = services.support;
  if (hosted === null) {
    const body: SupportMessenger = { kind: 'BUILT_IN', url: null, unread: await countUnread(sql, caller) };
    return { status: 200, body };
  }
  const person = await findUser(sql, caller.accountId, caller.userId);
  if (!person) throw notFound();
  const url = hostedSupportUrl(hosted, {
    id: person.id,
    name: `${person.name} ${person.surname}`,
    email: person.email,
    account: caller.accountId,
    language: person.language,
  });
  const body: SupportMessenger = { kind: 'HOSTED', url, unread: 0 };
  return { status: 200, body };
});
