import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { StatusPill } from '../../components/StatusPill/StatusPill.tsx';
import { WeekStack, type WeekStackProps } from './WeekStack.tsx';

function Works(args: WeekStackProps) {
  const [current, setCurrent] = useState(args.current);
  return (
    <WeekStack
      {...args}
      current={current}
      onCurrent={(week) => {
        setCurrent(week);
        args.onCurrent(week);
      }}
    />
  );
}

const meta = {
  title: 'Patterns/WeekStack',
  component: WeekStack,
  args: {
    label: 'Menus of the plan',
    count: 12,
    current: 0,
    onCurrent: fn(),
    nameOf: (week) => `Week ${week + 1} of 12`,
    head: (week) => (
      <StatusPill
        tone={week === 0 ? 'success' : 'neutral'}
        label={week === 0 ? 'Complete' : '12 of 35 meals'}
      />
    ),
    children: (week) => (
      <div style={{ blockSize: 480 }}>
        <Button>{`Open week ${week + 1}`}</Button>
      </div>
    ),
  },
  argTypes: { children: { control: false }, head: { control: false } },
  render: (args) => <Works {...args} />,
} satisfies Meta<typeof WeekStack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Renders the weeks in view, and names all of them',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(12);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open week 1' })).toBeVisible());
    await waitFor(() => expect(canvas.getAllByRole('button').length).toBeLessThan(6));
    await expect(canvas.queryByRole('button', { name: 'Open week 12' })).toBeNull();
  },
};

export const KeyboardGoesOn: Story = {
  name: 'Alt and Page down go to the next week, and what is left is rendered no longer',
  play: async ({ args, canvas }) => {
    (await canvas.findByRole('button', { name: 'Open week 1' })).focus();
    for (let week = 2; week <= 7; week += 1) {
      await userEvent.keyboard('{Alt>}{PageDown}{/Alt}');
      await expect(canvas.getByRole('heading', { name: `Week ${week} of 12` })).toHaveFocus();
    }
    await expect(args.onCurrent).toHaveBeenLastCalledWith(6);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open week 7' })).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Open week 1' })).toBeNull());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Open week 7' })).toHaveFocus();
    await userEvent.keyboard('{Alt>}{PageUp}{/Alt}');
    await expect(canvas.getByRole('heading', { name: 'Week 6 of 12' })).toHaveFocus();
  },
};

export const Ends: Story = {
  name: 'Stays at the last week',
  args: { current: 11 },
  play: async ({ canvas }) => {
    const last = await canvas.findByRole('button', { name: 'Open week 12' });
    last.focus();
    await userEvent.keyboard('{Alt>}{PageDown}{/Alt}');
    await expect(last).toHaveFocus();
  },
};
