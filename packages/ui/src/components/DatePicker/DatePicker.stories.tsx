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
  name: 'A day can be chosen from the calendar by keyboard',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('grid');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-03-18');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  },
};

export const KeyboardGrid: Story = {
  name: 'In the calendar arrows move by day and week, Page keys by month, Escape returns focus',
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: /17 March 2025/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('button', { name: /24 March 2025/ })).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(screen.getByRole('button', { name: /24 April 2025/ })).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(screen.getByRole('button', { name: /\b1 April 2025/ })).toHaveFocus());
    await expect(screen.getByRole('grid', { name: /April 2025/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Typed: Story = {
  name: 'A day can be typed',
  args: { defaultValue: undefined },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('05042025');
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-04-05');
  },
};

export const Pasted: Story = {
  name: 'A day can be pasted',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.paste('2026-11-21');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21');
    await expect(canvas.getByRole('group')).toHaveTextContent('21/11/2026');
  },
};

export const Monday: Story = {
  name: 'In Spanish the week starts on Monday',
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

export const American: Story = {
  name: 'In American English the month comes first and the week starts on Sunday',
  render: (args) => (
    <I18nProvider locale="en-US">
      <DatePicker {...args} />
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveTextContent('03/17/2025');
    await userEvent.click(canvas.getByRole('button'));
    const grid = await screen.findByRole('grid', { name: /March/ });
    await expect(grid.querySelector('th')).toHaveTextContent(/Sun|S/);
  },
};

export const Limits: Story = {
  name: 'Days outside the limits, and unavailable ones, cannot be chosen',
  args: { min: '2025-03-10', max: '2025-03-20', isDayUnavailable: (day: string) => day === '2025-03-12' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('grid');
    const day = (name: RegExp) => screen.getByRole('button', { name });
    await expect(day(/^Sunday,? 9 March/)).toHaveAttribute('aria-disabled', 'true');
    await expect(day(/^Wednesday,? 12 March/)).toHaveAttribute('aria-disabled', 'true');
    await expect(day(/^Monday,? 10 March/)).not.toHaveAttribute('aria-disabled');
  },
};

export const OutOfRange: Story = {
  name: 'A typed day outside the limits stays, with what is allowed',
  args: { max: '2025-03-20', outOfRangeText: 'Choose a day up to 20 March.' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('25');
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-03-25');
    await expect(canvas.getByText('Choose a day up to 20 March.')).toBeVisible();
  },
};

export const NarrowRightToLeft: Story = {
  name: 'Right to left and 320 px wide, field and calendar stay inside',
  args: { label: 'تاريخ '.repeat(60) },
  render: (args) => (
    <I18nProvider locale="ar-EG-u-ca-gregory">
      <div dir="rtl" data-testid="room" style={{ width: 320 }}>
        <DatePicker {...args} />
      </div>
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    await expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth);
    await userEvent.click(canvas.getByRole('button'));
    const grid = await screen.findByRole('grid');
    await expect(grid.getBoundingClientRect().width).toBeLessThan(300);
    await expect(grid.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  },
};

export const KeyboardImpossible: Story = {
  name: 'A nonexistent date stays as typed and is explained',
  args: { defaultValue: '2025-02-28' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('31022025');
    await userEvent.tab();
    await expect(canvas.getByText('There is no 31 February.')).toBeVisible();
    await expect(canvas.getByRole('spinbutton', { name: /^day/ })).toHaveTextContent('31');
    await expect(args.onChange).not.toHaveBeenCalledWith('2025-02-28');
  },
};
