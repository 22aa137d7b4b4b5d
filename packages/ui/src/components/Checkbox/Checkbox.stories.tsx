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
  name: 'Holds a statement, initially unticked',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('checkbox', { name: 'I have the consent of the patient' }),
    ).not.toBeChecked();
  },
};

export const KeyboardTicks: Story = {
  name: 'The space bar and a click on the label tick it',
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

export const ForcedColours: Story = {
  name: 'Its tick is hidden until ticked, even in forced colours',
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    const tick = box.closest('label')?.querySelector('svg');
    await expect(tick).not.toBeVisible();
    await userEvent.click(box);
    await expect(tick).toBeVisible();
    await userEvent.click(box);
    await expect(tick).not.toBeVisible();
  },
};

export const Refused: Story = {
  name: 'Its error is associated with it',
  args: { error: 'Tick it to go on.', hint: 'On paper or by e-mail' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/Tick it to go on\./);
  },
};

export const Some: Story = {
  name: 'Half ticked, it is announced as mixed',
  args: { isIndeterminate: true, children: 'All tests' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};

export const OutOfUse: Story = {
  name: 'Disabled it takes no focus; read-only it does and keeps its tick',
  render: (args) => (
    <>
      <Checkbox {...args} isDisabled>
        Disabled
      </Checkbox>
      <Checkbox {...args} isReadOnly isInitiallySelected>
        Read-only
      </Checkbox>
    </>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const box = canvas.getByRole('checkbox', { name: 'Read-only' });
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
