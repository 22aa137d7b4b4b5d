import type { OidcClient } from '@healzy/api/runtime/sign-in/oidc-types';
import { CALLBACK_PATH } from '../../app/paths.ts';
import { tabMemory } from '../../state/browser-storage.ts';
import { rememberedAccount } from '../../state/remembered-account.ts';
import { safeTarget, targetOf } from './remembered-target.ts';

/** Set during the provider's log-out when another person is to sign in right after it. */
export const OTHER_PERSON_KEY = 'healzy.other-person';

/** How a page begins, as far as signing in goes. */
export type Beginning =
  | { readonly status: 'signed-in'; readonly claims: unknown }
  /** An error page, which requires no sign-in. */
  | { readonly status: 'unasked' }
  /** Nobody, and this tab could not read the answer of a sign-in that leaves the page. */
  | { readonly status: 'signed-out' }
  /** The page is being left for the provider's. */
  | { readonly status: 'leaving' }
  | { readonly status: 'failed'; readonly reason: unknown };

/** What the beginning needs from its page. */
export interface BeginningPage {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash' | 'href'>;
  readonly history: Pick<History, 'replaceState'>;
  /** Leaves for another address, with a full load. */
  leave(address: string): void;
  /** Called as soon as it is likely that the app will be shown, so that its code loads meanwhile. */
  onLikely(): void;
}

/**
 * Decides when a page loads, before the app does: back from the provider → its code is exchanged; an error page → shown
 * without signing in; a provider of our own origin → asked in place whom it knows; anything else → its sign-in page.
 */
export async function beginSession(
  client: Pick<
    OidcClient,
    'isOwnOrigin' | 'canLeave' | 'claims' | 'completeSignIn' | 'renew' | 'signInAddress'
  >,
  { location, history, leave, onLikely }: BeginningPage,
): Promise<Beginning> {
  const isForced = tabMemory.get(OTHER_PERSON_KEY) !== null;
  tabMemory.remove(OTHER_PERSON_KEY);
  try {
    if (location.pathname === CALLBACK_PATH) {
      onLikely();
      const { claims, target } = await client.completeSignIn(location.href);
      history.replaceState(null, '', safeTarget(target));
      return { status: 'signed-in', claims };
    }
    if (location.pathname.startsWith('/error/')) {
      onLikely();
      return { status: 'unasked' };
    }
    if (client.isOwnOrigin && !isForced) {
      // Whoever signs out forgets the account: where one is remembered, the provider most likely knows the person.
      if (rememberedAccount() !== null) onLikely();
      const outcome = await client.renew();
      if (outcome === 'renewed') return { status: 'signed-in', claims: client.claims() };
      if (outcome === 'unreachable') return { status: 'failed', reason: 'The provider cannot be reached.' };
    }
    // The page that receives the answer would not know the request: the app signs in through a window instead.
    if (!client.canLeave()) return { status: 'signed-out' };
    leave(await client.signInAddress(targetOf(location), { isForced }));
    return { status: 'leaving' };
  } catch (reason) {
    return { status: 'failed', reason };
  }
}
