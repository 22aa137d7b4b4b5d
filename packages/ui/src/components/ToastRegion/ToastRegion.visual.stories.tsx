import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { createToastQueue, ToastRegion } from './ToastRegion.tsx';

const meta = {
  title: 'Pictures/ToastRegion',
  parameters: { pictureHeight: 420, chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const queue = createToastQueue();

export const Variants: StoryObj = {
  beforeEach: () => {
    queue.clear();
    queue.add({ tone: 'info', title: 'A newer version is ready' });
    queue.add({ tone: 'warning', title: 'The session ends in two minutes' });
    queue.add({
      tone: 'critical',
      title: 'Not saved',
      description: 'The connection was lost; nothing typed is gone.',
    });
    queue.add({
      tone: 'success',
      title: 'Import stored',
      description: '4,012 readings',
      action: { label: 'Undo', onPress: () => undefined },
    });
  },
  render: () => <ToastRegion queue={queue} label="Notices" closeLabel="Close" />,
  play: async () => {
    await screen.findByText('Import stored');
  },
};
