import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icons } from './Icons.tsx';

const meta = {
  title: 'Pictures/Icons',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = { render: () => <Icons /> };
