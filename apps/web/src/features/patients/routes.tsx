import { redirect } from 'react-router-dom';
import { lazyScreen } from '../../app/lazy-screen.ts';
import { pathTo, ROUTES } from '../../app/paths.ts';
import type { AppRoute } from '../../app/route-handle.ts';

const WORDS = ['patients', 'medical-tests'];

/** Sub-pages of a patient's configuration. */
const configurationRoutes: AppRoute[] = [
  {
    path: ROUTES.configuration,
    handle: { id: ROUTES.configuration },
    loader: ({ params }) =>
      redirect(pathTo('configurationPatientData', { patientId: params.patientId ?? '' })),
    element: null,
  },
  {
    path: ROUTES.configurationPatientData,
    handle: { id: ROUTES.configurationPatientData },
    lazy: lazyScreen(async () => (await import('./configuration/CardScreen.tsx')).CardScreen, WORDS),
  },
  {
    path: ROUTES.configurationSpecialists,
    handle: { id: ROUTES.configurationSpecialists },
    lazy: lazyScreen(
      async () => (await import('./configuration/SpecialistsScreen.tsx')).SpecialistsScreen,
      WORDS,
    ),
  },
  {
    path: ROUTES.configurationAccountState,
    handle: { id: ROUTES.configurationAccountState },
    lazy: lazyScreen(
      async () => (await import('./configuration/AccountStateScreen.tsx')).AccountStateScreen,
      [...WORDS, 'carry'],
    ),
  },
  {
    path: ROUTES.configurationAccess,
    handle: { id: ROUTES.configurationAccess },
    lazy: lazyScreen(async () => (await import('./access/AccessScreen.tsx')).AccessScreen, WORDS),
  },
];

/** The list and the patient area; `sections` are the routes of other features that live inside the area. */
export const patientRoutes = (sections: readonly AppRoute[]): AppRoute[] => [
  {
    path: ROUTES.patients,
    handle: { id: ROUTES.patients },
    lazy: lazyScreen(async () => (await import('./PatientListScreen.tsx')).PatientListScreen, WORDS),
  },
  {
    path: ROUTES.patient,
    handle: { id: ROUTES.patient },
    // The header says in words what was answered about allergies.
    lazy: lazyScreen(async () => (await import('./PatientArea.tsx')).PatientArea, [...WORDS, 'patient-data']),
    children: [
      {
        index: true,
        loader: ({ request }) => redirect(`${new URL(request.url).pathname}/info`),
        element: null,
      },
      {
        path: ROUTES.patientInfo,
        handle: { id: ROUTES.patientInfo },
        lazy: lazyScreen(
          async () => (await import('./PatientInfoScreen.tsx')).PatientInfoScreen,
          [...WORDS, 'appointments'],
        ),
      },
      ...configurationRoutes,
      ...sections,
    ],
  },
];
