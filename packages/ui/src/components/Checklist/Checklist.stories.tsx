import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Checklist, type ChecklistProps } from './Checklist.tsx';

function Held(args: ChecklistProps) {
  const [items, setItems] = useState(args.items);
  return (
    <Checklist
      {...args}
      items={items}
      onToggle={(id, isDone) => {
        setItems(items.map((item) => (item.id === id ? { ...item, isDone } : item)));
        args.onToggle(id, isDone);
      }}
    />
  );
}

const meta = {
  title: 'Components/Checklist',
  component: Checklist,
  args: {
    label: 'First week',
    items: [
      { id: 'call', label: 'Welcome call', meta: 'Marta Gil, 3 March', isDone: true },
      {
        id: 'sensor',
        label: 'Place the sensor',
        hint: 'Ticks itself with the first reading',
        isReadOnly: true,
        isDone: false,
      },
      { id: 'survey', label: 'First survey', meta: 'due on 7 March', isDone: false },
    ],
    onToggle: fn(),
    countText: (done: number, total: number) => `${done} of ${total} done`,
    emptyText: 'Nothing to do yet',
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Checklist>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Ticking a step counts it',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'First week' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 3 done');
    await userEvent.click(canvas.getByText('First survey'));
    await expect(args.onToggle).toHaveBeenLastCalledWith('survey', true);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 3 done');
    await expect(canvas.getByRole('progressbar', { name: 'First week' })).toHaveAttribute(
      'aria-valuetext',
      '2 of 3 done',
    );
  },
};

export const KeyboardTicks: Story = {
  name: 'Tab moves from step to step, the space bar ticks and unticks',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Welcome call' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenLastCalledWith('call', false);
    await expect(canvas.getByRole('checkbox', { name: 'Welcome call' })).not.toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 3 done');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'First survey' })).toBeChecked();
  },
};

export const Automatic: Story = {
  name: 'An automatic step says so and cannot be ticked',
  play: async ({ args, canvas }) => {
    const step = canvas.getByRole('checkbox', { name: /Place the sensor/ });
    await expect(step).toHaveAccessibleDescription('Ticks itself with the first reading');
    await userEvent.click(step);
    await expect(step).not.toBeChecked();
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};

export const EmptyList: Story = {
  name: 'With nothing to do it says so and counts nothing',
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing to do yet')).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const BadStep: Story = {
  name: 'A thousand-letter step, right to left, stays inside 320 px',
  args: {
    items: [{ id: 'a', label: 'م'.repeat(1000), hint: 'h'.repeat(300), meta: 'm'.repeat(300), isDone: true }],
  },
  render: (args) => (
    <div dir="rtl" data-testid="room" style={{ width: 320 }}>
      <Held {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    await expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth);
  },
};
