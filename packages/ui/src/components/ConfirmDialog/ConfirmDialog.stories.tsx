import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Undo this import?',
    children: 'Its 4,012 readings and the file are removed. The record stays.',
    confirmLabel: 'Undo import',
    cancelLabel: 'Keep readings',
    intent: 'danger',
    trigger: <Button>Undo</Button>,
    onConfirm: fn((close: () => void) => close()),
    onOpenChange: fn(),
  },
  argTypes: { trigger: { control: false }, isOpen: { control: false } },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('alertdialog');
  return screen.getByRole('button', { name: 'Undo import' });
};

export const Default: Story = {
  name: 'Asks first, and acts on the action’s own button',
  play: async ({ args }) => {
    await userEvent.click(await open());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const KeyboardHarmlessFirst: Story = {
  name: 'Before something that cannot be undone, the harmless answer has focus',
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Undo' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Undo this import?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep readings' })).toHaveFocus());
    await expect(dialog).toHaveTextContent('4,012 readings');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const KeyboardAcknowledges: Story = {
  name: 'With a statement, it requires the tick first, every time',
  args: { acknowledgement: 'I understand that the readings cannot be brought back' },
  play: async ({ args }) => {
    await expect(await open()).toBeDisabled();
    const tick = screen.getByRole('checkbox', { name: args.acknowledgement ?? '' });
    tick.focus();
    await userEvent.keyboard(' ');
    await expect(tick).toBeChecked();
    const act = screen.getByRole('button', { name: 'Undo import' });
    await expect(act).toBeEnabled();
    await userEvent.tab();
    await userEvent.tab();
    await expect(act).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await open()).toBeDisabled();
  },
};

export const KeyboardTypesTheName: Story = {
  name: 'With a name to type, only that name enables the action, every time',
  args: {
    title: 'Delete the account?',
    typedName: { label: 'Type the name of the account', name: 'Clínica Alba', hint: 'Clínica Alba' },
  },
  play: async ({ args }) => {
    const act = await open();
    const field = screen.getByRole('textbox', { name: 'Type the name of the account' });
    await expect(field).toHaveAccessibleDescription('Clínica Alba');
    await userEvent.type(field, 'clinica alba');
    await expect(act).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, '  Clínica  Alba ');
    await expect(act).toBeEnabled();
    await userEvent.click(act);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await open()).toBeDisabled();
    await expect(screen.getByRole('textbox')).toHaveValue('');
  },
};

export const Pending: Story = {
  name: 'While the action is in progress it ignores a second press',
  args: { isPending: true, pendingLabel: 'Removing', onConfirm: fn() },
  play: async ({ args }) => {
    await userEvent.click(await open());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('progressbar', { name: 'Removing' })).toBeVisible());
  },
};

export const PressOutside: Story = {
  name: 'A press outside does nothing',
  play: async ({ args }) => {
    await open();
    const dialog = screen.getByRole('alertdialog');
    await userEvent.click(dialog.parentElement?.parentElement ?? document.body);
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  name: 'A thousand-character name wraps and leaves both answers in reach',
  args: { children: 'Wolfeschlegelsteinhausen'.repeat(42), confirmLabel: 'Undo import' },
  play: async () => {
    const act = await open();
    const dialog = screen.getByRole('alertdialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(act.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
