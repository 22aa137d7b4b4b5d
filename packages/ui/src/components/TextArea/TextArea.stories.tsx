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
  name: 'Takes several lines',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'One{Enter}two');
    await expect(args.onChange).toHaveBeenLastCalledWith('One\ntwo');
  },
};

export const Counted: Story = {
  name: 'Counts what is typed without cutting it',
  args: { limit: 10 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Twelve signs');
    await expect(canvas.getByText('12/10')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('Twelve signs');
  },
};

export const Refused: Story = {
  name: 'Its error belongs to it',
  args: { error: 'Write what was agreed.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Write what was agreed.');
  },
};
