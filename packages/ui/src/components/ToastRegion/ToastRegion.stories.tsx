import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { longName, longWord } from '../../guidelines/badInput.tsx';
import { Button } from '../Button/Button.tsx';
import { createToastQueue, ToastRegion, type ToastQueue } from './ToastRegion.tsx';

const onUndo = fn();

function Example({ queue }: { queue: ToastQueue }) {
  return (
    <>
      <Button
        onPress={() =>
          queue.add({
            tone: 'success',
            title: 'Import stored',
            description: '4,012 readings',
            action: { label: 'Undo', onPress: onUndo },
          })
        }
      >
        Import
      </Button>
      <ToastRegion queue={queue} label="Notices" closeLabel="Close notice" />
    </>
  );
}

const meta = {
  title: 'Components/ToastRegion',
  component: ToastRegion,
  args: { queue: createToastQueue(), label: 'Notices', closeLabel: 'Close notice' },
  render: ({ queue }) => <Example queue={queue} />,
  beforeEach: ({ args }) => {
    onUndo.mockClear();
    args.queue.clear();
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'A message is announced, and its close button removes it',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
    const region = await screen.findByRole('region', { name: /Notices/ });
    await expect(region).toHaveTextContent('Import stored');
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await expect(region.querySelector('[role="status"]')).toHaveTextContent('4,012 readings');
    await userEvent.click(screen.getByRole('button', { name: 'Close notice' }));
    await waitFor(() => expect(screen.queryByText('Import stored')).toBeNull());
  },
};

export const Urgent: Story = {
  name: 'Failures interrupt; success waits for a pause',
  play: async ({ args }) => {
    args.queue.add({ tone: 'critical', title: 'Not saved' });
    args.queue.add({ tone: 'success', title: 'Import stored' });
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not saved'));
    await expect(screen.getByRole('status')).toHaveTextContent('Import stored');
  },
};

export const Action: Story = {
  name: 'Its action runs once and closes it',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Import stored')).toBeNull());
  },
};

export const KeyboardReach: Story = {
  name: 'Tab reaches the message, its action and its close button, and closing the last returns focus',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Import' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const message = await screen.findByRole('alertdialog');
    await waitFor(() => expect(message).toBeVisible());
    await expect(screen.getByRole('status')).toHaveTextContent('Import stored');
    await userEvent.tab();
    await expect(message).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close notice' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Import stored')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const KeyboardLandmark: Story = {
  name: 'F6 moves to it from anywhere',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Import' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const message = await screen.findByRole('alertdialog');
    await waitFor(() => expect(message).toBeVisible());
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Notices' })).toHaveFocus());
    await userEvent.tab();
    await expect(message).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const LongName: Story = {
  name: 'A thousand-letter message breaks and stays on the screen',
  play: async ({ args }) => {
    args.queue.add({ tone: 'warning', title: longName, description: longWord });
    const box = (await screen.findByRole('alertdialog')).getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(0);
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  name: 'Is at the inline end, on whichever side that is',
  render: ({ queue }) => (
    <I18nProvider locale="ar-EG">
      <Example queue={queue} />
    </I18nProvider>
  ),
  beforeEach: () => {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
    const box = (await screen.findByRole('alertdialog')).getBoundingClientRect();
    await expect(box.left).toBeLessThan(window.innerWidth - box.right);
  },
};
