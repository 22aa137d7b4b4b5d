import { lazyScreen } from '../../app/lazy-screen.ts';
import { ROUTES } from '../../app/paths.ts';
import type { AppRoute } from '../../app/route-handle.ts';

/** What the administrators of an account change about it. */
export const accountRoutes: AppRoute[] = [
  {
    path: ROUTES.accountSettings,
    handle: { id: ROUTES.accountSettings },
    lazy: lazyScreen(
      async () => (await import('./AccountSettingsScreen.tsx')).AccountSettingsScreen,
      ['accounts', 'documents'],
    ),
  },
];
