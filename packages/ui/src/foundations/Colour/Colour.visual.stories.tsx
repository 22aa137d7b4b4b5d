import type { Meta, StoryObj } from '@storybook/react-vite';
import { Colour } from './Colour.tsx';

const meta = {
  title: 'Pictures/Colour',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = { render: () => <Colour /> };
