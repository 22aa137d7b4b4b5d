import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutDashboard, MessageCircle, Pill, Salad, Settings, Users } from 'lucide-react';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { SideMenu, type SideMenuEntry } from './SideMenu.tsx';

const meta = {
  title: 'Pictures/SideMenu',
  parameters: { pictureHeight: 420, chromatic: { disableSnapshot: false } },
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
      { kind: 'link', id: 'general', label: 'General', href: '#general' },
      { kind: 'link', id: 'users', label: 'Users', href: '#users', isCurrent: true },
    ],
  },
];

export const Variants: StoryObj = {
  render: () => (
    <Inline gap="lg" align="start" isWrapping={false}>
      <div style={{ width: 64, height: 380 }}>
        <SideMenu shape="slim" entries={entries} />
      </div>
      <div style={{ width: 240, height: 380 }}>
        <SideMenu shape="wide" entries={entries} />
      </div>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: 'Settings' }, { timeout: 5000 });
  },
};
