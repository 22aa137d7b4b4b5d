import type { Meta, StoryObj } from '@storybook/react-vite';
import { Layers } from './Layers.tsx';

const meta = {
  title: 'Pictures/Layers',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = { render: () => <Layers /> };
