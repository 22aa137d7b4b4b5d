import { canEnterRoute, type Role } from '@healzy/domain/session';
import type { ProfileMenuItem } from '@healzy/ui/patterns/ProfileMenu';
import { Icon } from '@healzy/ui/primitives';
import type { PageName } from '../module.ts';
import { pages } from '../modules.ts';
import { keysOf } from './shortcuts.ts';

/** The pages of a user's profile menu, in order: only what the roles table lets them enter. */
export function profilePages(
  roles: readonly Role[],
  nameOf: (name: PageName) => string,
): (ProfileMenuItem & { href: string })[] {
  return pages()
    .flatMap(({ route, name, icon, profileMenu }) =>
      profileMenu ? [{ route, name, icon, ...profileMenu }] : [],
    )
    .filter(({ route }) => canEnterRoute(route, roles))
    .toSorted((a, b) => a.order - b.order)
    .map(({ route, name, icon }) => {
      const shortcut = keysOf({ route });
      return {
        id: name,
        label: nameOf(name),
        ...(icon ? { icon: <Icon icon={icon} /> } : {}),
        href: route,
        ...(shortcut === undefined ? {} : { shortcut }),
      };
    });
}
