import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const onCreate = fn();

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    pictogram: 'tests',
    title: 'No tests yet',
    description: 'Tests of this patient appear here, the newest first.',
    action: (
      <Button intent="primary" onPress={onCreate}>
        Create the first test
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says what will be here and offers the first step',
  play: async ({ canvas }) => {
    onCreate.mockClear();
    await expect(canvas.getByRole('heading', { name: 'No tests yet' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create the first test' }));
    await expect(onCreate).toHaveBeenCalledOnce();
  },
};

export const WordsOnly: Story = {
  name: 'Works without an action if there is none to offer',
  render: ({ title, description }) => <EmptyState title={title} description={description} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/appear here/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
