import { fetchDraftKey } from '@healzy/api/session';
import type { ApiScope } from '@healzy/api/runtime';
import { currentAccountAtom } from '../../../state/account.ts';
import { sessionUserAtom } from '../../../state/session.ts';
import { store as state } from '../../../state/store.ts';
import { createDrafts, type Drafts, type WaitingDraft } from '@healzy/api/runtime/drafts/drafts';
import { browserDevice } from './browser-device.ts';

let scope: ApiScope | null = null;
let drafts: Drafts | null = null;

/** The drafts of this page, which request the user's key with the current caller. */
export function browserDrafts(caller?: ApiScope): Drafts {
  if (caller !== undefined) scope = caller;
  drafts ??= createDrafts({
    ...browserDevice(),
    fetchKey: (accountId) =>
      scope === null
        ? Promise.reject(new Error('Nobody is signed in.'))
        : fetchDraftKey({ ...scope, accountId }),
    channel: typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('healzy.drafts'),
  });
  return drafts;
}

/** Everything that logging out would erase; empty if storage or the user's key is unavailable. */
export async function keptDrafts(): Promise<readonly WaitingDraft[]> {
  const user = state.get(sessionUserAtom);
  const account = state.get(currentAccountAtom);
  if (user === null || account === null) return [];
  return browserDrafts()
    .kept({ userId: user.userId, accountId: account.accountId })
    .catch(() => []);
}

/**
 * Erases everything that the signed-in user typed and did not save, in every account, form and tab of this browser. For
 * logging out; where storage is blocked, nothing was ever kept.
 */
export async function eraseDrafts(): Promise<void> {
  const user = state.get(sessionUserAtom);
  if (user === null) return;
  await browserDrafts()
    .eraseOf(user.userId)
    .catch(() => undefined);
}
