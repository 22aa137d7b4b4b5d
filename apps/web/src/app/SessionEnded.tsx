import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { isSessionEndedAtom } from '../state/session.ts';
import { lazyPart } from './lazy-part.tsx';

const LogInAgainDialog = lazyPart(
  async () => (await import('../features/session/LogInAgainDialog.tsx')).LogInAgainDialog,
);

/** Once the first screen has had its turn. */
const QUIET_AFTER_MS = 3_000;

/** Asks for the log-in over whatever is on the screen, once the session has ended. */
export function SessionEnded() {
  const hasEnded = useAtomValue(isSessionEndedAtom);
  useEffect(() => {
    // Loaded early: by the time that it is needed a new build may have taken the place of this one.
    const timer = setTimeout(LogInAgainDialog.preload, QUIET_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return hasEnded ? <LogInAgainDialog /> : null;
}
