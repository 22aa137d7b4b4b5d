import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
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

const onEdit = fn();

export const WithActions: Story = {
  name: 'A step’s own button is beside its checkbox, and does not tick it',
  args: {
    items: [
      {
        id: 'survey',
        label: 'First survey',
        hint: 'Assigned to Marta Gil',
        meta: 'due on 7 March',
        actions: <IconButton icon={Pencil} size="small" label="Edit step: First survey" onPress={onEdit} />,
        isDone: false,
      },
    ],
  },
  play: async ({ args, canvas }) => {
    onEdit.mockClear();
    const edit = canvas.getByRole('button', { name: 'Edit step: First survey' });
    await userEvent.click(edit);
    await expect(onEdit).toHaveBeenCalledOnce();
    await expect(args.onToggle).not.toHaveBeenCalled();
    canvas.getByRole('checkbox', { name: 'First survey' }).focus();
    await userEvent.tab();
    await expect(edit).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onEdit).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('checkbox', { name: 'First survey' })).not.toBeChecked();
  },
};

export const NarrowActions: Story = {
  name: 'With a long step and its button it stays inside 320 px',
  args: {
    items: [
      {
        id: 'a',
        label: 'Electrocalorimetryappointmentconfirmation '.repeat(4),
        meta: 'due on 7 March',
        actions: <IconButton icon={Pencil} size="small" label="Edit step" onPress={onEdit} />,
        isDone: false,
      },
    ],
  },
  render: (args) => (
    <div data-testid="room" style={{ width: 320 }}>
      <Held {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    await expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth);
    const { right } = canvas.getByRole('button', { name: 'Edit step' }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(room.getBoundingClientRect().right);
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
