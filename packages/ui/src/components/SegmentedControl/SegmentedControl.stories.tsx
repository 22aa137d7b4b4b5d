import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
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

export const Default: StoryObj<typeof meta> = {
  name: 'Arrow keys move, the space bar chooses, and one stays chosen',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Period' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight} ');
    await expect(args.onChange).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: '7 days' }));
    await userEvent.click(canvas.getByRole('radio', { name: '7 days' }));
    await expect(canvas.getByRole('radio', { name: '7 days' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('7');
  },
};
