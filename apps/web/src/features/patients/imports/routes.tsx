import { lazyScreen } from '../../../app/lazy-screen.ts';
import { ROUTES } from '../../../app/paths.ts';
import type { AppRoute } from '../../../app/route-handle.ts';

const WORDS = ['patient-imports', 'patients'];

export const patientImportRoutes: AppRoute[] = [
  {
    path: ROUTES.patientImports,
    handle: { id: ROUTES.patientImports },
    lazy: lazyScreen(
      async () => (await import('./PatientImportListScreen.tsx')).PatientImportListScreen,
      WORDS,
    ),
  },
  {
    path: ROUTES.patientImport,
    handle: { id: ROUTES.patientImport },
    lazy: lazyScreen(async () => (await import('./PatientImportScreen.tsx')).PatientImportScreen, WORDS),
  },
];
