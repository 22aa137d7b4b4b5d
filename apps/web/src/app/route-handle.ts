import type { RouteId } from '@healzy/domain/session';
import type { RouteObject } from 'react-router-dom';

/** What a route tells the shell about itself: its key in the domain's table of roles. */
export interface RouteHandle {
  readonly id: RouteId;
}

export type AppRoute = RouteObject & { handle?: RouteHandle };
