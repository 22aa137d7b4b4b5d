import { canEnterRoute, type Role, type RouteId } from '@healzy/domain/session';
import type { SideMenuLink } from '@healzy/ui/patterns/SideMenu';
import { Icon } from '@healzy/ui/primitives';
import type { PageName } from '../module.ts';
import { pages } from '../modules.ts';
import { breadcrumbPath } from '../pages.ts';

export interface MenuState {
  readonly roles: readonly Role[];
  /** The current route; null if unknown. */
  readonly here: RouteId | null;
  readonly nameOf: (name: PageName) => string;
}

/** The entries of the side menu for a user, in order: only what the roles table lets them enter. */
export function menuEntries({ roles, here, nameOf }: MenuState): SideMenuLink[] {
  const entries = pages()
    .flatMap(({ route, name, menu }) => (menu ? [{ route, name, ...menu }] : []))
    .filter(({ route }) => canEnterRoute(route, roles))
    .toSorted((a, b) => a.order - b.order);
  // Child pages belong to their parent's entry; the dashboard has none.
  const path = here === null ? [] : breadcrumbPath(here);
  const current = entries.findLast(({ route }) => path.includes(route) && (route !== '/' || here === '/'));
  return entries.map(({ route, name, icon }) => ({
    kind: 'link',
    id: name,
    label: nameOf(name),
    icon: <Icon icon={icon} size="lg" />,
    href: route,
    isCurrent: route === current?.route,
  }));
}
