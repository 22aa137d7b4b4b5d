import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    title: 'New patient',
    closeLabel: 'Close',
    trigger: <Button>New patient</Button>,
    children: <TextField label="Name" />,
    actions: (close: () => void) => (
      <>
        <Button onPress={close}>Cancel</Button>
        <Button intent="primary">Create patient</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Keeps focus inside and gives it back on Escape',
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'New patient' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'New patient' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    for (let step = 0; step < 6; step++) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Scrolls: Story = {
  name: 'Longer than the screen, it scrolls inside and keeps its buttons in sight',
  args: { children: Array.from({ length: 80 }, (_, index) => <p key={index}>Line {index + 1}</p>) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New patient' }));
    await screen.findByRole('dialog');
    const { bottom } = screen.getByRole('button', { name: 'Create patient' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
