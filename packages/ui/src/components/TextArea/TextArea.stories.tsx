import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Note', onChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Accepts several lines',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'One{Enter}two');
    await expect(args.onChange).toHaveBeenLastCalledWith('One\ntwo');
  },
};

export const Counted: Story = {
  name: 'Counts what is typed without truncating it',
  args: { limit: 10 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Twelve signs');
    await expect(canvas.getByText('12/10')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('Twelve signs');
  },
};

export const Refused: Story = {
  name: 'Its error is associated with it',
  args: { error: 'Write what was agreed.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Write what was agreed.');
  },
};

export const KeyboardLines: Story = {
  name: 'Enter starts a new line, Tab moves on',
  render: (args) => (
    <>
      <TextArea {...args} />
      <TextArea label="Next" />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    const field = canvas.getByRole('textbox', { name: 'Note' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('One{Enter}two');
    await expect(field).toHaveValue('One\ntwo');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Next' })).toHaveFocus();
  },
};

export const Grows: Story = {
  name: 'Grows with its text',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    const before = field.getBoundingClientRect().height;
    await userEvent.click(field);
    await userEvent.paste('line\n'.repeat(8));
    await expect(field.getBoundingClientRect().height).toBeGreaterThan(before);
  },
};

export const OutOfUse: Story = {
  name: 'Read-only it takes focus but no text',
  args: { isReadOnly: true, defaultValue: 'Slept well' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(canvas.getByRole('textbox')).toHaveValue('Slept well');
  },
};

export const RightToLeft: Story = {
  name: 'On a right-to-left page its text starts on the right',
  render: (args) => (
    <div dir="rtl">
      <TextArea {...args} label="ملاحظة" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('textbox', { name: 'ملاحظة' })).direction).toBe('rtl');
  },
};
