import type { Meta, StoryObj } from '@storybook/react-vite';
import { Radius } from './Radius.tsx';

const meta = {
  title: 'Pictures/Radius and elevation',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = { render: () => <Radius /> };
