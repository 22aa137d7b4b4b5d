import type { QueryClient } from '@tanstack/react-query';
import { atom } from 'jotai';
import { currentAccountIdAtom, onAccountChanged, switchAccount } from '../state/account.ts';
import { clearNotices } from '../state/notices.ts';
import { store } from '../state/store.ts';
import { askToLeave } from '../state/unsaved.ts';

/**
 * The account whose screens may be shown. It lags behind the current one until the user is on the start page of the new
 * account: until then, the address still names records of the former one.
 */
const shownAccountIdAtom = atom<string | null>(null);

/** Whether the address may still refer to the former account. */
export const isBetweenAccountsAtom = atom((get) => get(shownAccountIdAtom) !== get(currentAccountIdAtom));

/** Declares that nothing on the screen or in the address belongs to another account. */
export function showCurrentAccount(): void {
  store.set(shownAccountIdAtom, store.get(currentAccountIdAtom));
}

/**
 * On each change of account, discards everything read for the former one: queries and calls in flight, pending saves,
 * notices. `SignedInArea` unmounts the screens, with their state.
 */
export function startAgainWithEachAccount(queries: QueryClient): () => void {
  showCurrentAccount();
  return onAccountChanged(({ previous }) => {
    queries.clear();
    clearNotices();
    // The first account of a session replaces none.
    if (previous === null) showCurrentAccount();
  });
}

/** Chooses an account: asks about unsaved input, then switches. */
export async function changeAccount(accountId: string): Promise<void> {
  if (await askToLeave()) switchAccount(accountId);
}
