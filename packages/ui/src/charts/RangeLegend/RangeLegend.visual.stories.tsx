import type { Meta, StoryObj } from '@storybook/react-vite';
import { RangeLegend } from './RangeLegend.tsx';
import stories from './RangeLegend.stories.tsx';

const meta = {
  title: 'Pictures/RangeLegend',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Levels: StoryObj = { render: () => <RangeLegend {...stories.args} /> };
