import type { AccountContext } from '@healzy/domain/session';
import { deviceMemory } from './browser-storage.ts';

const STORAGE_KEY = 'healzy.account';

/** The account that was used last in this browser; null after signing out. */
export const rememberedAccount = (): string | null => deviceMemory.get(STORAGE_KEY);

/** @param accountId null to forget it */
export function rememberAccount(accountId: string | null): void {
  if (accountId === null) deviceMemory.remove(STORAGE_KEY);
  else deviceMemory.set(STORAGE_KEY, accountId);
}

/** The account to start with: the remembered one if the token still has it, otherwise the first. */
export function accountToRestore(contexts: readonly AccountContext[]): string | null {
  const remembered = rememberedAccount();
  return (contexts.find((context) => context.accountId === remembered) ?? contexts[0])?.accountId ?? null;
}
