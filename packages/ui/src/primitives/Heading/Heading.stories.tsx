import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from './Heading.tsx';

const meta = { title: 'Primitives/Heading', component: Heading } satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Its level and its size are independent',
  args: { level: 2, size: 'xxl', children: 'Glucose overview' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'Glucose overview' });
    await expect(getComputedStyle(heading).fontSize).toBe('30px');
  },
};

export const Focusable: Story = {
  name: 'Takes focus after a change of route, without being a tab stop',
  args: { level: 1, tabIndex: -1, children: 'Patients' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Patients' });
    heading.focus();
    await expect(heading).toHaveFocus();
    await expect(heading).toHaveAttribute('tabindex', '-1');
  },
};
