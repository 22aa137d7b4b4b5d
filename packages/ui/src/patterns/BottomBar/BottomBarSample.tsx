import { Calendar, LayoutDashboard, Menu, Search, Users } from 'lucide-react';
import type { BottomBarEntry } from './BottomBar.tsx';

const english = {
  home: 'Dashboard',
  people: 'People',
  visits: 'Visits',
  today: '3 today',
  search: 'Search',
  menu: 'Menu',
};

/** What a phone has within reach, for stories. */
export const sampleBar = (
  current: string,
  act: { onSearch: () => void; onMenu: () => void; isMenuOpen?: boolean },
  say: Readonly<Record<keyof typeof english, string>> = english,
): BottomBarEntry[] => [
  {
    kind: 'link',
    id: 'home',
    label: say.home,
    icon: <LayoutDashboard size={20} />,
    href: '#home',
    isCurrent: current === 'home',
  },
  {
    kind: 'link',
    id: 'people',
    label: say.people,
    icon: <Users size={20} />,
    href: '#people',
    isCurrent: current === 'people',
  },
  {
    kind: 'link',
    id: 'visits',
    label: say.visits,
    icon: <Calendar size={20} />,
    href: '#visits',
    isCurrent: current === 'visits',
    badge: '3',
    badgeLabel: say.today,
  },
  { kind: 'action', id: 'search', label: say.search, icon: <Search size={20} />, onPress: act.onSearch },
  {
    kind: 'action',
    id: 'menu',
    label: say.menu,
    icon: <Menu size={20} />,
    onPress: act.onMenu,
    isOpen: act.isMenuOpen ?? false,
  },
];
