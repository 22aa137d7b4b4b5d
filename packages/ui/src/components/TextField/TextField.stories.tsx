import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TextField, type TextFieldProps } from './TextField.tsx';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Surname', onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Is named by its label and reports what is typed',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Surname'));
    await userEvent.keyboard('Núñez');
    await expect(canvas.getByRole('textbox', { name: 'Surname' })).toHaveValue('Núñez');
    await expect(args.onChange).toHaveBeenLastCalledWith('Núñez');
  },
};

export const Refused: Story = {
  name: 'Hint and error are associated with the field',
  args: { hint: 'As on the identity card', error: 'Enter the surname.', isRequired: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Surname' });
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription(/As on the identity card.*Enter the surname\./);
  },
};

function Counted(args: TextFieldProps) {
  const [value, setValue] = useState('');
  return <TextField {...args} value={value} onChange={setValue} />;
}

export const CountsWithoutCutting: Story = {
  name: 'Counts against its limit and never truncates',
  args: { limit: 5 },
  render: (args) => <Counted {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Fernández');
    await expect(canvas.getByRole('textbox')).toHaveValue('Fernández');
    await expect(canvas.getByText('9/5')).toBeVisible();
  },
};

export const OutOfUse: Story = {
  name: 'Disabled it takes no focus; read-only it does',
  render: () => (
    <>
      <TextField label="Disabled" isDisabled defaultValue="Alba" />
      <TextField label="Read-only" isReadOnly defaultValue="Brisa" />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Read-only' })).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(canvas.getByRole('textbox', { name: 'Read-only' })).toHaveValue('Brisa');
  },
};

export const KeyboardTypes: Story = {
  name: 'The Tab key reaches it; its name, hint and required state are announced',
  args: { hint: 'As on the identity card', isRequired: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const field = canvas.getByRole('textbox', { name: 'Surname' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('As on the identity card');
    await expect(field).toBeRequired();
    await userEvent.keyboard('Ruiz');
    await expect(field).toHaveValue('Ruiz');
  },
};

export const RightToLeft: Story = {
  name: 'On a right-to-left page label and text start on the right',
  render: (args) => (
    <div dir="rtl">
      <TextField {...args} label="اللقب" defaultValue="منصور" />
    </div>
  ),
  play: async ({ canvas }) => {
    const label = canvas.getByText('اللقب').getBoundingClientRect();
    const field = canvas.getByRole('textbox').getBoundingClientRect();
    await expect(Math.abs(label.right - field.right)).toBeLessThan(20);
    await expect(getComputedStyle(canvas.getByRole('textbox')).direction).toBe('rtl');
  },
};
