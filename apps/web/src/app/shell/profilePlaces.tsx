import { canEnterRoute, type Role, type RouteId } from '@healzy/domain/session';
import type { ProfileMenuItem } from '@healzy/ui/patterns/ProfileMenu';
import { Icon, type LucideIcon } from '@healzy/ui/primitives/Icon';
import { Building2, History, UserRound, UsersRound } from 'lucide-react';
import { isMounted } from '../mounted-routes.ts';
import { ROUTES } from '../paths.ts';
import { PLACES, type PlaceName } from '../places.ts';
import { keysOf } from './shortcuts.ts';

/** The screens of the profile menu in the specification's order (section 2). */
export const PROFILE_PLACES: readonly { route: RouteId; icon: LucideIcon }[] = [
  { route: ROUTES.profile, icon: UserRound },
  { route: ROUTES.accountSettings, icon: Building2 },
  { route: ROUTES.users, icon: UsersRound },
  { route: ROUTES.usersAudit, icon: History },
];

/** The screens for somebody: only what has been built, and what the roles table lets them enter. */
export function profilePlaces(
  roles: readonly Role[],
  nameOf: (name: PlaceName) => string,
): (ProfileMenuItem & { href: string })[] {
  return PROFILE_PLACES.map(({ route, icon }) => {
    const shortcut = keysOf({ route });
    return {
      id: PLACES[route].name,
      label: nameOf(PLACES[route].name),
      icon: <Icon icon={icon} />,
      href: route,
      isHidden: !isMounted(route) || !canEnterRoute(route, roles),
      ...(shortcut === undefined ? {} : { shortcut }),
    };
  });
}
