import { lazyScreen } from '../../app/lazy-screen.ts';
import { ROUTES } from '../../app/paths.ts';
import type { AppRoute } from '../../app/route-handle.ts';

/** Inside the patient area. */
export const medicalTestRoutes: AppRoute[] = [
  {
    path: ROUTES.medicalTests,
    handle: { id: ROUTES.medicalTests },
    lazy: lazyScreen(
      async () => (await import('./MedicalTestListScreen.tsx')).MedicalTestListScreen,
      ['medical-tests'],
    ),
  },
];
