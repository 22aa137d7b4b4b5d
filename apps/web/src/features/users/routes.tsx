import { lazyScreen } from '../../app/lazy-screen.ts';
import { ROUTES } from '../../app/paths.ts';
import type { AppRoute } from '../../app/route-handle.ts';

const WORDS = ['users', 'patients'];

export const userRoutes: AppRoute[] = [
  {
    path: ROUTES.users,
    handle: { id: ROUTES.users },
    lazy: lazyScreen(async () => (await import('./UserListScreen.tsx')).UserListScreen, WORDS),
  },
];
