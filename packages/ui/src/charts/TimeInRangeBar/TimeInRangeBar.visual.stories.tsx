import type { Meta, StoryObj } from '@storybook/react-vite';
import { TimeInRangeBar } from './TimeInRangeBar.tsx';
import stories from './TimeInRangeBar.stories.tsx';

const meta = {
  title: 'Pictures/TimeInRangeBar',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Shares: StoryObj = { render: () => <TimeInRangeBar {...stories.args} /> };
