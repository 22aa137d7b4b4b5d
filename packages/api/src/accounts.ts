import { useQuery } from '@tanstack/react-query';
import { useApi } from './runtime/context.tsx';
import { readOptions, useOperation } from './runtime/hooks.ts';
import { operation, type ApiScope, type BodyOf } from './runtime/operation.ts';

export type { Account, AccountSummary, AccountUpdate } from './generated/schema.ts';

const listMyAccounts = operation('listMyAccounts');
const getAccount = operation('getAccount');
const updateAccount = operation('updateAccount');

export const myAccountsQuery = (scope: ApiScope) =>
  readOptions({ ...scope, accountId: null }, listMyAccounts);
export const accountQuery = (scope: ApiScope, id: string) => readOptions(scope, getAccount, { path: { id } });

/** The accounts of the signed-in person, whichever one is selected. */
export const useMyAccounts = () => useQuery(myAccountsQuery(useApi()));
/** One account's general and tax data. */
export const useAccount = (id: string) => useQuery(accountQuery(useApi(), id));

export const useUpdateAccount = () =>
  useOperation(updateAccount, (change: { id: string; version: number; body: BodyOf<'updateAccount'> }) => ({
    path: { id: change.id },
    version: change.version,
    body: change.body,
  }));
