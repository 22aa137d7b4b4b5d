import type { Meta, StoryObj } from '@storybook/react-vite';
import { Density } from './Density.tsx';

const meta = {
  title: 'Pictures/Density',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = { render: () => <Density /> };
