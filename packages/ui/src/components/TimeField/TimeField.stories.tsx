import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { TimeField } from './TimeField.tsx';

const meta = {
  title: 'Components/TimeField',
  component: TimeField,
  args: { label: 'Breakfast', onChange: fn() },
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Accepts hours and minutes and returns HH:MM',
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('0830');
    await expect(args.onChange).toHaveBeenLastCalledWith('08:30');
  },
};

export const Spanish: Story = {
  name: 'In Spanish it shows 24 hours',
  args: { defaultValue: '20:15' },
  render: (args) => (
    <I18nProvider locale="es-ES">
      <TimeField {...args} />
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveTextContent('20:15');
    await expect(canvas.getAllByRole('spinbutton')).toHaveLength(2);
  },
};

export const American: Story = {
  name: 'In American English it shows 12 hours and still returns 24',
  args: { defaultValue: '08:15' },
  render: (args) => (
    <I18nProvider locale="en-US">
      <TimeField {...args} />
    </I18nProvider>
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('spinbutton')).toHaveLength(3);
    canvas.getAllByRole('spinbutton')[2]?.focus();
    await userEvent.keyboard('p');
    await expect(args.onChange).toHaveBeenLastCalledWith('20:15');
  },
};

export const Pasted: Story = {
  name: 'A pasted time is understood, and other text changes nothing',
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.paste('2:30 pm');
    await expect(args.onChange).toHaveBeenLastCalledWith('14:30');
    await userEvent.paste('25:00');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const KeyboardParts: Story = {
  name: 'Arrows move between hours and minutes and step them; the hour wraps at midnight',
  args: { defaultValue: '23:59' },
  play: async ({ args, canvas }) => {
    const [hours, minutes] = canvas.getAllByRole('spinbutton');
    await userEvent.tab();
    await expect(hours).toHaveFocus();
    await expect(hours).toHaveAccessibleName(/hour.*Breakfast/);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('00:59');
    await userEvent.keyboard('{ArrowRight}');
    await expect(minutes).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('00:58');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(minutes).toHaveAttribute('aria-valuetext', 'Empty');
  },
};

export const OutOfRange: Story = {
  name: 'A time outside the limits is kept, and its error says what is allowed',
  args: { min: '08:00', max: '20:00', outOfRangeText: 'The clinic is open from 8:00 to 20:00.' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('2130');
    await expect(args.onChange).toHaveBeenLastCalledWith('21:30');
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveAccessibleDescription(/The clinic is open/);
  },
};

export const BadValue: Story = {
  name: 'An impossible value shows as empty, and a thousand letters stay inside 320 px',
  args: { value: '25:61', label: 'h'.repeat(1000) },
  render: (args) => (
    <div dir="rtl" data-testid="room" style={{ width: 320 }}>
      <TimeField {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    await expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth);
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveAttribute('aria-valuetext', 'Empty');
  },
};

export const KeyboardHalfTyped: Story = {
  name: 'An incomplete time stays and is explained',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('08');
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByText('The time is incomplete: complete it or clear it.')).toBeVisible(),
    );
    await expect(canvas.getByRole('group')).toHaveTextContent('08');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
