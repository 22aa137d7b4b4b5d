import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ErrorState, type ErrorStateProps } from './ErrorState.tsx';

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  args: {
    title: 'The readings could not be loaded',
    description: 'Nothing was lost. Check the connection and load again.',
    onRetry: fn(),
    retryLabel: 'Load again',
    reference: '01JX3-4F7Q',
  },
  argTypes: { actions: { control: false } },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Is announced, and retries on demand',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was lost');
    await expect(canvas.getByText('01JX3-4F7Q')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

function Retries(args: ErrorStateProps) {
  const [isRetrying, setRetrying] = useState(false);
  return (
    <ErrorState
      {...args}
      isRetrying={isRetrying}
      onRetry={() => {
        args.onRetry?.();
        setRetrying(true);
      }}
    />
  );
}

export const KeyboardRetries: Story = {
  name: 'While it retries, its button keeps focus and ignores a second press',
  render: (args) => <Retries {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: /Load again/ });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
  },
};

export const NothingToTry: Story = {
  name: 'Where retrying cannot help, it offers no button',
  render: ({ title, description }) => <ErrorState title={title} description={description} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};

const long = 'Wolfeschlegelsteinhausen'.repeat(42);

export const LongWords: Story = {
  name: 'Text of a thousand characters wraps at 320 px',
  args: { title: long, description: long, reference: long, retryLabel: long },
  render: (args) => (
    <div style={{ width: 320 }} data-testid="room">
      <ErrorState {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    await expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth);
  },
};
