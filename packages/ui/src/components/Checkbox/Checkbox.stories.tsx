import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { children: 'I have the consent of the patient', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'The space bar and a click on the words tick it',
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I have the consent of the patient' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('I have the consent of the patient'));
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const Refused: Story = {
  name: 'Its error belongs to it',
  args: { error: 'Tick it to go on.', hint: 'On paper or by e-mail' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/Tick it to go on\./);
  },
};

export const Some: Story = {
  name: 'Half ticked, it says mixed',
  args: { isIndeterminate: true, children: 'All tests' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};
