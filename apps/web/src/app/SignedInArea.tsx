import { refusalRoute } from '@healzy/domain/session';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useMatches, useNavigate } from 'react-router-dom';
import { useRoles } from '../state/account.ts';
import { sessionAtom } from '../state/session.ts';
import { isBetweenAccountsAtom, showCurrentAccount } from './account-change.ts';
import { ChartExports } from './chart-exports.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import type { RouteHandle } from './route-handle.ts';
import { useSession } from './session-context.ts';
import { Shell } from './shell/Shell.tsx';
import { SignedOutScreen } from './SignedOutScreen.tsx';
import { StartScreen } from './StartScreen.tsx';
import { VersionBanner } from './VersionBanner.tsx';

/** Lets in people who are signed in and hold a role that the route requires, according to the domain's table. */
export function SignedInArea() {
  const session = useAtomValue(sessionAtom);
  const roles = useRoles();
  const isBetweenAccounts = useAtomValue(isBetweenAccountsAtom);
  const handles = useMatches().flatMap((match) => (match.handle ? [match.handle as RouteHandle] : []));

  if (session.status === 'starting') return <StartScreen />;
  if (session.status === 'unasked') return <ToTheSignIn />;
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

/** For links from an error page, which nobody had to sign in for. */
function ToTheSignIn() {
  const session = useSession();
  useEffect(() => void session.signInAgain(), [session]);
  return <StartScreen />;
}

/** Replaces the former account's screen until the address no longer refers to that account. */
function ToTheFrontDoor() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [before] = useState(key);
  useEffect(() => void navigate('/'), [navigate]);
  // Not when the navigation resolves: React renders the new address a moment later.
  useEffect(() => {
    if (key !== before) showCurrentAccount();
  }, [key, before]);
  return <StartScreen />;
}
