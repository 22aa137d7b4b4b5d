import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Undo this import?',
    children: 'Its 4,012 readings and the file are removed. The test stays.',
    confirmLabel: 'Undo import',
    cancelLabel: 'Keep readings',
    closeLabel: 'Close',
    intent: 'danger',
    trigger: <Button>Undo</Button>,
    onConfirm: fn((close: () => void) => close()),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Before something that cannot be undone, the harmless answer has the focus',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('alertdialog', { name: 'Undo this import?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep readings' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Acknowledged: Story = {
  name: 'With a statement, it asks for the tick first, every time anew',
  args: { acknowledgement: 'I have told the patient' },
  play: async ({ args, canvas }) => {
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      return screen.findByRole('button', { name: 'Undo import' });
    };
    await expect(await open()).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'I have told the patient' }));
    await userEvent.click(screen.getByRole('button', { name: 'Undo import' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await open()).toBeDisabled();
  },
};
