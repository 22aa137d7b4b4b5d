import type { Meta, StoryObj } from '@storybook/react-vite';
import { AgpChart } from './AgpChart.tsx';
import stories from './AgpChart.stories.tsx';

const meta = {
  title: 'Pictures/AgpChart',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Fortnight: StoryObj = { render: () => <AgpChart {...stories.args} /> };
