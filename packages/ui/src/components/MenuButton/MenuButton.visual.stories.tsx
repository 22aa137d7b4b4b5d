import type { Meta, StoryObj } from '@storybook/react-vite';
import { SlidersHorizontal } from 'lucide-react';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { MenuButton } from './MenuButton.tsx';

const meta = {
  title: 'Pictures/MenuButton',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const args = { label: 'Chart', state: 'All day · mg/dL', entries: [] };

export const Variants: StoryObj = {
  render: () => (
    <Inline gap="md">
      <MenuButton {...args} size="small" />
      <MenuButton {...args} />
      <MenuButton {...args} icon={SlidersHorizontal} />
      <MenuButton {...args} size="large" />
    </Inline>
  ),
};
