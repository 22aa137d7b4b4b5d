import type { AccountContext, Role } from '@healzy/domain/session';
import { atom, useAtomValue } from 'jotai';
import { rememberAccount } from './remembered-account.ts';
import { sessionUserAtom } from './session.ts';
import { store } from './store.ts';

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
  rememberAccount(accountId);
  for (const listener of listeners) listener({ previous, current: accountId });
}

export function forgetAccount(): void {
  rememberAccount(null);
  store.set(currentAccountIdAtom, null);
}

/** The signed-in user's place in the current account; null until the session is known. */
export const useCurrentAccount = (): AccountContext | null => useAtomValue(currentAccountAtom);

export const useCurrentAccountId = (): string | null => useAtomValue(currentAccountIdAtom);

/** The roles of the signed-in user in the current account. */
export const useRoles = (): readonly Role[] => useAtomValue(rolesAtom);
