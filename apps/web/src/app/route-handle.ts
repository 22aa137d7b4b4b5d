import type { RouteId } from '@healzy/domain/session';
import type { RouteObject } from 'react-router-dom';

/** What a route tells the shell about itself. Roles come from the domain's table, by `id`. */
export interface RouteHandle {
  readonly id: RouteId;
  /** Namespace and key of the breadcrumb, for example `patients:title`; the screen's own title by default. */
  readonly breadcrumb?: BreadcrumbKey;
}

export type BreadcrumbKey = 'patients:title' | 'patients:area.info' | 'medical-tests:title' | 'cgm:title';

export type AppRoute = RouteObject & { handle?: RouteHandle };
