import { CALLBACK_PATH } from '../../app/paths.ts';
import { currentAccountIdAtom, forgetAccount, switchAccount } from '../../state/account.ts';
import { tabMemory } from '../../state/browser-storage.ts';
import { accountToRestore } from '../../state/remembered-account.ts';
import { isSessionEndedAtom, type Session, sessionAtom, sessionUserAtom } from '../../state/session.ts';
import { store } from '../../state/store.ts';
import { answerTo } from '@healzy/api/runtime/sign-in/answers';
import { OTHER_PERSON_KEY } from './beginning.ts';
import { createInterruption } from './interruption.ts';
import { keepRenewed } from '@healzy/api/runtime/sign-in/keep-renewed';
import type { SignInRequest, OidcClient } from '@healzy/api/runtime/sign-in/oidc-types';
import { targetOf } from './remembered-target.ts';
import type { SessionControl, SessionPage, WindowOutcome } from './session-control.ts';
import { sessionUserOf } from './session-user.ts';

/** A token renewed this recently and refused will not be helped by another renewal. */
const HOLDS_MS = 30_000;
/** By then React has rendered a change of state. */
const DRAWN_AFTER_MS = 30;

const failed = (reason: unknown): Session => ({ status: 'failed', reason: String(reason) });

/** The operations of the session, for any provider client. */
export function createSession(client: OidcClient, page: SessionPage): SessionControl {
  const interruption = createInterruption();
  const { tabs } = page;
  let isLeaving = false;

  /** Unmounts every screen before leaving the page, so that none asks to stay or shows someone else's data. */
  const leave = (address: string) => {
    isLeaving = true;
    store.set(sessionAtom, { status: 'starting' });
    setTimeout(() => page.leave(address), DRAWN_AFTER_MS);
  };

  const forget = () => {
    client.forget();
    page.forgetPerson();
    forgetAccount();
    interruption.abandon();
  };

  /** The provider now has another person signed in: restart as that person, with nothing of the former one. */
  const becomeAnother = () => {
    if (isLeaving) return;
    forget();
    leave('/');
  };

  const enter = (claims: unknown): boolean => {
    const user = sessionUserOf(claims);
    if (user === null) {
      store.set(sessionAtom, failed('the token names no person'));
      return false;
    }
    const former = store.get(sessionUserAtom);
    if (former !== null && former.userId !== user.userId) {
      becomeAnother();
      return false;
    }
    store.set(sessionAtom, { status: 'signed-in', user });
    const current = store.get(currentAccountIdAtom);
    if (!user.accountContexts.some((context) => context.accountId === current)) {
      const account = accountToRestore(user.accountContexts);
      if (account !== null) switchAccount(account);
    }
    return true;
  };

  const tellTabs = () => {
    const user = store.get(sessionUserAtom);
    if (user !== null) tabs.tell({ kind: 'signed-in', userId: user.userId });
  };

  const leaveForSignIn = async (target: string, request: SignInRequest = {}) => {
    if (isLeaving) return;
    if (!client.canLeave()) {
      // The page that receives the answer would not know the request: sign in through a window instead.
      store.set(sessionAtom, { status: 'signed-out' });
      return;
    }
    isLeaving = true;
    try {
      leave(await client.signInAddress(target, request));
    } catch (error) {
      isLeaving = false;
      if (!store.get(isSessionEndedAtom)) store.set(sessionAtom, failed(error));
      else throw error;
    }
  };

  const renew = async (): Promise<string | null> => {
    if (store.get(isSessionEndedAtom)) return null;
    const outcome = await client.renew();
    // What `fetch` throws without a network, so that the call fails like any other.
    if (outcome === 'unreachable') throw new TypeError('The provider cannot be reached.');
    return outcome === 'renewed' ? (client.token()?.value ?? null) : null;
  };

  const tokenInPlace = async (signal?: AbortSignal): Promise<string | null> => {
    // A user who has logged out is not asked to sign in again.
    if (isLeaving || store.get(sessionUserAtom) === null)
      throw new DOMException('The session was left.', 'AbortError');
    await interruption.wait(signal);
    return client.token()?.value ?? null;
  };

  client.onClaims((claims) => void enter(claims));
  keepRenewed(client.token, () => {
    if (isLeaving) return;
    // Waiting callers learn of a failure; here it is retried.
    renew()
      .then((token) => token ?? tokenInPlace())
      .catch(() => {});
  });
  tabs.listen((message) => {
    const { status } = store.get(sessionAtom);
    const user = store.get(sessionUserAtom);
    if (message.kind === 'signed-out') {
      if (status !== 'signed-in' || isLeaving) return;
      forget();
      store.set(sessionAtom, { status: 'signed-out' });
    } else if (user === null) {
      if (status === 'signed-out' && !page.location.pathname.startsWith('/error/'))
        void leaveForSignIn(targetOf(page.location));
    } else if (user.userId !== message.userId) {
      becomeAnother();
    } else if (store.get(isSessionEndedAtom)) {
      void client.renew().then((outcome) => {
        if (outcome === 'renewed') interruption.end();
      });
    }
  });

  const signOut = async () => {
    if (!(await page.mayLeave())) return false;
    // An unreachable provider must not keep anybody's data here.
    const address = await client.signOutAddress().catch(() => null);
    await page.eraseDrafts();
    tabs.tell({ kind: 'signed-out' });
    forget();
    if (address === null) store.set(sessionAtom, { status: 'signed-out' });
    else leave(address);
    return true;
  };

  let attempt: AbortController | null = null;
  const signInInWindow = async (): Promise<WindowOutcome> => {
    // Before any await: browsers open windows only in response to a press.
    const other = page.openWindow();
    if (other === null) return 'blocked';
    attempt?.abort();
    const own = new AbortController();
    attempt = own;
    let href: string | null;
    try {
      const address = await client.windowAddress({ email: store.get(sessionUserAtom)?.email ?? null });
      const answer = answerTo(address, own.signal);
      other.location.href = address;
      href = await answer;
    } catch {
      other.close();
      return 'unreachable';
    }
    if (href === null) return 'replaced';
    try {
      if (enter(await client.completeWindow(href))) {
        interruption.end();
        tellTabs();
      }
      return 'done';
    } catch {
      return 'refused';
    }
  };

  return {
    start(beginning) {
      if (beginning.status === 'signed-in') {
        if (enter(beginning.claims)) tellTabs();
      } else if (beginning.status === 'failed') {
        store.set(sessionAtom, failed(beginning.reason));
      } else if (beginning.status !== 'leaving') {
        store.set(sessionAtom, beginning);
      }
    },
    async signInAgain() {
      // A window opens only in response to a press, and here there was none.
      const isPressed = store.get(sessionAtom).status !== 'unasked';
      if (isPressed && !client.canLeave()) {
        await signInInWindow();
        return;
      }
      const { pathname } = page.location;
      await leaveForSignIn(pathname === CALLBACK_PATH ? '/' : targetOf(page.location), {
        email: store.get(sessionUserAtom)?.email ?? null,
      });
    },
    signInInWindow,
    async signOut() {
      await signOut();
    },
    async signInAsAnother() {
      // This tab knows no signed-in user: nothing to end, only a sign-in to request.
      if (client.token() === null) return leaveForSignIn('/', { isForced: true });
      tabMemory.set(OTHER_PERSON_KEY, '1');
      if (!(await signOut())) tabMemory.remove(OTHER_PERSON_KEY);
    },
    async accessToken(signal) {
      const token = client.token();
      if (token === null) return null;
      // Both moments are of this device's clock.
      // eslint-disable-next-line no-restricted-syntax
      const isOver = token.expiresAt !== null && Date.now() >= token.expiresAt;
      if (!isOver && !store.get(isSessionEndedAtom)) return token.value;
      return (await renew()) ?? tokenInPlace(signal);
    },
    async tokenAfterRefusal(refused, signal) {
      const token = client.token();
      if (token === null) return null;
      if (token.value !== refused) return token.value;
      // eslint-disable-next-line no-restricted-syntax
      const isYoung = Math.abs(Date.now() - token.obtainedAt) < HOLDS_MS;
      // A sign-in may be followed by one renewal; after that only another sign-in helps.
      return (isYoung && token.by === 'renewal' ? null : await renew()) ?? tokenInPlace(signal);
    },
  };
}
