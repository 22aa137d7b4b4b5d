import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { isSessionEndedAtom } from '../state/session.ts';
import { lazyPart } from './lazy-part.tsx';

const SignInAgainDialog = lazyPart(
  async () => (await import('../features/session/SignInAgainDialog.tsx')).SignInAgainDialog,
);

/** Leaves the first screen time to load. */
const QUIET_AFTER_MS = 3_000;

/** Asks for a new sign-in over whatever is on the screen, once the session has ended. */
export function SessionEnded() {
  const hasEnded = useAtomValue(isSessionEndedAtom);
  useEffect(() => {
    // Loaded early: by the time it is needed, a new build may have replaced this one.
    const timer = setTimeout(SignInAgainDialog.preload, QUIET_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return hasEnded ? <SignInAgainDialog /> : null;
}
