import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartColours } from './ChartColours.tsx';

const meta = {
  title: 'Pictures/Chart colours',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = { render: () => <ChartColours /> };
