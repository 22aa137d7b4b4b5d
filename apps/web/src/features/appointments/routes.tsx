import { lazyScreen } from '../../app/lazy-screen.ts';
import { ROUTES } from '../../app/paths.ts';
import type { AppRoute } from '../../app/route-handle.ts';

export const appointmentRoutes: AppRoute[] = [
  {
    path: ROUTES.appointments,
    handle: { id: ROUTES.appointments },
    lazy: lazyScreen(
      async () => (await import('./AppointmentsScreen.tsx')).AppointmentsScreen,
      ['appointments'],
    ),
  },
];
