import { createBrowserRouter, redirect } from 'react-router-dom';
import '../features/index.ts';
import { ErrorScreen } from './errors/ErrorScreen.tsx';
import { BrokenScreen, UnexpectedErrorScreen } from './errors/UnexpectedErrorScreen.tsx';
import { pages } from './modules.ts';
import { routesOf } from './page-routes.ts';
import type { AppRoute } from './route-handle.ts';
import { Root } from './Root.tsx';
import { SignedInArea } from './SignedInArea.tsx';
import { StartScreen } from './StartScreen.tsx';

/** The whole tree. `SignedInArea` refuses routes that a role may not enter, by the domain's table. */
export const routes: AppRoute[] = [
  {
    Component: Root,
    ErrorBoundary: UnexpectedErrorScreen,
    HydrateFallback: StartScreen,
    children: [
      {
        Component: SignedInArea,
        ErrorBoundary: UnexpectedErrorScreen,
        children: [
          // A screen that throws leaves the menus and the rest of the frame usable.
          {
            ErrorBoundary: BrokenScreen,
            children: routesOf(pages()),
          },
        ],
      },
      { path: '/error/:type', handle: { id: '/error/:type' }, Component: ErrorScreen },
      { path: '/error/:type/:info', handle: { id: '/error/:type/:info' }, Component: ErrorScreen },
      { path: '*', loader: () => redirect('/error/404'), element: null },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
