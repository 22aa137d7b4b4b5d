import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
import type { PasswordStrength } from './PasswordFieldStrength.tsx';

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: {
    label: 'Password',
    onChange: fn(),
  },
  argTypes: { hint: { control: 'text' }, inputRef: { control: false } },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Is hidden; the reveal button shows it and says so',
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'Nine dry oaks');
    await expect(args.onChange).toHaveBeenLastCalledWith('Nine dry oaks');
    await expect(field).toHaveAttribute('type', 'password');
    const eye = canvas.getByRole('button', { name: 'Show the password' });
    await userEvent.click(eye);
    await expect(field).toHaveAttribute('type', 'text');
    await expect(eye).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByText('The password is shown')).toHaveAttribute('role', 'status');
    await userEvent.click(eye);
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveValue('Nine dry oaks');
    await expect(canvas.getByText('The password is hidden')).toHaveAttribute('role', 'status');
  },
};

export const KeyboardShow: Story = {
  name: 'The reveal button is the next tab stop; the space bar presses it',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.tab();
    const eye = canvas.getByRole('button', { name: 'Show the password', pressed: false });
    await expect(eye).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Show the password', pressed: true })).toHaveFocus();
    await expect(canvas.getByText('The password is shown')).toBeInTheDocument();
  },
};

export const CapsLock: Story = {
  name: 'Announces caps lock while it is on',
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.click(field);
    await fireEvent.keyDown(field, { key: 'A', modifierCapsLock: true });
    await expect(await canvas.findByText('Caps lock is on')).toBeVisible();
    await fireEvent.keyUp(field, { key: 'a', modifierCapsLock: false });
    await waitFor(() => expect(canvas.queryByText('Caps lock is on')).toBeNull());
  },
};

const verdicts: PasswordStrength[] = [
  { score: 1, text: 'Weak: add another word.' },
  { score: 3, text: 'Good.' },
];
function Judged(props: PasswordFieldProps) {
  const [value, setValue] = useState('');
  const strength = verdicts[value.length < 8 ? 0 : 1];
  return <PasswordField {...props} value={value} onChange={setValue} strength={strength} />;
}

export const Strength: Story = {
  name: 'Shows and announces the app’s verdict',
  args: { autoComplete: 'new-password' },
  render: (args) => <Judged {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Weak: add another word.')).toBeNull();
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'oak');
    await expect(canvas.getByText('Weak: add another word.')).toHaveAttribute('role', 'status');
    await userEvent.type(field, ' and birch');
    await expect(canvas.getByText('Good.')).toBeVisible();
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
  },
};

export const Submitted: Story = {
  name: 'Is hidden again when its form is submitted',
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the password' }));
    await userEvent.type(canvas.getByLabelText('Password'), 'oak{Enter}');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};

export const Refused: Story = {
  name: 'Its error is associated with it',
  args: { hint: 'At least twelve signs', error: 'Enter at least twelve signs.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toBeInvalid();
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      /At least twelve signs.*Enter at least twelve signs\./,
    );
  },
};

export const NarrowAndLong: Story = {
  name: 'At 320 px a long password and a long verdict stay inside',
  args: { strength: { score: 2, text: 'Fair: it would be better with another word or two in between.' } },
  render: (args) => (
    <div data-testid="box" style={{ width: 320 }}>
      <PasswordField {...args} defaultValue={'x'.repeat(1000)} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('box');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
