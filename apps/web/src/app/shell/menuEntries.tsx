import { canEnterRoute, type Role, type RouteId } from '@healzy/domain/session';
import type { SideMenuLink } from '@healzy/ui/patterns/SideMenu';
import { Icon, type LucideIcon } from '@healzy/ui/primitives/Icon';
import { Apple, CalendarDays, LayoutDashboard, MessageCircle, Pill, Users } from 'lucide-react';
import { isMounted } from '../mounted-routes.ts';
import { ROUTES } from '../paths.ts';
import { PLACES, type PlaceName, wayTo } from '../places.ts';

/** The entries of the side menu in the specification's order (section 2), with the agenda beside the patients. */
export const MENU: readonly { route: RouteId; icon: LucideIcon }[] = [
  { route: ROUTES.dashboard, icon: LayoutDashboard },
  { route: ROUTES.patients, icon: Users },
  { route: ROUTES.appointments, icon: CalendarDays },
  { route: ROUTES.chats, icon: MessageCircle },
  { route: ROUTES.supplementation, icon: Pill },
  { route: ROUTES.foods, icon: Apple },
];

export interface MenuState {
  readonly roles: readonly Role[];
  /** The open route; null where none is known. */
  readonly here: RouteId | null;
  readonly nameOf: (name: PlaceName) => string;
}

/** The entries for somebody: only what has been built, and what the roles table lets them enter. */
export function menuEntries({ roles, here, nameOf }: MenuState): SideMenuLink[] {
  // What hangs on a place belongs to it; the dashboard is itself alone.
  const way = here === null ? [] : wayTo(here);
  const current = MENU.findLast(({ route }) => way.includes(route) && (route !== '/' || here === '/'));
  return MENU.map(({ route, icon }) => ({
    kind: 'link',
    id: PLACES[route].name,
    label: nameOf(PLACES[route].name),
    icon: <Icon icon={icon} size="lg" />,
    href: route,
    isCurrent: route === current?.route,
    isHidden: !isMounted(route) || !canEnterRoute(route, roles),
  }));
}
