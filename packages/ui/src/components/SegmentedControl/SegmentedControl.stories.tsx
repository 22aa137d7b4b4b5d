import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid, List } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

function Held(args: SegmentedControlProps) {
  const [value, setValue] = useState(args.value);
  return (
    <SegmentedControl
      {...args}
      value={value}
      onChange={(next) => {
        setValue(next);
        args.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Period',
    value: '14',
    onChange: fn(),
    options: [
      { id: '7', label: '7 days' },
      { id: '14', label: '14 days' },
      { id: '30', label: '30 days' },
    ],
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SegmentedControl>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'One press chooses, and one always stays chosen',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Period' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '7 days' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('7');
    await userEvent.click(canvas.getByRole('radio', { name: '7 days' }));
    await expect(canvas.getByRole('radio', { name: '7 days' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const KeyboardArrows: Story = {
  name: 'One tab stop, on the chosen segment; arrows choose and wrap around',
  render: (args) => (
    <>
      <Held {...args} />
      <Button>After</Button>
    </>
  ),
  play: async ({ args, canvas }) => {
    const [week, fortnight, month] = ['7 days', '14 days', '30 days'].map((name) =>
      canvas.getByRole('radio', { name }),
    );
    await userEvent.tab();
    await expect(fortnight).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');
    await expect(month).toHaveFocus();
    await expect(month).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('30');
    await userEvent.keyboard('{ArrowDown}');
    await expect(week).toHaveFocus();
    await expect(week).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(month).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(month).toHaveFocus();
  },
};

export const Drawings: Story = {
  name: 'Icons alone keep their names',
  args: {
    label: 'View',
    value: 'list',
    hasLabelsHidden: true,
    options: [
      { id: 'list', label: 'As a list', icon: List },
      { id: 'grid', label: 'As cards', icon: LayoutGrid },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'As cards' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('grid');
    await expect(canvas.getByRole('radio', { name: 'As cards' })).toBeChecked();
    await userEvent.hover(canvas.getByRole('radio', { name: 'As a list' }));
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('As a list'));
    await userEvent.keyboard('{Escape}');
  },
};

export const Disabled: Story = {
  name: 'An option without data is visible but cannot be chosen',
  args: {
    options: [
      { id: '7', label: '7 days' },
      { id: '14', label: '14 days' },
      { id: '90', label: '90 days', isDisabled: true },
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: '90 days' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: '90 days' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: '14 days' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('7');
  },
};

export const BadValue: Story = {
  name: 'A value that is not an option leaves all unchosen, with the first as tab stop; without options there is none',
  args: { value: 'gone' },
  render: (args) => (
    <>
      <Held {...args} />
      <SegmentedControl {...args} label="Empty" options={[]} />
    </>
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '7 days' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('7');
  },
};

export const NarrowRoom: Story = {
  name: 'In 320 px, right to left and with long labels, it scrolls inside itself to the chosen segment',
  args: {
    value: '5',
    options: Array.from({ length: 6 }, (_, index) => ({ id: `${index}`, label: `مدة طويلة ${index}` })),
  },
  render: (args) => (
    <div dir="rtl" data-testid="room" style={{ width: 320 }}>
      <Held {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    await expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth);
    await waitFor(async () => {
      const chosen = canvas.getByRole('radio', { checked: true }).getBoundingClientRect();
      const outer = room.getBoundingClientRect();
      await expect(chosen.left).toBeGreaterThanOrEqual(outer.left);
      await expect(chosen.right).toBeLessThanOrEqual(outer.right);
    });
  },
};
