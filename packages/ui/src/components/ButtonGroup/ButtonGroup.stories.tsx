import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ButtonGroup } from './ButtonGroup.tsx';

const onNext = fn();

const steps = (
  <>
    <IconButton icon={ChevronLeft} label="Day before" intent="secondary" />
    <Button>Today</Button>
    <IconButton icon={ChevronRight} label="Day after" intent="secondary" onPress={onNext} />
  </>
);

const meta = {
  title: 'Components/ButtonGroup',
  component: ButtonGroup,
  args: { label: 'Day', isJoined: true, children: steps },
  argTypes: { children: { control: false } },
  beforeEach: () => {
    onNext.mockClear();
  },
} satisfies Meta<typeof ButtonGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Has a name, and joins the borders of its buttons',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Day' })).toBeVisible();
    const before = canvas.getByRole('button', { name: 'Day before' }).getBoundingClientRect();
    const today = canvas.getByRole('button', { name: 'Today' }).getBoundingClientRect();
    await expect(today.left).toBeLessThanOrEqual(before.right);
    await expect(today.height).toBe(before.height);
  },
};

export const KeyboardEachIsAStop: Story = {
  name: 'Each button is a tab stop',
  play: async ({ canvas }) => {
    for (const name of ['Day before', 'Today', 'Day after']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(onNext).toHaveBeenCalledOnce();
  },
};

export const NarrowApart: Story = {
  name: 'Unjoined, it wraps onto a new line at 320 px',
  args: {
    isJoined: false,
    label: 'Plan',
    children: ['Duplicate plan', 'Send to the person', 'Download as PDF'].map((messages) => (
      <Button key={messages}>{messages}</Button>
    )),
  },
  render: (args) => (
    <div style={{ width: 320 }} data-testid="room">
      <ButtonGroup {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    await expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth);
    const tops = new Set(canvas.getAllByRole('button').map((each) => each.getBoundingClientRect().top));
    await expect(tops.size).toBeGreaterThan(1);
  },
};

export const LongWords: Story = {
  name: 'Joined, text of a thousand characters stays within its container',
  args: {
    children: (
      <>
        <Button>{'Wolfeschlegelsteinhausen'.repeat(42)}</Button>
        <Button>Today</Button>
      </>
    ),
  },
  render: (args) => (
    <div style={{ width: 320 }} data-testid="room">
      <ButtonGroup {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    await expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth);
    await expect(canvas.getByRole('button', { name: 'Today' })).toBeVisible();
  },
};
