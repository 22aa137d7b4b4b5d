import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Send } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SplitButton } from './SplitButton.tsx';

const onSend = fn();

const meta = {
  title: 'Components/SplitButton',
  component: SplitButton,
  args: {
    label: 'Save plan',
    menuLabel: 'More ways to save',
    intent: 'primary',
    onPress: fn(),
    entries: [
      { id: 'send', label: 'Save and send', icon: Send, onAction: onSend },
      { id: 'copy', label: 'Save as a copy', icon: Copy },
    ],
  },
  argTypes: { icon: { control: false } },
  beforeEach: () => {
    onSend.mockClear();
  },
} satisfies Meta<typeof SplitButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'The first half runs the usual action, the second shows its variants',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save plan' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'More ways to save' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save and send' }));
    await expect(onSend).toHaveBeenCalledOnce();
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const KeyboardOpens: Story = {
  name: 'Both halves are tab stops; arrow down opens the menu, Escape returns focus',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
    await userEvent.tab();
    const more = canvas.getByRole('button', { name: 'More ways to save' });
    await expect(more).toHaveFocus();
    await expect(more).toHaveAttribute('aria-haspopup');
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('menuitem', { name: 'Save and send' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
  },
};

export const Pending: Story = {
  name: 'While pending, its variants wait too',
  args: { isPending: true, pendingLabel: 'Saving' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('progressbar', { name: 'Saving' })).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'More ways to save' })).toBeDisabled();
  },
};

export const LongWords: Story = {
  name: 'Labels of a thousand characters leave the second half in reach at 320 px',
  args: { label: 'Wolfeschlegelsteinhausen'.repeat(42) },
  render: (args) => (
    <div style={{ width: 320 }} data-testid="room">
      <SplitButton {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    await expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth);
    const more = canvas.getByRole('button', { name: 'More ways to save' }).getBoundingClientRect();
    await expect(more.right).toBeLessThanOrEqual(room.getBoundingClientRect().right);
    await expect(more.width).toBeGreaterThanOrEqual(24);
  },
};
