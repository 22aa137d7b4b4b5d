import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';
import { isSessionEndedAtom } from '../state/session.ts';

const load = async () => ({
  default: (await import('../features/session/LogInAgainDialog.tsx')).LogInAgainDialog,
});
const LogInAgainDialog = lazy(load);

/** Once the first screen has had its turn. */
const QUIET_AFTER_MS = 3_000;

/** Asks for the log-in over whatever is on the screen, once the session has ended. */
export function SessionEnded() {
  const hasEnded = useAtomValue(isSessionEndedAtom);
  useEffect(() => {
    // Loaded early: by the time that it is needed a new build may have taken the place of this one.
    const timer = setTimeout(() => void load().catch(() => undefined), QUIET_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return hasEnded ? (
    <Suspense>
      <LogInAgainDialog />
    </Suspense>
  ) : null;
}
