import { createBrowserRouter, redirect } from 'react-router-dom';
import { appointmentRoutes } from '../features/appointments/routes.tsx';
import { auditLogRoutes } from '../features/audit-log/routes.tsx';
import { accountRoutes } from '../features/accounts/routes.tsx';
import { cgmRoutes } from '../features/cgm/routes.tsx';
import { dashboardRoutes } from '../features/dashboard/routes.tsx';
import { documentRoutes } from '../features/documents/routes.tsx';
import { medicalTestRoutes } from '../features/medical-tests/routes.tsx';
import { patientDataRoutes } from '../features/patient-data/routes.tsx';
import { carryRoutes } from '../features/patients/carry/routes.tsx';
import { patientImportRoutes } from '../features/patients/imports/routes.tsx';
import { noteRoutes } from '../features/notes/routes.tsx';
import { patientRoutes } from '../features/patients/routes.tsx';
import { profileRoutes } from '../features/profile/routes.tsx';
import { userRoutes } from '../features/users/routes.tsx';
import { ErrorScreen } from './errors/ErrorScreen.tsx';
import { BrokenScreen, UnexpectedErrorScreen } from './errors/UnexpectedErrorScreen.tsx';
import { mount } from './mounted-routes.ts';
import { ROUTES } from './paths.ts';
import type { AppRoute } from './route-handle.ts';
import { Root } from './Root.tsx';
import { SignedInArea } from './SignedInArea.tsx';
import { StartScreen } from './StartScreen.tsx';

/** The whole tree. A route that a role may not enter is refused in `SignedInArea`, by the domain's table. */
export const routes: AppRoute[] = mount([
  {
    Component: Root,
    ErrorBoundary: UnexpectedErrorScreen,
    HydrateFallback: StartScreen,
    children: [
      {
        Component: SignedInArea,
        ErrorBoundary: UnexpectedErrorScreen,
        children: [
          // What breaks a screen leaves the menus and the rest of the frame in use.
          {
            ErrorBoundary: BrokenScreen,
            children: [
              ...dashboardRoutes,
              ...appointmentRoutes,
              ...auditLogRoutes,
              ...userRoutes,
              ...profileRoutes,
              ...accountRoutes,
              ...carryRoutes,
              ...patientImportRoutes,
              ...patientRoutes([
                ...documentRoutes,
                ...patientDataRoutes,
                ...medicalTestRoutes,
                ...noteRoutes,
                ...cgmRoutes,
              ]),
            ],
          },
        ],
      },
      { path: ROUTES.error, handle: { id: ROUTES.error }, Component: ErrorScreen },
      { path: ROUTES.errorInfo, handle: { id: ROUTES.errorInfo }, Component: ErrorScreen },
      { path: '*', loader: () => redirect('/error/404'), element: null },
    ],
  },
]);

export const createRouter = () => createBrowserRouter(routes);
