import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
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
  name: 'A message is announced, and its cross removes it',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
    const region = await screen.findByRole('region', { name: /Notices/ });
    await expect(region).toHaveTextContent('Import stored');
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await expect(region.querySelector('[role="alert"]')).toHaveTextContent('4,012 readings');
    await userEvent.click(screen.getByRole('button', { name: 'Close notice' }));
    await waitFor(() => expect(screen.queryByText('Import stored')).toBeNull());
  },
};

export const Action: Story = {
  name: 'Its act runs once and closes it',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Import stored')).toBeNull());
  },
};
