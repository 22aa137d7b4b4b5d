import { redirect } from 'react-router-dom';
import { lazyScreen } from '../../app/lazy-screen.ts';
import { ROUTES } from '../../app/paths.ts';
import type { AppRoute } from '../../app/route-handle.ts';

const WORDS = ['patients', 'medical-tests'];

/** The list and the patient area; `sections` are the routes of other features that live inside the area. */
export const patientRoutes = (sections: readonly AppRoute[]): AppRoute[] => [
  {
    path: ROUTES.patients,
    handle: { id: ROUTES.patients },
    lazy: lazyScreen(async () => (await import('./PatientListScreen.tsx')).PatientListScreen, WORDS),
  },
  {
    path: ROUTES.patient,
    handle: { id: ROUTES.patient },
    lazy: lazyScreen(async () => (await import('./PatientArea.tsx')).PatientArea, WORDS),
    children: [
      {
        index: true,
        loader: ({ request }) => redirect(`${new URL(request.url).pathname}/info`),
        element: null,
      },
      {
        path: ROUTES.patientInfo,
        handle: { id: ROUTES.patientInfo },
        lazy: lazyScreen(async () => (await import('./PatientInfoScreen.tsx')).PatientInfoScreen, WORDS),
      },
      ...sections,
    ],
  },
];
