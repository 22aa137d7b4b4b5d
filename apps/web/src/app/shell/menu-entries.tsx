import { canEnterRoute, type Role, type RouteId } from '@healzy/domain/session';
import type { SideMenuEntry, SideMenuLink } from '@healzy/ui/patterns/SideMenu';
import { Icon, type LucideIcon } from '@healzy/ui/primitives';
import { Settings2 } from 'lucide-react';
import type { MenuGroup, Page, PageName, SideMenuPlace } from '../module.ts';
import { pages } from '../modules.ts';
import { breadcrumbPath } from '../pages.ts';

export interface MenuState {
  readonly roles: readonly Role[];
  /** The current route; null if unknown. */
  readonly here: RouteId | null;
  readonly nameOf: (name: PageName) => string;
  /** What waits behind an entry, and what that says. */
  readonly badgeOf?: (name: PageName) => { badge: string; badgeLabel: string } | null;
}

interface MenuPage extends Page {
  readonly menu: SideMenuPlace;
}

const hasPlace = (page: Page): page is MenuPage => page.menu !== undefined;

/** The pages of the side menu that the roles table lets a user enter, in order, and which one is current. */
function menuPages({ roles, here }: MenuState) {
  const entries = pages()
    .filter(hasPlace)
    .filter(({ route }) => canEnterRoute(route, roles))
    .toSorted((a, b) => a.menu.order - b.menu.order);
  // Child pages belong to their parent's entry; the dashboard has none.
  const path = here === null ? [] : breadcrumbPath(here);
  const current = entries.findLast(({ route }) => path.includes(route) && (route !== '/' || here === '/'));
  return { entries, current };
}

const linkTo = ({ route, name, icon }: MenuPage, current: Page | undefined, { nameOf, badgeOf }: MenuState) =>
  ({
    kind: 'link',
    id: name,
    label: nameOf(name),
    icon: icon && <Icon icon={icon} size="lg" />,
    href: route,
    isCurrent: route === current?.route,
    ...badgeOf?.(name),
  }) satisfies SideMenuLink;

/** The groups of the side menu, after its other entries. */
const GROUPS: Readonly<Record<MenuGroup, LucideIcon>> = { administration: Settings2 };

/** The entries of the side menu for a user, in order: only what the roles table lets them enter. */
export function menuEntries(state: MenuState, groupName: (group: MenuGroup) => string): SideMenuEntry[] {
  const { entries, current } = menuPages(state);
  const linksOf = (group?: MenuGroup) =>
    entries.filter(({ menu }) => menu.group === group).map((page) => linkTo(page, current, state));
  const groups = (Object.keys(GROUPS) as MenuGroup[]).map((id): SideMenuEntry => ({
    kind: 'group',
    id,
    label: groupName(id),
    icon: <Icon icon={GROUPS[id]} size="lg" />,
    children: linksOf(id),
  }));
  return [...linksOf(), { kind: 'separator', id: 'groups' }, ...groups];
}

/** The pages in the bar at the bottom of a phone. */
export function phoneEntries(state: MenuState): SideMenuLink[] {
  const { entries, current } = menuPages(state);
  return entries.filter(({ menu }) => menu.isOnPhone).map((page) => linkTo(page, current, state));
}
