import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../../primitives/Columns/Columns.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Pictures/DescriptionList',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const facts = [
  { term: 'Maker', detail: 'Dexcom Clarity' },
  { term: 'Readings', detail: '4,012' },
  { term: 'First', detail: '3 March 2025, 08:14' },
  { term: 'File', detail: 'clarity_export_2025-03-17_of_a_very_long_name.csv' },
];

export const Variants: StoryObj = {
  render: () => (
    <Columns count={2} gap="xl">
      <DescriptionList items={facts} />
      <DescriptionList items={facts} layout="columns" />
    </Columns>
  ),
};
