import type { QueryClient } from '@tanstack/react-query';
import { atom } from 'jotai';
import { currentAccountIdAtom, onAccountChanged, switchAccount } from '../state/account.ts';
import { clearNotices } from '../state/notices.ts';
import { store } from '../state/store.ts';
import { askToLeave } from '../state/unsaved.ts';

/**
 * The account whose screens may be shown. It lags behind the current one until the person is at the front door of the
 * new account: in between, the address still names records of the former.
 */
const shownAccountIdAtom = atom<string | null>(null);

/** Whether the address may still be about the former account. */
export const isBetweenAccountsAtom = atom((get) => get(shownAccountIdAtom) !== get(currentAccountIdAtom));

/** Says that nothing on the screen or in the address is of another account. */
export function showCurrentAccount(): void {
  store.set(shownAccountIdAtom, store.get(currentAccountIdAtom));
}

/**
 * With each change of account everything read for the former one goes: queries and their calls under way, saves that
 * wait, notices. Screens are taken down by `SignedInArea`, with whatever they held.
 */
export function startAgainWithEachAccount(queries: QueryClient): () => void {
  showCurrentAccount();
  return onAccountChanged(({ previous }) => {
    queries.clear();
    clearNotices();
    // The first account of a session comes from nowhere.
    if (previous === null) showCurrentAccount();
  });
}

/** What choosing an account does: asks about what is typed and not saved, then switches. */
export async function changeAccount(accountId: string): Promise<void> {
  if (await askToLeave()) switchAccount(accountId);
}
