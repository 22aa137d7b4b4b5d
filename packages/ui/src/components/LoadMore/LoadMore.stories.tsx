import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { expectToFit, longName, narrow } from '../../guidelines/badInput.tsx';
import { LoadMore } from './LoadMore.tsx';

const meta = {
  title: 'Components/LoadMore',
  component: LoadMore,
  args: { summary: '25 of 140 patients', label: 'Show more' },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says how many of the total are shown',
  args: { onLoadMore: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('25 of 140 patients');
    await expect(canvas.getByRole('button', { name: 'Show more' })).toBeEnabled();
  },
};

function Growing({ label }: { label: string }) {
  const [count, setCount] = useState(25);
  return (
    <LoadMore summary={`${count} of 140 patients`} label={label} onLoadMore={() => setCount(count + 25)} />
  );
}

export const KeyboardMore: Story = {
  name: 'Enter and the space bar load the next part, which is announced, and focus stays',
  render: ({ label }) => <Growing label={label} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show more' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('50 of 140 patients');
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('75 of 140 patients');
    await expect(canvas.getByRole('button', { name: 'Show more' })).toHaveFocus();
  },
};

export const Complete: Story = {
  name: 'When everything is loaded there is no button',
  args: { summary: '140 of 140 patients' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('140 of 140');
  },
};

export const Waiting: Story = {
  name: 'While loading it says so, and loads nothing more',
  args: { onLoadMore: fn(), isPending: true, pendingLabel: 'Loading' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const LongName: Story = {
  name: 'Long words fit the smallest screen',
  decorators: [narrow],
  args: { summary: longName, label: longName, onLoadMore: fn() },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
};
