import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DateRangePicker } from './DateRangePicker.tsx';

const meta = {
  title: 'Components/DateRangePicker',
  component: DateRangePicker,
  args: {
    label: 'Period',
    reversedText: 'The last day lies before the first. Change one of them.',
    defaultValue: { start: '2026-11-02', end: '2026-11-15' },
    onChange: fn(),
  },
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const calendar = () => screen.findByRole('dialog');

export const Default: Story = {
  name: 'Two clicks in the calendar choose a period, in either order',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = within(await calendar());
    await userEvent.click(dialog.getByRole('button', { name: /20 November 2026/ }));
    await userEvent.click(dialog.getByRole('button', { name: /10 November 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-10', end: '2026-11-20' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const KeyboardRange: Story = {
  name: 'By keyboard: Enter starts, arrows extend, Enter ends, and focus returns',
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await calendar());
    await waitFor(() => expect(dialog.getByRole('button', { name: /\b2 November 2026/ })).toHaveFocus());
    // After starting the period, focus moves to the next day.
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await waitFor(() => expect(dialog.getByRole('button', { name: /\b10 November 2026/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-02', end: '2026-11-10' });
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const TwoMonths: Story = {
  name: 'A wide screen shows two months side by side, a phone one',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = within(await calendar());
    const shown = window.matchMedia('(min-width: 600px)').matches ? 2 : 1;
    await expect(dialog.getAllByRole('grid')).toHaveLength(shown);
    await expect((await calendar()).getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Presets: Story = {
  name: 'One press chooses a preset and closes; the current one is marked',
  args: {
    presets: [
      { id: '7', label: 'Last 7 days', start: '2026-11-15', end: '2026-11-21' },
      { id: '14', label: 'Last 14 days', start: '2026-11-08', end: '2026-11-21' },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: 'Last 14 days' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-08', end: '2026-11-21' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('button', { name: 'Last 14 days' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

export const BadOrder: Story = {
  name: 'An end typed before the start stays to be corrected, and is explained',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('20112026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-20', end: '2026-11-15' });
    await expect(canvas.getByText(/The last day lies before the first/)).toBeVisible();
    await expect(canvas.getAllByRole('spinbutton')[3]).toHaveAccessibleDescription(/Change one of them/);
  },
};

export const Pasted: Story = {
  name: 'A pasted period fills both days, a pasted day its own',
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.paste('21/11/2026 – 28/11/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-21', end: '2026-11-28' });
    await userEvent.paste('2026-11-19');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-19', end: '2026-11-28' });
  },
};

export const Limits: Story = {
  name: 'A period outside the limits says what is allowed',
  args: { max: '2026-11-10', outOfRangeText: 'There are readings up to 10 November.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are readings up to 10 November.')).toBeVisible();
  },
};

export const Spanish: Story = {
  name: 'In Spanish the week starts on Monday and the day comes first',
  render: (args) => (
    <I18nProvider locale="es-ES">
      <DateRangePicker {...args} />
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveTextContent('02/11/2026');
    await userEvent.click(canvas.getByRole('button'));
    const grids = within(await calendar()).getAllByRole('grid');
    await expect(grids[0]?.querySelector('th')).toHaveTextContent(/lun|L/);
  },
};

export const NarrowRightToLeft: Story = {
  name: 'In 320 px, right to left, the days wrap and nothing is truncated',
  args: { label: 'a'.repeat(1000) },
  render: (args) => (
    <div dir="rtl" data-testid="room" style={{ width: 320 }}>
      <DateRangePicker {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    await expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth);
    for (const part of canvas.getAllByRole('spinbutton'))
      await expect(part.getBoundingClientRect().left).toBeGreaterThanOrEqual(
        room.getBoundingClientRect().left,
      );
  },
};

export const KeyboardImpossible: Story = {
  name: 'A nonexistent date stays as typed and is explained, at either end',
  args: { defaultValue: { start: '2025-02-01', end: '2025-02-28' } },
  play: async ({ args, canvas }) => {
    const parts = canvas.getAllByRole('spinbutton', { name: /^day/ });
    parts[1]?.focus();
    await userEvent.keyboard('31');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('There is no 31 February.')).toBeVisible());
    await expect(parts[1]).toHaveTextContent('31');
    await expect(args.onChange).not.toHaveBeenCalledWith({ start: '2025-02-01', end: '2025-02-28' });
  },
};
