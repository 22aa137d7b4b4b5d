import { lazyScreen } from '../../app/lazy-screen.ts';
import { ROUTES } from '../../app/paths.ts';
import type { AppRoute } from '../../app/route-handle.ts';

export const auditLogRoutes: AppRoute[] = [
  {
    path: ROUTES.usersAudit,
    handle: { id: ROUTES.usersAudit },
    lazy: lazyScreen(async () => (await import('./AuditLogScreen.tsx')).AuditLogScreen, ['audit-log']),
  },
];
