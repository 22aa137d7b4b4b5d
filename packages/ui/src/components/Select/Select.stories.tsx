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
  name: 'Shows what was chosen',
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('button', { name: /Unit/ });
    await expect(field).toHaveTextContent('Choose a unit');
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: 'mmol/L' }));
    await expect(args.onChange).toHaveBeenCalledWith('mmol/L');
    await expect(canvas.getByRole('button', { name: /Unit/ })).toHaveTextContent('mmol/L');
  },
};

export const KeyboardChoice: Story = {
  name: 'Opens by keyboard, chooses, skips disabled options, and returns focus',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('option', { name: 'mg/dL' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const second = screen.getByRole('option', { name: 'mmol/L' });
    await expect(second).toHaveFocus();
    await expect(second).toHaveAccessibleDescription('Usual in Germany and the United Kingdom');
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('mmol/L');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Unit/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('option', { name: 'mmol/L', selected: true })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const Sections: Story = {
  name: 'Sections group related options',
  args: {
    label: 'Food',
    placeholder: 'Choose a food',
    options: [
      {
        id: 'fruit',
        label: 'Fruit',
        options: [
          { id: 'apple', label: 'Apple' },
          { id: 'pear', label: 'Pear' },
        ],
      },
      { id: 'fish', label: 'Fish', options: [{ id: 'hake', label: 'Hake' }] },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Fish' })).toBeVisible());
    await userEvent.keyboard('h{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('hake');
  },
};

export const LongList: Story = {
  name: 'Three hundred options scroll inside the screen, and typing finds one',
  args: {
    label: 'Room',
    options: Array.from({ length: 300 }, (_, index) => ({ id: `${index + 1}`, label: `Room ${index + 1}` })),
    defaultValue: '150',
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const listbox = await screen.findByRole('listbox');
    const chosen = screen.getByRole('option', { name: 'Room 150' });
    await waitFor(() => expect(chosen).toHaveFocus());
    const { top, bottom } = listbox.getBoundingClientRect();
    await expect(bottom - top).toBeGreaterThan(0);
    const middle = chosen.getBoundingClientRect();
    await expect(middle.top).toBeGreaterThanOrEqual(0);
    await expect(middle.bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.keyboard('Room 299{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('299');
  },
};

export const EmptyList: Story = {
  name: 'With nothing to choose it says so',
  args: { options: [], emptyText: 'No units yet' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByText('No units yet')).toBeVisible());
  },
};

export const Refused: Story = {
  name: 'Its error is associated with it',
  args: { error: 'Choose the unit of the file.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Unit/ })).toHaveAccessibleDescription(
      'Choose the unit of the file.',
    );
  },
};

export const BadOption: Story = {
  name: 'A thousand-letter option, right to left, stays inside 320 px',
  args: {
    label: 'وحدة '.repeat(100),
    options: [
      { id: 'long', label: 'm'.repeat(1000), hint: 'h'.repeat(300) },
      { id: 'short', label: 'mg' },
    ],
    defaultValue: 'long',
  },
  render: (args) => (
    <div dir="rtl" data-testid="room" style={{ width: 320 }}>
      <Select {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    await expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth);
    await userEvent.click(canvas.getByRole('button'));
    const option = await screen.findByRole('option', { name: /^m{1000}/ });
    await expect(option.scrollWidth).toBeLessThanOrEqual(option.clientWidth);
    await expect(option.getBoundingClientRect().height).toBeLessThan(220);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
