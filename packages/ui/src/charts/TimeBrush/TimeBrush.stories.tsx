import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { es } from '../../labels/es.ts';
import { LabelsProvider } from '../../labels/LabelsProvider.ts';
import { rightToLeft } from '../samples/chartChecks.tsx';
import { TimeBrush, type TimeBrushProps, type TimeSpan } from './TimeBrush.tsx';

const at = (iso: string) => Date.parse(iso) / 1000;
const week = { from: at('2026-03-09T00:00Z'), to: at('2026-03-16T00:00Z') };
const tuesday = { from: at('2026-03-10T00:00Z'), to: at('2026-03-11T00:00Z') };
/** 25 October in Madrid has 25 hours: the clock shows 2:00 to 3:00 twice. */
const longDay = { from: at('2026-10-24T22:00Z'), to: at('2026-10-25T23:00Z') };

function Held({ value: first, onChange, ...rest }: TimeBrushProps) {
  const [value, setValue] = useState(first);
  return (
    <TimeBrush
      {...rest}
      value={value}
      onChange={(span) => {
        setValue(span);
        onChange(span);
      }}
    />
  );
}

const meta = {
  title: 'Charts/TimeBrush',
  component: TimeBrush,
  args: {
    label: 'Choose a time',
    extent: week,
    value: tuesday,
    timeZone: 'UTC',
    stepSeconds: 3600,
    onChange: fn(),
  },
  argTypes: { children: { control: false } },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof TimeBrush>;
export default meta;
type Story = StoryObj<typeof meta>;

const spanOf = (root: HTMLElement) => within(root).getByRole('slider', { name: 'Selected time' });
const edgeOf = (root: HTMLElement, edge: 'Start' | 'End') =>
  within(root).getByRole('slider', { name: `${edge} of the selected time` });
const lastOf = (onChange: TimeBrushProps['onChange']) =>
  (onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as TimeSpan | null;

/** Drags inside the track, at shares of its width. */
async function drag(root: HTMLElement, target: Element, fromShare: number, toShare: number) {
  const track = root.querySelector<HTMLElement>('[data-selected]');
  if (!track) throw new Error('The brush has no track.');
  track.setPointerCapture = () => undefined;
  const box = track.getBoundingClientRect();
  const event = (share: number) => ({
    pointerId: 1,
    button: 0,
    clientX: box.left + 1 + (box.width - 2) * share,
    clientY: box.top + 20,
  });
  await fireEvent.pointerDown(target, event(fromShare));
  await fireEvent.pointerMove(track, event((fromShare + toShare) / 2));
  await fireEvent.pointerMove(track, event(toShare));
  await fireEvent.pointerUp(track, event(toShare));
}

export const Default: Story = {
  name: 'Says in words what is selected and how long it is',
  play: async ({ canvas, canvasElement }) => {
    await expect(spanOf(canvasElement)).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^Tue 10 Mar, 00:00 – Wed 11 Mar, 00:00, 24 hr?s?$|^Tue, Mar 10.*24 hr$/),
    );
    await expect(canvas.getByRole('button', { name: 'Show all the time' })).toBeVisible();
  },
};

export const DrawsASpan: Story = {
  name: 'A drag over the track selects a span, in either direction',
  args: { value: null },
  play: async ({ args, canvasElement }) => {
    const track = canvasElement.querySelector('[data-selected]')!;
    await drag(canvasElement, track, 5 / 7, 3 / 7);
    await expect(lastOf(args.onChange)).toEqual({
      from: week.from + 3 * 86_400,
      to: week.from + 5 * 86_400,
    });
  },
};

export const MovesAndResizes: Story = {
  name: 'The span is moved by dragging it and resized by its edges, and stops at the ends',
  play: async ({ args, canvasElement }) => {
    const day = (count: number) => String(week.from + count * 86_400);
    await drag(canvasElement, spanOf(canvasElement), 1.5 / 7, 3.5 / 7);
    await expect(lastOf(args.onChange)).toEqual({
      from: week.from + 3 * 86_400,
      to: week.from + 4 * 86_400,
    });
    await waitFor(() => expect(edgeOf(canvasElement, 'End')).toHaveAttribute('aria-valuenow', day(4)));
    await drag(canvasElement, edgeOf(canvasElement, 'End'), 4 / 7, 6 / 7);
    await waitFor(() => expect(edgeOf(canvasElement, 'End')).toHaveAttribute('aria-valuenow', day(6)));
    await drag(canvasElement, spanOf(canvasElement), 4 / 7, 30);
    await expect(lastOf(args.onChange)).toEqual({ from: week.to - 3 * 86_400, to: week.to });
  },
};

export const KeyboardSelects: Story = {
  name: 'The arrows move it, with Shift they change its length, Home and End go to the ends, Delete clears it',
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(spanOf(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(lastOf(args.onChange)).toEqual({ from: tuesday.from + 3600, to: tuesday.to + 3600 });
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await expect(lastOf(args.onChange)).toEqual({ from: tuesday.from + 3600, to: tuesday.to + 3 * 3600 });
    await userEvent.keyboard('{Home}');
    await expect(lastOf(args.onChange)?.from).toBe(week.from);
    await userEvent.keyboard('{End}');
    await expect(lastOf(args.onChange)?.to).toBe(week.to);
    await userEvent.tab();
    await expect(edgeOf(canvasElement, 'Start')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(lastOf(args.onChange)).toEqual({ from: week.to - 27 * 3600, to: week.to });
    await userEvent.keyboard('{Delete}');
    await expect(lastOf(args.onChange)).toBeNull();
    await expect(spanOf(canvasElement)).toHaveAttribute('aria-valuetext', 'All the time is shown');
  },
};

export const KeyboardTypesExactTimes: Story = {
  name: 'Exact times are typed; an end before the start is explained and not selected',
  args: { stepSeconds: 300 },
  play: async ({ args, canvas }) => {
    const end = await canvas.findByRole('group', { name: 'To' }, { timeout: 5000 });
    const hour = within(end).getByRole('spinbutton', { name: /hour/ });
    await userEvent.click(hour);
    await userEvent.keyboard('{ArrowUp}');
    await expect(lastOf(args.onChange)).toEqual({ from: tuesday.from, to: tuesday.to + 3600 });
    const day = within(end).getByRole('spinbutton', { name: /day/ });
    await userEvent.click(day);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByText('The end must be after the start.')).toBeVisible();
    await expect(lastOf(args.onChange)?.to).toBe(tuesday.from + 3600);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.queryByText('The end must be after the start.')).toBeNull();
  },
};

export const ClockChange: Story = {
  name: 'Over a clock change it selects the time that really passed, and names both 02:30',
  args: {
    extent: longDay,
    value: { from: at('2026-10-25T00:30Z'), to: at('2026-10-25T01:30Z') },
    timeZone: 'Europe/Madrid',
    stepSeconds: 1800,
  },
  play: async ({ args, canvasElement }) => {
    const text = () => spanOf(canvasElement).getAttribute('aria-valuetext') ?? '';
    await expect(text()).toMatch(/0?2:30.* – .*0?2:30.*, 1 hr$/);
    const [start = '', end = ''] = text().split(' – ');
    await expect(end.startsWith(start)).toBe(false);
    spanOf(canvasElement).focus();
    await userEvent.keyboard('{Home}{Shift>}{End}{/Shift}');
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(lastOf(args.onChange)).toEqual(longDay);
    await expect(text()).toMatch(/, 25 hrs?$/);
  },
};

const dayOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(8, 10);
export const KeyboardChoosesDays: Story = {
  name: 'Where a step is a day it names days, its end included, and bars show how much each has',
  args: {
    hasFields: false,
    stepSeconds: 86_400,
    levels: [0.1, 0.4, 0, 0.3, 1, 0.2, 0.5],
    format: {
      moment: (seconds, edge) => `day ${dayOf(edge === 'to' ? seconds - 86_400 : seconds)}`,
      length: (seconds) => `${seconds / 86_400} days`,
    },
  },
  play: async ({ args, canvas, canvasElement }) => {
    const span = spanOf(canvasElement);
    span.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(span).toHaveAttribute('aria-valuetext', 'day 10 – day 11, 2 days');
    await expect(edgeOf(canvasElement, 'End')).toHaveAttribute('aria-valuetext', 'day 11');
    await expect(canvas.getByText('2 days')).toBeVisible();
    await userEvent.keyboard('{Delete}');
    await expect(lastOf(args.onChange)).toBeNull();
  },
};

export const CancelsADrag: Story = {
  name: 'A drag that the system takes away leaves the selection as it was',
  play: async ({ args, canvasElement }) => {
    const track = canvasElement.querySelector<HTMLElement>('[data-selected]')!;
    track.setPointerCapture = () => undefined;
    const box = track.getBoundingClientRect();
    const event = (x: number) => ({ pointerId: 1, button: 0, clientX: box.left + x, clientY: box.top + 20 });
    await fireEvent.pointerDown(spanOf(canvasElement), event(box.width * 0.2));
    await fireEvent.pointerMove(track, event(box.width * 0.6));
    await expect(lastOf(args.onChange)).not.toEqual(tuesday);
    await fireEvent.pointerCancel(track, event(-50));
    await expect(lastOf(args.onChange)).toEqual(tuesday);
  },
};

export const Cleared: Story = {
  name: 'Its button clears the selection',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all the time' }));
    await expect(lastOf(args.onChange)).toBeNull();
    await expect(canvas.getByText('All the time is shown')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show all the time' })).toBeNull();
  },
};

export const InSpanish: Story = {
  name: 'Its labels are in the language around it',
  render: (args) => (
    <LabelsProvider labels={es}>
      <Held {...args} label="Elegir un tiempo" />
    </LabelsProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Tiempo elegido' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ver todo el tiempo' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  name: 'Keeps time running left to right in right-to-left text',
  decorators: [rightToLeft],
  play: async ({ args, canvasElement }) => {
    spanOf(canvasElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(lastOf(args.onChange)?.from).toBe(tuesday.from + 3600);
    await expect(edgeOf(canvasElement, 'Start').getBoundingClientRect().left).toBeLessThan(
      edgeOf(canvasElement, 'End').getBoundingClientRect().left,
    );
  },
};
