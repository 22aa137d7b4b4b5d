import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { expectToFit, longName, narrow, rightToLeft } from '../../guidelines/badInput.tsx';
import { Pagination, type PaginationProps } from './Pagination.tsx';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: {
    label: 'Pages of patients',
    summary: '1 to 25 of 140',
    onNext: fn(),
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'On the first page it only goes forward',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent('1 to 25 of 140');
  },
};

export const LastPage: Story = {
  name: 'On the last page it only goes back',
  args: { summary: '126 to 140 of 140', onPrevious: fn() },
  render: ({ onNext: _none, ...args }) => <Pagination {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(args.onPrevious).toHaveBeenCalledOnce();
  },
};

function Turning(args: PaginationProps) {
  const [first, setFirst] = useState(26);
  const turn = (by: number) => () => setFirst(first + by);
  return (
    <Pagination
      {...args}
      summary={`${first} to ${first + 24} of 140`}
      onPrevious={first > 1 ? turn(-25) : undefined}
      onNext={turn(25)}
    />
  );
}

export const KeyboardTurn: Story = {
  name: 'Tab reaches both buttons, Enter and the space bar turn the page, and the range is announced',
  render: (args) => <Turning {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages of patients' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('51 to 75 of 140');
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('76 to 100 of 140');
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
  },
};

export const Waiting: Story = {
  name: 'While a page is loading it cannot be turned',
  args: { onPrevious: fn(), isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
  },
};

export const Narrow: Story = {
  name: 'Long words fit the smallest screen',
  decorators: [narrow],
  args: { summary: longName, onPrevious: fn() },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
};

export const RightToLeft: Story = {
  name: 'Its arrows point in reading direction',
  decorators: [rightToLeft],
  args: { summary: '1–25', previousLabel: 'السابق', nextLabel: 'التالي', onPrevious: fn() },
  play: async ({ canvas, canvasElement }) => {
    const previous = canvas.getByRole('button', { name: 'السابق' });
    const next = canvas.getByRole('button', { name: 'التالي' });
    await expect(previous.getBoundingClientRect().left).toBeGreaterThan(next.getBoundingClientRect().left);
    for (const button of [previous, next]) {
      const drawing = button.querySelector('svg');
      await expect(drawing && new DOMMatrix(getComputedStyle(drawing).transform).a).toBe(-1);
    }
    await expectToFit(canvasElement);
  },
};
