import { lazyScreen } from '../../app/lazy-screen.ts';
import { ROUTES } from '../../app/paths.ts';
import type { AppRoute } from '../../app/route-handle.ts';

/** Inside the patient area. */
export const noteRoutes: AppRoute[] = [
  {
    path: ROUTES.notes,
    handle: { id: ROUTES.notes },
    lazy: lazyScreen(async () => (await import('./NotesScreen.tsx')).NotesScreen, ['notes', 'documents']),
  },
];
