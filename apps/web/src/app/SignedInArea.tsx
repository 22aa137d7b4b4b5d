import { refusalRoute } from '@healzy/domain/session';
import { useAtomValue } from 'jotai';
import { Navigate, Outlet, useMatches } from 'react-router-dom';
import { rolesAtom } from '../state/account.ts';
import { sessionAtom } from '../state/session.ts';
import type { RouteHandle } from './route-handle.ts';
import { Support } from '../features/support/Support.tsx';
import { Shell } from './shell/Shell.tsx';
import { SignedOutScreen } from './SignedOutScreen.tsx';
import { StartScreen } from './StartScreen.tsx';

/** Lets in who is signed in and holds a role that the route asks for; the domain's table says which. */
export function SignedInArea() {
  const session = useAtomValue(sessionAtom);
  const roles = useAtomValue(rolesAtom);
  const handles = useMatches().flatMap((match) => (match.handle ? [match.handle as RouteHandle] : []));

  if (session.status === 'starting') return <StartScreen />;
  if (session.status !== 'signed-in') return <SignedOutScreen />;
  const refusal = handles.map((handle) => refusalRoute(handle.id, roles)).find((route) => route !== null);
  if (refusal) return <Navigate to={refusal} replace />;
  return (
    <>
      <Shell>
        <Outlet />
      </Shell>
      <Support />
    </>
  );
}
