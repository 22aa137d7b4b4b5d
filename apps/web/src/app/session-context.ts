import { createContext, useContext } from 'react';
import type { SessionControl } from '../features/session/session-control.ts';

export const SessionContext = createContext<SessionControl | null>(null);

/** The operations of the session: sign in again, log out. */
export function useSession(): SessionControl {
  const session = useContext(SessionContext);
  if (session === null)
    throw new Error('useSession needs <SessionContext> around it, as main.tsx sets it up.');
  return session;
}
