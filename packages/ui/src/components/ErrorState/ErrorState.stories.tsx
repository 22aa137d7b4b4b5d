import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorState } from './ErrorState.tsx';

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
} satisfies Meta<typeof ErrorState>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  name: 'Is announced, and loads again on demand',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was lost');
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
