import { z } from 'zod';
import { accountFormSchema } from '@healzy/domain/accounts';
import type { Account, AccountSummary } from '@healzy/api/schema';
import { recordAudit } from '../../platform/audit/record.ts';
import type { Sql } from '../../platform/db/database.ts';
import { NEXT_VERSION, NOW } from '../../platform/db/table.ts';
import { replacePicture } from '../documents/pictures.ts';
import { accountPathHandler, personHandler } from '../../platform/http/calls.ts';
import { checked } from '../../platform/http/form.ts';
import { requireFound } from '../../platform/http/http-problem.ts';
import { lockRow } from '../../platform/http/lock-row.ts';
import { updated } from '../../platform/http/updates.ts';
import { requireVersion, versioned } from '../../platform/http/versions.ts';
import { currentAccountContext } from '../../platform/identity/index.ts';
import type { Services } from '../../platform/services.ts';
import { pictureUrlOf } from '../../platform/storage/addresses.ts';
import { accounts, findAccount, toAccount } from './account-rows.ts';
import { storedLogoFault } from './letterhead.ts';

export const listMyAccounts = personHandler('listMyAccounts', async ({ claims, database, services }) => {
  const { userId, sessionId } = claims;
  const items: AccountSummary[] = [];
  for (const { accountId } of claims.accountContexts) {
    const account = await database.asAccount({ accountId, userId }, async (sql) => {
      const belongs = await currentAccountContext(sql, userId, accountId);
      return belongs === null ? undefined : findAccount(sql, accountId);
    });
    if (!account) continue;
    const { id, name, profileImageId: documentId } = account;
    const iconUrl = pictureUrlOf(services.addresses, { accountId, documentId }, { userId, sessionId });
    items.push({ id, name, iconUrl });
  }
  items.sort((a, b) => a.name.localeCompare(b.name, 'es'));
  return { status: 200, body: { items, nextCursor: null, total: items.length } };
});

const readAccount = async (sql: Sql, services: Pick<Services, 'files'>, id: string): Promise<Account> =>
  toAccount(requireFound(await findAccount(sql, id)), await storedLogoFault(sql, services, id));

export const getAccount = accountPathHandler('getAccount', async ({ path, services }, sql) => ({
  status: 200,
  ...versioned(await readAccount(sql, services, path.id)),
}));

const accountForm = accountFormSchema.extend({ profileImage: z.uuid().nullable().default(null) });

/** Names of the fields that an edit changed, never the values. */
function changedFields(before: Account, after: Account): string[] {
  const names = Object.keys(after) as (keyof Account)[];
  return names.filter(
    (name) => name !== 'version' && name !== 'profileImageFault' && before[name] !== after[name],
  );
}

export const updateAccount = accountPathHandler('updateAccount', async (call, sql) => {
  const { id } = call.path;
  await lockRow(sql, 'accounts', { id });
  const before = await readAccount(sql, call.services, id);
  requireVersion(call.ifMatch, before);
  const form = checked(accountForm, updated('updateAccount', before, call.body));
  await replacePicture(sql, call, {
    owner: { entityType: 'ACCOUNT', entityId: id },
    before: { accountId: id, documentId: before.profileImage },
    documentId: form.profileImage,
  });
  const changes = { ...form, profileImageId: form.profileImage, version: NEXT_VERSION, updatedAt: NOW };
  await accounts.update(sql, { id }, changes);
  const account = await readAccount(sql, call.services, id);
  const fields = changedFields(before, account);
  if (fields.length > 0) await recordAudit(sql, { by: call, kind: 'ACCOUNT_CHANGED', details: { fields } });
  return { status: 200, ...versioned(account) };
});
