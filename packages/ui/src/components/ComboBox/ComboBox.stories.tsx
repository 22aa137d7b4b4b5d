import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ComboBox } from './ComboBox.tsx';

const meta = {
  title: 'Components/ComboBox',
  component: ComboBox,
  args: {
    label: 'Main specialist',
    emptyText: 'Nobody of that name',
    options: [
      { id: '1', label: 'Marta Gil', hint: 'Endocrinology' },
      { id: '2', label: 'Íñigo Sáez' },
      { id: '3', label: 'Marcos Peña' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Typing narrows the list, accents or not, and Enter chooses',
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Main specialist' });
    await userEvent.type(field, 'inigo');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('2');
    await expect(field).toHaveValue('Íñigo Sáez');
  },
};

export const NothingFits: Story = {
  name: 'When nothing fits it says so, and leaving restores what was chosen',
  args: { defaultValue: '1' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.clear(field);
    await userEvent.type(field, 'zzz');
    await expect(await screen.findByText('Nobody of that name')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveValue('Marta Gil'));
  },
};
