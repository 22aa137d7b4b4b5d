import type { Landing } from '../../app/first-calls.ts';

/** Most sessions begin with the list, as it is without filters. */
export const landing: Landing = {
  path: '/patients',
  screen: () => import('./PatientListScreen.tsx'),
  calls: ['/patient-service/patient?sort=surname'],
};
