import type { Meta, StoryObj } from '@storybook/react-vite';
import { Motion } from './Motion.tsx';

const meta = {
  title: 'Pictures/Motion',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = { render: () => <Motion /> };
