import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Order of day and month',
    options: [
      { id: 'DMY', label: '03/04 is 3 April' },
      { id: 'MDY', label: '03/04 is 4 March' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Is one stop of the Tab key; the arrows choose',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Order of day and month' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('DMY');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('MDY');
    await expect(canvas.getByRole('radio', { name: '03/04 is 4 March' })).toBeChecked();
  },
};

export const Refused: Story = {
  name: 'Its error belongs to it',
  args: { error: 'Choose one.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose one.');
  },
};
