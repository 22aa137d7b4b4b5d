import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid, List } from 'lucide-react';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Pictures/SegmentedControl',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const options = [
  { id: '7', label: '7 days' },
  { id: '14', label: '14 days' },
  { id: '30', label: '30 days' },
  { id: '90', label: '90 days', isDisabled: true },
];
const views = [
  { id: 'list', label: 'As a list', icon: List },
  { id: 'grid', label: 'As cards', icon: LayoutGrid },
];

export const Variants: StoryObj = {
  render: () => (
    <Stack gap="md">
      <SegmentedControl label="Period" options={options} value="14" onChange={() => undefined} />
      <SegmentedControl label="View" options={views} value="grid" onChange={() => undefined} />
      <SegmentedControl
        label="View"
        options={views}
        value="list"
        hasLabelsHidden
        onChange={() => undefined}
      />
      <SegmentedControl label="Wide" options={options} value="7" isWide onChange={() => undefined} />
      <SegmentedControl label="Disabled" options={options} value="14" isDisabled onChange={() => undefined} />
    </Stack>
  ),
};
