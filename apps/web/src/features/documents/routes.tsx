import { lazyScreen } from '../../app/lazy-screen.ts';
import { ROUTES } from '../../app/paths.ts';
import type { AppRoute } from '../../app/route-handle.ts';

/** Inside the patient area. */
export const documentRoutes: AppRoute[] = [
  {
    path: ROUTES.patientDocuments,
    handle: { id: ROUTES.patientDocuments },
    lazy: lazyScreen(
      async () => (await import('./PatientDocumentsScreen.tsx')).PatientDocumentsScreen,
      ['documents'],
    ),
  },
];
