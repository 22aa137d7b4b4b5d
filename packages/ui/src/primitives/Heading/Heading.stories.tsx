import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from './Heading.tsx';

const meta = { title: 'Primitives/Heading', component: Heading } satisfies Meta<typeof Heading>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  name: 'Its place in the outline and its size are independent',
  args: { level: 2, size: 'xxl', children: 'Glucose overview' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'Glucose overview' });
    await expect(getComputedStyle(heading).fontSize).toBe('30px');
  },
};
