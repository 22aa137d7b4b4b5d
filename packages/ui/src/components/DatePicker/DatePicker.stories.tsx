import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DatePicker } from './DatePicker.tsx';

const meta = {
  title: 'Components/DatePicker',
  component: DatePicker,
  args: { label: 'First day', defaultValue: '2025-03-17', onChange: fn() },
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'A day can be taken from the calendar with the keyboard',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('grid');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-03-18');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  },
};

export const Typed: Story = {
  name: 'Or typed',
  args: { defaultValue: undefined },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('05042025');
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-04-05');
  },
};

export const Monday: Story = {
  name: 'In Spanish the week begins on Monday',
  render: (args) => (
    <I18nProvider locale="es-ES">
      <DatePicker {...args} />
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const grid = await screen.findByRole('grid', { name: /marzo/ });
    await expect(grid.querySelector('th')).toHaveTextContent(/lun|L/);
  },
};

export const Limits: Story = {
  name: 'Days beyond the limits cannot be taken',
  args: { min: '2025-03-10', max: '2025-03-20' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('grid');
    await expect(screen.getByRole('button', { name: /^Sunday, 9 March/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(screen.getByRole('button', { name: /^Monday, 10 March/ })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};
