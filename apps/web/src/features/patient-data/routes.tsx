import { redirect } from 'react-router-dom';
import { lazyScreen } from '../../app/lazy-screen.ts';
import { ROUTES } from '../../app/paths.ts';
import type { AppRoute } from '../../app/route-handle.ts';

const WORDS = ['patient-data'];

/** The questionnaire, inside the patient's area. */
export const patientDataRoutes: AppRoute[] = [
  {
    path: ROUTES.patientData,
    handle: { id: ROUTES.patientData },
    loader: ({ params }) => redirect(`/patient/${params.patientId ?? ''}/patient-data/anthropometric-data`),
    element: null,
  },
  {
    path: ROUTES.patientDataAnthropometric,
    handle: { id: ROUTES.patientDataAnthropometric },
    lazy: lazyScreen(async () => (await import('./AnthropometricScreen.tsx')).AnthropometricScreen, WORDS),
  },
  {
    path: ROUTES.patientDataMedicalHistory,
    handle: { id: ROUTES.patientDataMedicalHistory },
    lazy: lazyScreen(async () => (await import('./MedicalHistoryScreen.tsx')).MedicalHistoryScreen, WORDS),
  },
  {
    path: ROUTES.patientDataObjective,
    handle: { id: ROUTES.patientDataObjective },
    lazy: lazyScreen(async () => (await import('./ObjectiveScreen.tsx')).ObjectiveScreen, WORDS),
  },
  {
    path: ROUTES.patientDataHabits,
    handle: { id: ROUTES.patientDataHabits },
    lazy: lazyScreen(async () => (await import('./HabitsScreen.tsx')).HabitsScreen, WORDS),
  },
];
