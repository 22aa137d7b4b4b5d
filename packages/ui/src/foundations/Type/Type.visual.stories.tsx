import type { Meta, StoryObj } from '@storybook/react-vite';
import { Type } from './Type.tsx';

const meta = {
  title: 'Pictures/Type',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = { render: () => <Type /> };
