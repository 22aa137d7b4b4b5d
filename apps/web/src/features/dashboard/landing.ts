import type { Landing } from '../../app/first-calls.ts';

/** What the dashboard shows at first: the figures of a month, who needs the user, and today. */
export const landing: Landing = {
  path: '/',
  screen: () => import('./DashboardScreen.tsx'),
  calls: [
    '/dashboard-service/dashboard?days=30',
    '/dashboard-service/worklist?review=OPEN&limit=10',
    '/dashboard-service/today?limit=8',
  ],
};
