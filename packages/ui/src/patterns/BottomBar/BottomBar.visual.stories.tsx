import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutDashboard } from 'lucide-react';
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
