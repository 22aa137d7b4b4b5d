import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = {
  title: 'Components/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'Allergies',
    options: [
      { id: 'nuts', label: 'Nuts' },
      { id: 'milk', label: 'Milk', hint: 'Lactose too' },
      { id: 'eggs', label: 'Eggs' },
    ],
    onChange: fn(),
  },
  argTypes: { hint: { control: 'text' }, inputRef: { control: false } },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Reports what is ticked, in the order of the options',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Allergies' })).toBeVisible();
    await userEvent.click(canvas.getByText('Eggs'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['eggs']);
    await userEvent.click(canvas.getByText('Nuts'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['nuts', 'eggs']);
    await userEvent.click(canvas.getByText('Eggs'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['nuts']);
  },
};

export const KeyboardTicks: Story = {
  name: 'Every box is a tab stop; the space bar ticks it',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Nuts' })).toHaveFocus();
    await userEvent.tab();
    const milk = canvas.getByRole('checkbox', { name: /Milk/ });
    await expect(milk).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(milk).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(milk).not.toBeChecked();
    await expect(milk).toHaveFocus();
  },
};

export const Refused: Story = {
  name: 'Its error is associated with the group and marks every box',
  args: { error: 'Tick at least one, or say that there are none.', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Tick at least one, or say that there are none.',
    );
    for (const box of canvas.getAllByRole('checkbox')) {
      await expect(box).toBeInvalid();
      // The browser must not block the submission that would fix it.
      await expect((box as HTMLInputElement).checkValidity()).toBe(true);
    }
  },
};

export const OutOfUse: Story = {
  name: 'A disabled option takes no focus; read-only ones keep their ticks',
  args: {
    isReadOnly: true,
    defaultValue: ['milk'],
    options: [
      { id: 'nuts', label: 'Nuts', isDisabled: true },
      { id: 'milk', label: 'Milk' },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Milk' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Milk' })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const EmptyList: Story = {
  name: 'Without options it is an empty named group',
  args: { options: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Allergies' })).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const LongAndNarrow: Story = {
  name: 'Labels of a thousand characters break at 320 px',
  args: { label: 'Allergies'.repeat(20), options: [{ id: 'long', label: 'n'.repeat(1000) }] },
  render: (args) => (
    <div data-testid="box" style={{ width: 320 }}>
      <CheckboxGroup {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('box');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
