import { Navigate } from 'react-router-dom';
import { lazyScreen } from '../../app/lazy-screen.ts';
import { ROUTES } from '../../app/paths.ts';
import type { AppRoute } from '../../app/route-handle.ts';

const WORDS = ['cgm', 'medical-tests'];

/** Inside the patient area; for specialists only, by the domain's table. */
export const cgmRoutes: AppRoute[] = [
  {
    path: ROUTES.cgm,
    handle: { id: ROUTES.cgm },
    lazy: lazyScreen(async () => (await import('./CgmArea.tsx')).CgmArea, WORDS),
    children: [
      { index: true, element: <Navigate to="follow-up" replace /> },
      {
        path: ROUTES.cgmFollowUp,
        handle: { id: ROUTES.cgmFollowUp },
        lazy: lazyScreen(async () => (await import('./CgmFollowUpScreen.tsx')).CgmFollowUpScreen, WORDS),
      },
    ],
  },
];
