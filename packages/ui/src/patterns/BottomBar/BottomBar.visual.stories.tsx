import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, LayoutDashboard, Menu, Search, Users } from 'lucide-react';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { BottomBar } from './BottomBar.tsx';
import { sampleBar } from './BottomBarSample.tsx';

const meta = {
  title: 'Pictures/BottomBar',
  parameters: { pictureHeight: 300, chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const act = { onSearch: () => undefined, onMenu: () => undefined };

export const Variants: StoryObj = {
  render: () => (
    <Stack gap="md">
      {[
        sampleBar('people', act),
        sampleBar('visits', { ...act, isMenuOpen: true }),
        ['Administración', 'Patients over time', 'Wolfeschlegelsteinhausen'].map((label) => ({
          kind: 'link' as const,
          id: label,
          label,
          icon: <LayoutDashboard size={20} />,
          href: '#long',
        })),
      ].map((entries, index) => (
        <div key={entries[0]?.id ?? index} style={{ inlineSize: 320 }}>
          <BottomBar label={`Main ${index + 1}`} entries={entries} />
        </div>
      ))}
    </Stack>
  ),
};

const spanish = [
  { label: 'Panel', icon: LayoutDashboard },
  { label: 'Pacientes', icon: Users },
  { label: 'Agenda', icon: CalendarDays },
  { label: 'Buscar', icon: Search },
  { label: 'Menú', icon: Menu },
];

export const Spanish: StoryObj = {
  render: () => (
    <div style={{ inlineSize: 320 }}>
      <BottomBar
        label="Navegación"
        entries={spanish.map(({ label, icon: Drawing }, index) => ({
          kind: 'link',
          id: label,
          label,
          icon: <Drawing size={20} />,
          href: `#${label}`,
          isCurrent: index === 1,
          ...(index === 2 ? { badge: '3', badgeLabel: '3 citas' } : {}),
        }))}
      />
    </div>
  ),
};
