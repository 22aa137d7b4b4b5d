import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  args: { title: 'Rows passed over', children: 'Row 12: no time.' },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Opens and closes with the keyboard and says which it is',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Rows passed over' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('Row 12: no time.')).not.toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Row 12: no time.')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Open: Story = {
  name: 'Can start open',
  args: { isInitiallyExpanded: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Row 12: no time.')).toBeVisible();
  },
};
