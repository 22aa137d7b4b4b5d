import { redirect } from 'react-router-dom';
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
      // A redirect within the navigation, so that what was said on the way here is not cleared by a second one.
      {
        index: true,
        loader: ({ request }) => redirect(`${new URL(request.url).pathname}/follow-up`),
        element: null,
      },
      {
        path: ROUTES.cgmFollowUp,
        handle: { id: ROUTES.cgmFollowUp },
        lazy: lazyScreen(async () => (await import('./CgmFollowUpScreen.tsx')).CgmFollowUpScreen, WORDS),
      },
    ],
  },
];
