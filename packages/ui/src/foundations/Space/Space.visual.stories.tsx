import type { Meta, StoryObj } from '@storybook/react-vite';
import { Space } from './Space.tsx';

const meta = {
  title: 'Pictures/Space',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = { render: () => <Space /> };
