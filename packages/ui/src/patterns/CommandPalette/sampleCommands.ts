import {
  Calendar,
  FilePlus2,
  LayoutDashboard,
  Salad,
  Settings,
  StickyNote,
  UserRound,
  Users,
} from 'lucide-react';
import { fn } from 'storybook/test';
import type { CommandGroup } from './CommandPalettePanel.tsx';

/** The effect of one of the actions. */
export const onNew = fn();

/** Known on the page. */
export const groups: CommandGroup[] = [
  {
    id: 'places',
    label: 'Places',
    entries: [
      { id: 'home', title: 'Dashboard', icon: LayoutDashboard, href: '/home', shortcut: 'G H' },
      { id: 'people', title: 'People', icon: Users, href: '/people', keywords: ['clients'] },
      { id: 'plans', title: 'Planes de nutrición', icon: Salad, href: '/plans' },
      { id: 'settings', title: 'Settings', hint: 'Account', icon: Settings, href: '/settings' },
    ],
  },
  {
    id: 'acts',
    label: 'Acts',
    entries: [
      { id: 'new', title: 'New person', icon: FilePlus2, onSelect: onNew, shortcut: 'N' },
      {
        id: 'visit',
        title: 'Plan a visit',
        icon: Calendar,
        onSelect: fn(),
        keywords: ['cita', 'hora', 'appointment', 'booking'],
      },
    ],
  },
];

/** The effect of an action for a person. */
export const onNote = fn();

/** Asks for whom it is. */
export const note: CommandGroup = {
  id: 'for',
  label: 'For a person',
  entries: [
    {
      id: 'note',
      title: 'Write a note…',
      icon: StickyNote,
      step: {
        title: 'Write a note: for whom?',
        placeholder: 'Search a person',
        groups: [
          {
            id: 'recent',
            label: 'Lately',
            entries: [
              { id: 'note ana', title: 'Ana Muñoz', icon: UserRound, onSelect: () => onNote('ana') },
              { id: 'note eva', title: 'Eva Muñiz', icon: UserRound, onSelect: () => onNote('eva') },
            ],
          },
        ],
      },
    },
  ],
};

/** What only a server knows. */
export const found: CommandGroup = {
  id: 'people',
  label: 'People found',
  entries: [
    { id: 'ana', title: 'Ana Muñoz', hint: 'Zaragoza', icon: UserRound, href: '/people/ana' },
    { id: 'eva', title: 'Eva Muñiz', hint: 'Bilbao', icon: UserRound, href: '/people/eva' },
  ],
};
