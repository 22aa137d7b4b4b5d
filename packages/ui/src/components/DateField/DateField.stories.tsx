import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SavingForm } from '../Field/SavingForm.tsx';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Components/DateField',
  component: DateField,
  args: { label: 'Date of birth', onChange: fn() },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

const inLanguage = (locale: string): NonNullable<Story['render']> =>
  function InLanguage(args) {
    return (
      <I18nProvider locale={locale}>
        <DateField {...args} />
      </I18nProvider>
    );
  };

const typeDay = async (keys: string, day: string, { onChange }: Story['args'] = {}) => {
  await userEvent.tab();
  await userEvent.keyboard(keys);
  await expect(onChange).toHaveBeenLastCalledWith(day);
};

export const Default: Story = {
  name: 'Takes day, month and year in the order of the language and returns YYYY-MM-DD',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Date of birth' })).toBeVisible();
    await typeDay('09021984', '1984-02-09', args);
  },
};

export const American: Story = {
  name: 'In American English the month comes first',
  render: inLanguage('en-US'),
  play: async ({ args }) => {
    await typeDay('02091984', '1984-02-09', args);
  },
};

export const Spanish: Story = {
  name: 'In Spanish the day comes first, and its parts are named in Spanish',
  render: inLanguage('es-ES'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveAccessibleName(/día/);
    await typeDay('09021984', '1984-02-09', args);
  },
};

export const TypedWithSigns: Story = {
  name: 'A separator typed after a part moves on to the next',
  play: async ({ args }) => {
    await typeDay('3/4/1984', '1984-04-03', args);
  },
};

export const TypedIso: Story = {
  name: 'A date typed as 2026-11-21 is understood',
  play: async ({ args, canvas }) => {
    await typeDay('2026-11-21', '2026-11-21', args);
    await expect(canvas.getByRole('group')).toHaveTextContent('21/11/2026');
  },
};

export const Pasted: Story = {
  name: 'A pasted date is understood in either order, and other text changes nothing',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.paste('21/11/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21');
    await userEvent.paste('2024-02-29');
    await expect(args.onChange).toHaveBeenLastCalledWith('2024-02-29');
    await userEvent.paste('31/02/2026');
    await userEvent.paste('next week');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('group')).toHaveTextContent('29/02/2024');
  },
};

export const KeyboardParts: Story = {
  name: 'Arrows left and right move, up and down step, Backspace empties',
  args: { defaultValue: '2026-11-21' },
  play: async ({ args, canvas }) => {
    const [day, month, year] = canvas.getAllByRole('spinbutton');
    await userEvent.tab();
    await expect(day).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(day).toHaveAttribute('aria-valuenow', '22');
    await userEvent.keyboard('{ArrowRight}');
    await expect(month).toHaveFocus();
    await expect(month).toHaveAttribute('aria-valuetext', expect.stringContaining('November'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-10-22');
    await userEvent.keyboard('{ArrowRight}');
    await expect(year).toHaveFocus();
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    await expect(year).toHaveAttribute('aria-valuetext', 'Empty');
  },
};

export const OutOfRange: Story = {
  name: 'A day outside the limits is kept, and its error says what is allowed',
  args: { max: '2026-11-21', outOfRangeText: 'Enter a day up to 21 November 2026.' },
  play: async ({ args, canvas }) => {
    await typeDay('22112026', '2026-11-22', args);
    await expect(canvas.getByText('Enter a day up to 21 November 2026.')).toBeVisible();
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveAccessibleDescription(/up to 21 November/);
  },
};

export const Emptied: Story = {
  name: 'An impossible value shows as empty',
  args: { value: '2025-02-31' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveAttribute('aria-valuetext', 'Empty');
  },
};

export const HalfTyped: Story = {
  name: 'Incomplete input survives a form that re-renders at every key',
  args: { value: null },
  render: function Rerendered(args) {
    const [times, setTimes] = useState(0);
    return (
      <div role="presentation" onKeyUp={() => setTimes(times + 1)}>
        <DateField {...args} hint={`Rendered ${times} times`} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    canvas.getAllByRole('spinbutton')[0]?.focus();
    await userEvent.keyboard('0902');
    await expect(canvas.getByText('Rendered 4 times')).toBeVisible();
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveAttribute('aria-valuenow', '9');
  },
};

export const Refused: Story = {
  name: 'Its error is associated with each part',
  args: { error: 'Enter a day before today.', value: '2090-01-01' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveAccessibleDescription(/before today/);
  },
};

export const BadLabel: Story = {
  name: 'A thousand-letter label, right to left, stays inside 320 px',
  args: { label: 'تاريخ '.repeat(170), hint: 'a'.repeat(300), error: 'e'.repeat(300) },
  render: (args) => (
    <div dir="rtl" data-testid="room" style={{ width: 320 }}>
      <DateField {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    await expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth);
    await expect(canvas.getAllByRole('spinbutton')).toHaveLength(3);
  },
};

const onSend = fn();
const inForm: Story['render'] = (args) => (
  <SavingForm onSend={onSend}>
    <DateField {...args} />
  </SavingForm>
);

export const KeyboardImpossible: Story = {
  name: 'A nonexistent date stays as typed, is explained, and blocks submission',
  args: { defaultValue: '2000-02-28' },
  render: inForm,
  play: async ({ args, canvas }) => {
    onSend.mockClear();
    const group = canvas.getByRole('group');
    await userEvent.tab();
    await userEvent.keyboard('31022000');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
    await expect(group).toHaveTextContent('31/02/2000');
    await expect(canvas.getByText('There is no 31 February.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalledWith('2000-02-29');
    await userEvent.keyboard('{Enter}');
    await expect(onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('spinbutton', { name: /day/ })).toHaveFocus();
    await expect(canvas.getByRole('spinbutton', { name: /day/ })).toHaveAccessibleDescription(/There is no/);
    await userEvent.keyboard('29');
    await waitFor(() => expect(canvas.queryByText(/There is no/)).toBeNull());
    await expect(args.onChange).toHaveBeenLastCalledWith('2000-02-29');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onSend).toHaveBeenCalledOnce();
  },
};

export const KeyboardLeapYear: Story = {
  name: '29 February outside a leap year is named with its year',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('29022001');
    await userEvent.tab();
    await expect(canvas.getByText('There is no 29 February 2001.')).toBeVisible();
    await expect(canvas.getByRole('group')).toHaveTextContent('29/02/2001');
  },
};

export const LeftHalfTyped: Story = {
  name: 'On a phone too, an incomplete date stays, is explained, and blocks submission',
  globals: { viewport: { value: 'w390' } },
  render: inForm,
  play: async ({ args, canvas, canvasElement }) => {
    onSend.mockClear();
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('spinbutton', { name: /day/ }) });
    canvas.getByRole('spinbutton', { name: /day/ }).focus();
    await userEvent.keyboard('3102');
    await expect(canvas.queryByText('The date is incomplete: complete it or clear it.')).toBeNull();
    await userEvent.pointer({ keys: '[TouchA]', target: canvasElement });
    (document.activeElement as HTMLElement).blur();
    await waitFor(() =>
      expect(canvas.getByText('The date is incomplete: complete it or clear it.')).toBeVisible(),
    );
    await expect(canvas.getByRole('group')).toHaveTextContent('31/02/yyyy');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onSend).not.toHaveBeenCalled();
    // Once emptied, it may be submitted.
    for (const name of [/year/, /month/, /day/]) {
      canvas.getByRole('spinbutton', { name }).focus();
      await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    }
    await waitFor(() =>
      expect(canvas.queryByText('The date is incomplete: complete it or clear it.')).toBeNull(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onSend).toHaveBeenCalledOnce();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const PastedNonsense: Story = {
  name: 'Pasted text that is not a date is explained',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.paste('31/02/2000');
    await waitFor(() => expect(canvas.getByText('“31/02/2000” is not a date.')).toBeVisible());
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('2');
    await waitFor(() => expect(canvas.queryByText(/is not a date/)).toBeNull());
  },
};
