import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: {
    label: 'Search patients',
    clearLabel: 'Clear search',
    placeholder: 'Name or e-mail',
    onChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Searches as one types; Escape empties it',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search patients' }), 'Fer{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Fer');
    await expect(args.onSubmit).toHaveBeenCalledWith('Fer');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const Cleared: Story = {
  name: 'Its cross empties it and keeps the focus in the field',
  args: { defaultValue: 'Ferrer' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
