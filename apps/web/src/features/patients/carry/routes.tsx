import { lazyScreen } from '../../../app/lazy-screen.ts';
import { ROUTES } from '../../../app/paths.ts';
import type { AppRoute } from '../../../app/route-handle.ts';

const WORDS = ['carry', 'patients'];

export const carryRoutes: AppRoute[] = [
  {
    path: ROUTES.deletedPatients,
    handle: { id: ROUTES.deletedPatients },
    lazy: lazyScreen(async () => (await import('./DeletedPatientsScreen.tsx')).DeletedPatientsScreen, WORDS),
  },
  {
    path: ROUTES.patientRecordImport,
    handle: { id: ROUTES.patientRecordImport },
    lazy: lazyScreen(async () => (await import('./RecordImportScreen.tsx')).RecordImportScreen, WORDS),
  },
];
