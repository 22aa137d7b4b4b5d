import { isStaff, readSessionClaims } from '@healzy/domain/session';
import { CALLBACK_PATH } from '../../app/paths.ts';
import { accountToRestore, currentAccountIdAtom, forgetAccount, switchAccount } from '../../state/account.ts';
import { type SessionUser, sessionAtom } from '../../state/session.ts';
import { store } from '../../state/store.ts';
import type { OidcClient } from './oidc-client.ts';
import { safeTarget, targetOf } from './remembered-target.ts';

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Reads who somebody is from the token's claims; null when the token does not say. */
export function sessionUserOf(claims: unknown): SessionUser | null {
  const known = readSessionClaims(claims);
  if (known === null) return null;
  const { email, name } = claims as Record<string, unknown>;
  // Accounts where this person is only a patient cannot be worked in, unless there is no other to name in the refusal.
  const staffed = known.accountContexts.filter((context) => isStaff(context.roles));
  return {
    userId: known.userId,
    email: text(email),
    name: text(name),
    language: known.language,
    timezone: known.timezone,
    accountContexts: staffed.length > 0 ? staffed : known.accountContexts,
  };
}

function enter(claims: unknown): void {
  const user = sessionUserOf(claims);
  if (user === null) {
    store.set(sessionAtom, { status: 'failed', reason: 'the token names no person' });
    return;
  }
  store.set(sessionAtom, { status: 'signed-in', user });
  const current = store.get(currentAccountIdAtom);
  if (user.accountContexts.some((context) => context.accountId === current)) return;
  const account = accountToRestore(user.accountContexts);
  if (account !== null) switchAccount(account);
}

/** The session's verbs, over whatever provider client it is given. */
export interface SessionControl {
  /**
   * Decides at the start of the page: back from the provider → signed in, at the remembered target; an error page →
   * shown to anybody; anything else → to the log-in.
   */
  start(): Promise<void>;
  /** To the provider's log-in, coming back to where the person is now. */
  logInAgain(): Promise<void>;
  logOut(): Promise<void>;
  accessToken(): Promise<string | null>;
  renew(): Promise<boolean>;
}

export function createSession(
  client: OidcClient,
  page: { location: Location; history: History; forgetPerson: () => void },
): SessionControl {
  client.onClaims(enter);
  let isLeaving = false;
  const leaveFor = async (target: string) => {
    if (isLeaving) return;
    isLeaving = true;
    try {
      await client.logIn(target);
    } catch (error) {
      isLeaving = false;
      store.set(sessionAtom, { status: 'failed', reason: String(error) });
    }
  };
  return {
    async start() {
      const { location, history } = page;
      if (location.pathname === CALLBACK_PATH) {
        try {
          const { claims, state } = await client.completeLogIn(location.href);
          history.replaceState(null, '', safeTarget(state));
          enter(claims);
        } catch (error) {
          store.set(sessionAtom, { status: 'failed', reason: String(error) });
        }
      } else if (location.pathname.startsWith('/error/')) {
        store.set(sessionAtom, { status: 'signed-out' });
      } else {
        await leaveFor(targetOf(location));
      }
    },
    logInAgain: () => leaveFor(targetOf(page.location)),
    async logOut() {
      page.forgetPerson();
      forgetAccount();
      await client.logOut();
    },
    accessToken: () => client.accessToken(),
    renew: () => client.renew(),
  };
}
