import type { AccountContext, Role } from '@healzy/domain/session';
import { atom, useAtomValue } from 'jotai';
import { deviceMemory } from './browser-storage.ts';
import { sessionUserAtom } from './session.ts';
import { store } from './store.ts';

const STORAGE_KEY = 'healzy.account';

/** The current account's id; null until the session is known. Write it through `switchAccount`. */
export const currentAccountIdAtom = atom<string | null>(null);

export const currentAccountAtom = atom<AccountContext | null>((get) => {
  const id = get(currentAccountIdAtom);
  return get(sessionUserAtom)?.accountContexts.find((context) => context.accountId === id) ?? null;
});

const NO_ROLES: readonly Role[] = [];

/** The roles of the signed-in user in the current account. */
export const rolesAtom = atom((get) => get(currentAccountAtom)?.roles ?? NO_ROLES);

export interface AccountChange {
  readonly previous: string | null;
  readonly current: string;
}

const listeners = new Set<(change: AccountChange) => void>();

/** Calls `listener` whenever the current account changes; returns a function that stops it. */
export function onAccountChanged(listener: (change: AccountChange) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Makes `accountId` the current account, remembers it in this browser and notifies the listeners. */
export function switchAccount(accountId: string): void {
  const previous = store.get(currentAccountIdAtom);
  if (previous === accountId) return;
  store.set(currentAccountIdAtom, accountId);
  deviceMemory.set(STORAGE_KEY, accountId);
  for (const listener of listeners) listener({ previous, current: accountId });
}

/** The account to start with: the remembered one if the token still has it, otherwise the first. */
export function accountToRestore(contexts: readonly AccountContext[]): string | null {
  const remembered = deviceMemory.get(STORAGE_KEY);
  return (contexts.find((context) => context.accountId === remembered) ?? contexts[0])?.accountId ?? null;
}

export function forgetAccount(): void {
  deviceMemory.remove(STORAGE_KEY);
  store.set(currentAccountIdAtom, null);
}

/** The signed-in user's place in the current account; null until the session is known. */
export const useCurrentAccount = (): AccountContext | null => useAtomValue(currentAccountAtom);

export const useCurrentAccountId = (): string | null => useAtomValue(currentAccountIdAtom);

/** The roles of the signed-in user in the current account. */
export const useRoles = (): readonly Role[] => useAtomValue(rolesAtom);
