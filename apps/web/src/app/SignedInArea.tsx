import { refusalRoute } from '@healzy/domain/session';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useMatches, useNavigate } from 'react-router-dom';
import { rolesAtom } from '../state/account.ts';
import { sessionAtom } from '../state/session.ts';
import { isBetweenAccountsAtom, showCurrentAccount } from './account-change.ts';
import { ChartExports } from './chart-exports.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { ROUTES } from './paths.ts';
import type { RouteHandle } from './route-handle.ts';
import { useSession } from './session-context.ts';
import { Shell } from './shell/Shell.tsx';
import { SignedOutScreen } from './SignedOutScreen.tsx';
import { StartScreen } from './StartScreen.tsx';
import { VersionBanner } from './VersionBanner.tsx';

/** Lets in who is signed in and holds a role that the route asks for; the domain's table says which. */
export function SignedInArea() {
  const session = useAtomValue(sessionAtom);
  const roles = useAtomValue(rolesAtom);
  const isBetweenAccounts = useAtomValue(isBetweenAccountsAtom);
  const handles = useMatches().flatMap((match) => (match.handle ? [match.handle as RouteHandle] : []));

  if (session.status === 'starting') return <StartScreen />;
  if (session.status === 'unasked') return <ToTheLogIn />;
  if (session.status !== 'signed-in') return <SignedOutScreen />;
  if (isBetweenAccounts) {
    return (
      <Shell>
        <ToTheFrontDoor />
      </Shell>
    );
  }
  const refusal = handles.map((handle) => refusalRoute(handle.id, roles)).find((route) => route !== null);
  if (refusal) return <Navigate to={refusal} replace />;
  return (
    <Shell>
      <ConnectionBanner />
      <VersionBanner />
      <ChartExports>
        <Outlet />
      </ChartExports>
    </Shell>
  );
}

/** Somebody comes from an error page, which asked nobody who they are. */
function ToTheLogIn() {
  const session = useSession();
  useEffect(() => void session.logInAgain(), [session]);
  return <StartScreen />;
}

/** Stands in the place of the former account's screen until the address has nothing of that account any more. */
function ToTheFrontDoor() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [before] = useState(key);
  useEffect(() => void navigate(ROUTES.dashboard), [navigate]);
  // Not when the navigation says that it is done: React draws the new address a moment later.
  useEffect(() => {
    if (key !== before) showCurrentAccount();
  }, [key, before]);
  return <StartScreen />;
}
