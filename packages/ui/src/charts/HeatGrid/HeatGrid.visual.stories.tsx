import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeatGrid } from './HeatGrid.tsx';
import stories from './HeatGrid.stories.tsx';

const meta = {
  title: 'Pictures/HeatGrid',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Fortnight: StoryObj = { render: () => <HeatGrid {...stories.args} /> };
