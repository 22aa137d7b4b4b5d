import type { AccountContext } from '@healzy/domain/session';
import { atom } from 'jotai';

/** Who is signed in, read from the token's claims. No token is ever kept here. */
export interface SessionUser {
  readonly userId: string;
  readonly email: string | null;
  readonly name: string | null;
  readonly language: string | null;
  /** IANA zone of the person, for example `Europe/Madrid`; null when the token names none. */
  readonly timezone: string | null;
  readonly accountContexts: readonly AccountContext[];
}

export type Session =
  | { readonly status: 'starting' }
  /** An error page was opened, which is for anybody: nobody has been asked who they are. */
  | { readonly status: 'unasked' }
  | { readonly status: 'signed-out' }
  /** The provider could not be reached or refused; `reason` is for the log, not for the screen. */
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'signed-in'; readonly user: SessionUser };

export const sessionAtom = atom<Session>({ status: 'starting' });

/** What people say of themselves in their profile. A token says what they said when it was issued. */
export type OwnDetails = Pick<SessionUser, 'userId' | 'name' | 'timezone'>;
export const ownDetailsAtom = atom<OwnDetails | null>(null);

export const sessionUserAtom = atom((get) => {
  const session = get(sessionAtom);
  if (session.status !== 'signed-in') return null;
  const details = get(ownDetailsAtom);
  return details?.userId === session.user.userId ? { ...session.user, ...details } : session.user;
});

/** The session of the person on the screen has ended: they are asked to log in again, where they are. */
export const isSessionEndedAtom = atom(false);
