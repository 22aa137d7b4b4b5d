import { Calendar, LayoutDashboard, Menu, Search, Users } from 'lucide-react';
import type { BottomBarEntry } from './BottomBar.tsx';

/** What a phone has within reach, for stories. */
export const sampleBar = (
  current: string,
  act: { onSearch: () => void; onMenu: () => void; isMenuOpen?: boolean },
): BottomBarEntry[] => [
  {
    kind: 'link',
    id: 'home',
    label: 'Dashboard',
    icon: <LayoutDashboard size={20} />,
    href: '#home',
    isCurrent: current === 'home',
  },
  {
    kind: 'link',
    id: 'people',
    label: 'People',
    icon: <Users size={20} />,
    href: '#people',
    isCurrent: current === 'people',
  },
  {
    kind: 'link',
    id: 'visits',
    label: 'Visits',
    icon: <Calendar size={20} />,
    href: '#visits',
    isCurrent: current === 'visits',
    badge: '3',
    badgeLabel: '3 today',
  },
  { kind: 'action', id: 'search', label: 'Search', icon: <Search size={20} />, onPress: act.onSearch },
  {
    kind: 'action',
    id: 'menu',
    label: 'Menu',
    icon: <Menu size={20} />,
    onPress: act.onMenu,
    isOpen: act.isMenuOpen ?? false,
  },
];
