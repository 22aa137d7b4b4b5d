import { useMyAccounts } from '@healzy/api/accounts';
import { useCurrentAccountId } from '../../state/account.ts';
import { useSessionUser } from '../../state/session.ts';

/** The user's accounts, with name and icon, and the current one. */
export function useAccounts() {
  const contexts = useSessionUser()?.accountContexts ?? [];
  const currentId = useCurrentAccountId() ?? '';
  const accounts = (useMyAccounts().data?.items ?? [])
    .filter(({ id }) => contexts.some((context) => context.accountId === id))
    .map(({ id, name, iconUrl }) => ({ id, name, ...(iconUrl === null ? {} : { imageUrl: iconUrl }) }));
  return { accounts, currentId, current: accounts.find((account) => account.id === currentId) };
}
