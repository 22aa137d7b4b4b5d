import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { NumberField } from '../NumberField/NumberField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FieldGroup } from './FieldGroup.tsx';

const meta = {
  title: 'Components/Field',
  component: TextField,
  args: { label: 'Telephone', hint: 'Where you can be reached', error: 'Enter at least nine digits.' },
  argTypes: { hint: { control: 'text' }, inputRef: { control: false } },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Label, hint, control and error stand in the order of reading, tied to each other',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Telephone' });
    await expect(field).toHaveAccessibleDescription(/Where you can be reached.*Enter at least nine digits\./);
    const tops = ['Telephone', 'Where you can be reached', 'Enter at least nine digits.'].map(
      (words) => canvas.getByText(words).getBoundingClientRect().top,
    );
    await expect(tops).toEqual([...tops].sort((one, other) => one - other));
    await expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(tops[2] ?? 0);
  },
};

export const Optional: Story = {
  name: 'What may stay empty is marked; what is required is said, not drawn',
  render: () => (
    <>
      <TextField label="E-mail" optionalLabel="optional" />
      <TextField label="Surname" isRequired />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('optional')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Surname' })).toBeRequired();
    await expect(canvas.queryByText(/\*/)).toBeNull();
  },
};

export const Counter: Story = {
  name: 'The counter counts as 12/46, beside the error, and nothing is cut',
  args: { limit: 46, label: 'Name' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0/46')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), 'Ana and Luis');
    await expect(canvas.getByText('12/46')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/12\/46/);
  },
};

export const Group: Story = {
  name: 'Several controls that are one answer are a group with a name and a description',
  render: () => (
    <FieldGroup label="Blood pressure" hint="After five minutes of rest" error="Enter both." aside="mmHg">
      <NumberField label="Upper" />
      <NumberField label="Lower" />
    </FieldGroup>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Blood pressure' });
    await expect(group).toHaveAccessibleDescription('After five minutes of rest Enter both.');
    await expect(canvas.getByText('mmHg')).toBeVisible();
  },
};

export const LongAndNarrow: Story = {
  name: 'At 320 px a label of a thousand signs breaks, and so does its error',
  args: { label: 'w'.repeat(1000), error: 'e'.repeat(300), hint: 'h'.repeat(300), limit: 46 },
  render: (args) => (
    <div data-testid="box" style={{ width: 320 }}>
      <TextField {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('box');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
