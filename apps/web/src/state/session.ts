import type { AccountContext } from '@healzy/domain/session';
import { atom, useAtomValue } from 'jotai';

/** The signed-in user, read from the token's claims. No token is ever kept here. */
export interface SessionUser {
  readonly userId: string;
  readonly email: string | null;
  readonly name: string | null;
  readonly language: string | null;
  /** IANA zone of the user, for example `Europe/Madrid`; null if the token has none. */
  readonly timezone: string | null;
  readonly accountContexts: readonly AccountContext[];
}

export type Session =
  | { readonly status: 'starting' }
  /** An error page is open, which requires no sign-in. */
  | { readonly status: 'unasked' }
  | { readonly status: 'signed-out' }
  /** The provider could not be reached or refused; `reason` is for the log, not for the screen. */
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'signed-in'; readonly user: SessionUser };

export const sessionAtom = atom<Session>({ status: 'starting' });

/** The user's own details from the profile. A token has those from when it was issued. */
export type OwnDetails = Pick<SessionUser, 'userId' | 'name' | 'timezone'>;
export const ownDetailsAtom = atom<OwnDetails | null>(null);

export const sessionUserAtom = atom((get) => {
  const session = get(sessionAtom);
  if (session.status !== 'signed-in') return null;
  const details = get(ownDetailsAtom);
  return details?.userId === session.user.userId ? { ...session.user, ...details } : session.user;
});

/** The current session has ended: the user is asked to sign in again, in place. */
export const isSessionEndedAtom = atom(false);

/** The signed-in user; null while nobody is. */
export const useSessionUser = (): SessionUser | null => useAtomValue(sessionUserAtom);
