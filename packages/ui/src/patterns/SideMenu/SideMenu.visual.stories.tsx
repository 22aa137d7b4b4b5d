import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Info,
  LayoutDashboard,
  MessageCircle,
  PanelLeftOpen,
  Pill,
  Salad,
  Settings,
  SlidersHorizontal,
  Users,
  UsersRound,
} from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { es } from '../../labels/es.ts';
import { LabelsProvider } from '../../labels/LabelsProvider.ts';
import { SideMenu } from './SideMenu.tsx';
import type { SideMenuEntry } from './shownEntries.ts';

const meta = {
  title: 'Pictures/SideMenu',
  parameters: { pictureHeight: 720, chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const entries: SideMenuEntry[] = [
  { kind: 'link', id: 'home', label: 'Dashboard', icon: <LayoutDashboard size={20} />, href: '#home' },
  {
    kind: 'link',
    id: 'people',
    label: 'People',
    icon: <Users size={20} />,
    href: '#people',
    isCurrent: true,
  },
  {
    kind: 'link',
    id: 'chats',
    label: 'Chats',
    icon: <MessageCircle size={20} />,
    href: '#chats',
    badge: '3',
    badgeLabel: '3 unread',
  },
  { kind: 'separator', id: 'line' },
  { kind: 'link', id: 'off', label: 'Supplements', icon: <Pill size={20} />, href: '#off', isDisabled: true },
  {
    kind: 'link',
    id: 'why',
    label: 'Foods',
    icon: <Salad size={20} />,
    href: '#why',
    isDisabled: true,
    disabledReason: 'Not part of your plan',
  },
  {
    kind: 'group',
    id: 'settings',
    label: 'Settings',
    icon: <Settings size={20} />,
    children: [
      {
        kind: 'link',
        id: 'general',
        label: 'General',
        icon: <SlidersHorizontal size={20} />,
        href: '#general',
      },
      {
        kind: 'link',
        id: 'users',
        label: 'Users',
        icon: <UsersRound size={20} />,
        href: '#users',
        isCurrent: true,
      },
    ],
  },
];

const actions = [
  {
    id: 'keep',
    label: 'Keep the names',
    icon: <PanelLeftOpen size={20} />,
    isPressed: false,
    onPress: () => undefined,
  },
  { id: 'about', label: 'About', icon: <Info size={20} />, onPress: () => undefined },
];

export const Variants: StoryObj = {
  render: () => (
    <Inline gap="lg" align="start" isWrapping={false}>
      <div style={{ width: 64, height: 640 }}>
        <SideMenu shape="slim" entries={entries} actions={actions} />
      </div>
      <div style={{ width: 240, height: 640 }}>
        <SideMenu shape="wide" entries={entries} actions={actions} />
      </div>
    </Inline>
  ),
};

const SPANISH: Readonly<Record<string, string>> = {
  home: 'Panel',
  people: 'Pacientes en el tiempo',
  chats: 'Conversaciones',
  off: 'Suplementos',
  why: 'Alimentos y recetas',
  settings: 'Administración',
  general: 'Datos de la cuenta',
  users: 'Usuarios y permisos',
  keep: 'Mantener los nombres',
  about: 'Acerca de',
};
const inSpanish = <Entry extends { id: string; label: string }>(entry: Entry): Entry => ({
  ...entry,
  label: SPANISH[entry.id] ?? entry.label,
});
const spanishEntries = entries.map((entry): SideMenuEntry => {
  if (entry.kind === 'separator') return entry;
  if (entry.kind === 'group') return { ...inSpanish(entry), children: entry.children.map(inSpanish) };
  return {
    ...inSpanish(entry),
    ...(entry.badgeLabel ? { badgeLabel: '3 sin leer' } : {}),
    ...(entry.disabledReason ? { disabledReason: 'No está en tu plan' } : {}),
  };
});

export const Spanish: StoryObj = {
  render: () => (
    <LabelsProvider labels={es}>
      <div style={{ width: 240, height: 640 }}>
        <SideMenu shape="wide" entries={spanishEntries} actions={actions.map(inSpanish)} />
      </div>
    </LabelsProvider>
  ),
};

/** The name of the focused icon, within the column. */
export const Named: StoryObj = {
  render: () => (
    <div style={{ width: 64, height: 640 }}>
      <SideMenu shape="slim" entries={entries} actions={actions} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText('People')).toBeVisible();
  },
};
