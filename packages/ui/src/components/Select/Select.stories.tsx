import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Select } from './Select.tsx';

const meta = {
  title: 'Components/Select',
  component: Select,
  args: {
    label: 'Unit',
    placeholder: 'Choose a unit',
    options: [
      { id: 'mg/dL', label: 'mg/dL' },
      { id: 'mmol/L', label: 'mmol/L', hint: 'Usual in Germany and the United Kingdom' },
      { id: 'g/L', label: 'g/L', isDisabled: true },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Opens with the keyboard, chooses, and shows the choice',
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('button', { name: /Unit/ });
    await expect(field).toHaveTextContent('Choose a unit');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('option', { name: 'mg/dL' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('mmol/L');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Unit/ })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: /Unit/ })).toHaveTextContent('mmol/L');
  },
};

export const Refused: Story = {
  name: 'Its error belongs to it',
  args: { error: 'Choose the unit of the file.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Unit/ })).toHaveAccessibleDescription(
      'Choose the unit of the file.',
    );
  },
};
