import type { Meta, StoryObj } from '@storybook/react-vite';
import { Save } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './Button.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Save plan', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save plan' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const ActsOnEnterAndSpace: Story = {
  name: 'Acts on Enter and on the space bar',
  args: { intent: 'primary', icon: Save },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const PendingTakesNoPress: Story = {
  name: 'While pending it keeps focus, says so, and takes no second press',
  args: { intent: 'primary', isPending: true, pendingLabel: 'Saving' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(canvas.getByRole('progressbar', { name: 'Saving' })).toBeVisible();
  },
};

export const DisabledTakesNoPress: Story = {
  name: 'Disabled, it is out of the way of the keyboard',
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toBeDisabled();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
  },
};

export const GoesSomewhere: Story = {
  name: 'With an address it is a link',
  args: { href: '#plans', children: 'Open plans' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open plans' })).toHaveAttribute('href', '#plans');
  },
};
