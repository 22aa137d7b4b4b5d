import { z } from 'zod';
import { accountFormSchema } from '@healzy/domain/accounts';
import type { Account, AccountSummary } from '@healzy/api/schema';
import { recordAudit } from '../audit/record.ts';
import { requirePicture, forgetOldPicture } from '../documents/pictures.ts';
import { NEXT_VERSION, NOW } from '../db/table.ts';
import { accountPathHandler, personHandler } from '../http/calls.ts';
import { checked } from '../http/form.ts';
import { lockRow } from '../http/lock-row.ts';
import { notFound } from '../http/http-problem.ts';
import { requireVersion } from '../http/versions.ts';
import { currentAccountContext } from '../identity/index.ts';
import { accounts, findAccount, toAccount } from './account-rows.ts';

export const listMyAccounts = personHandler('listMyAccounts', async ({ claims, database, services }) => {
  const { userId, sessionId } = claims;
  const items: AccountSummary[] = [];
  for (const { accountId } of claims.accountContexts) {
    const account = await database.asAccount({ accountId, userId: claims.userId }, async (sql) => {
      const belongs = await currentAccountContext(sql, claims.userId, accountId);
      return belongs === null ? undefined : findAccount(sql, accountId);
    });
    if (!account) continue;
    const image = account.profileImageId;
    const iconUrl =
      image === null
        ? null
        : services.addresses.sign('content', { accountId, documentId: image }, { userId, sessionId }).url;
    items.push({ id: account.id, name: account.name, iconUrl });
  }
  items.sort((a, b) => a.name.localeCompare(b.name, 'es'));
  return { status: 200, body: { items, nextCursor: null, total: items.length } };
});

export const getAccount = accountPathHandler('getAccount', async ({ path }, sql) => {
  const account = await findAccount(sql, path.id);
  if (!account) throw notFound();
  return { status: 200, body: toAccount(account), version: account.version };
});

const accountForm = accountFormSchema.extend({ profileImage: z.uuid().nullable().default(null) });

/** Names of the fields that an edit changed, never the values. */
function changedFields(before: Account, after: Account): string[] {
  const names = Object.keys(after) as (keyof Account)[];
  return names.filter((name) => name !== 'version' && before[name] !== after[name]);
}

export const updateAccount = accountPathHandler('updateAccount', async (call, sql) => {
  const { caller, path, body, ifMatch, services, afterCommit } = call;
  await lockRow(sql, 'accounts', { id: path.id });
  const before = await findAccount(sql, path.id);
  if (!before) throw notFound();
  requireVersion(ifMatch, toAccount(before));
  const form = checked(accountForm, body);
  const isOther = form.profileImage !== before.profileImageId;
  if (isOther) await requirePicture(sql, form.profileImage, { entityType: 'ACCOUNT', entityId: path.id });
  const changes = { ...form, profileImageId: form.profileImage, version: NEXT_VERSION, updatedAt: NOW };
  await accounts.update(sql, { id: path.id }, changes);
  if (isOther && before.profileImageId !== null) {
    const old = { accountId: path.id, documentId: before.profileImageId };
    afterCommit(() => forgetOldPicture(services, caller.userId, old));
  }
  const account = await findAccount(sql, path.id);
  if (!account) throw notFound();
  const fields = changedFields(toAccount(before), toAccount(account));
  if (fields.length > 0) await recordAudit(sql, { by: call, kind: 'ACCOUNT_CHANGED', details: { fields } });
  return { status: 200, body: toAccount(account), version: account.version };
});
