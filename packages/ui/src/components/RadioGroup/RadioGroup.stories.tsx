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
  name: 'A press on a label chooses it',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('03/04 is 4 March'));
    await expect(args.onChange).toHaveBeenLastCalledWith('MDY');
  },
};

export const KeyboardChooses: Story = {
  name: 'Is one tab stop; the arrows choose',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Order of day and month' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '03/04 is 3 April' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('DMY');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('MDY');
    await expect(canvas.getByRole('radio', { name: '03/04 is 4 March' })).toBeChecked();
  },
};

export const Refused: Story = {
  name: 'Its error is associated with it',
  args: { error: 'Choose one.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose one.');
  },
};

export const OutOfUse: Story = {
  name: 'The arrows skip a disabled option; a read-only group stays',
  args: {
    options: [
      { id: 'DMY', label: 'Day first' },
      { id: 'YMD', label: 'Year first', isDisabled: true },
      { id: 'MDY', label: 'Month first' },
    ],
  },
  render: (args) => (
    <>
      <RadioGroup {...args} />
      <RadioGroup {...args} label="Read-only" isReadOnly defaultValue="MDY" />
    </>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('MDY');
    const [, still] = canvas.getAllByRole('radio', { name: 'Day first' });
    if (still) await userEvent.click(still);
    await expect(still).not.toBeChecked();
  },
};

export const BadValue: Story = {
  name: 'A value that is no longer an option leaves all unchosen and reachable by keyboard',
  args: { value: 'YMD' },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '03/04 is 3 April' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('DMY');
  },
};

export const EmptyList: Story = {
  name: 'Without options it is an empty named group',
  args: { options: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Order of day and month' })).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const LongAndNarrow: Story = {
  name: 'At 320 px a label of a thousand characters breaks, and so does its error',
  args: {
    label: 'w'.repeat(1000),
    error: 'e'.repeat(300),
    hint: 'h'.repeat(300),
    options: [{ id: 'long', label: 'o'.repeat(1000) }],
  },
  render: (args) => (
    <div data-testid="box" style={{ width: 320 }}>
      <RadioGroup {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('box');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
