import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Components/Banner',
  component: Banner,
  args: {
    tone: 'warning',
    title: 'No data for 24 hours',
    children: 'The last reading is from yesterday, 08:14.',
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Part of the page, it does not interrupt',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data for 24 hours')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Dismissed: Story = {
  name: 'Its cross has a name and calls back',
  args: { onDismiss: fn(), dismissLabel: 'Hide this message', role: 'status' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide this message' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
