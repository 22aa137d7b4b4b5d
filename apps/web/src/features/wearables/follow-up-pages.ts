import type { PageName } from '../../app/module.ts';
import type { RouteId } from '@healzy/domain/session';

/** What wearables and diaries say of a patient, in the order of their tabs. */
export const FOLLOW_UP_PAGES = [
  { route: '/patient/:patientId/follow-up', name: 'wearables' },
  { route: '/patient/:patientId/follow-up/nutrition', name: 'wearablesNutrition' },
  { route: '/patient/:patientId/follow-up/activity', name: 'wearablesActivity' },
  { route: '/patient/:patientId/follow-up/sleep', name: 'wearablesSleep' },
] as const satisfies readonly { route: RouteId; name: PageName }[];
