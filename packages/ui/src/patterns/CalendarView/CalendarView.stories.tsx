import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { FlaskConical, Phone } from 'lucide-react';
import { CalendarView, type CalendarEvent } from './CalendarView.tsx';
import { sampleEvents } from './sampleEvents.ts';

const meta = {
  title: 'Patterns/CalendarView',
  component: CalendarView,
  args: {
    label: 'Appointments',
    view: 'month',
    defaultDate: '2026-03-04',
    today: '2026-03-04',
    timeZone: 'Europe/Madrid',
    events: sampleEvents,
    previousLabel: 'Earlier',
    nextLabel: 'Later',
    todayLabel: 'Today',
    allDayLabel: 'All day',
    moreText: (count: number) => `+${count} more`,
    countText: (count: number) => (count === 1 ? '1 event' : `${count} events`),
    emptyText: 'Nothing is planned here.',
    onDateChange: fn(),
    onEventPress: fn(),
    onDayPress: fn(),
  },
} satisfies Meta<typeof CalendarView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'A month of events: today is marked, each day announces its number of events, an event is a button',
  play: async ({ args, canvas }) => {
    const grid = within(canvas.getByRole('grid', { name: 'Appointments, March 2026' }));
    const today = grid.getByRole('gridcell', { name: /Wednesday,? 4 March 2026, 5 events/ });
    await expect(today).toHaveAttribute('aria-current', 'date');
    await userEvent.click(canvas.getAllByRole('button', { name: /Welcome call/ })[0] ?? today);
    await expect(args.onEventPress).toHaveBeenLastCalledWith('call');
  },
};

export const KeyboardMonth: Story = {
  name: "Arrows move by day and week, Home and End within the week, Page keys by month; Tab moves to the day's events",
  play: async ({ args, canvas }) => {
    const day = (name: RegExp) => canvas.getByRole('gridcell', { name });
    day(/\b4 March 2026/).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(day(/\b5 March 2026/)).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(day(/\b26 February 2026/)).toHaveFocus());
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(day(/\b26 March 2026/)).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(day(/\b23 March 2026/)).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(args.onDayPress).toHaveBeenLastCalledWith('2026-03-29'));
    day(/\b6 March 2026/).click();
    day(/\b6 March 2026/).focus();
    await expect(canvas.getAllByRole('gridcell').filter((each) => each.tabIndex === 0)).toHaveLength(1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Local holiday' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEventPress).toHaveBeenLastCalledWith('holiday');
  },
};

export const More: Story = {
  name: 'A day with more events than fit says how many, and lists them all',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '+2 more' }));
    const list = within(await screen.findByRole('dialog', { name: /4 March 2026/ }));
    await expect(list.getAllByRole('button')).toHaveLength(5);
    await userEvent.click(list.getByRole('button', { name: /Review of the week/ }));
    await expect(args.onEventPress).toHaveBeenLastCalledWith('review');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Week: Story = {
  name: 'In a week, simultaneous events are side by side and all-day events on top',
  args: { view: 'week' },
  play: async ({ canvas }) => {
    const place = (name: RegExp) => canvas.getByRole('button', { name }).getBoundingClientRect();
    const [call, visit, blood, review] = [/Welcome call/, /First visit/, /Blood analysis/, /Review/].map(
      place,
    );
    await expect(Math.abs((call?.top ?? 0) - (visit?.top ?? 99))).toBeLessThan(1);
    await expect(Math.min(call?.right ?? 0, visit?.right ?? 0)).toBeLessThanOrEqual(
      Math.max(call?.left ?? 0, visit?.left ?? 0) + 1,
    );
    await expect(blood?.top).toBeGreaterThan(call?.bottom ?? Infinity);
    await expect(review?.width).toBeGreaterThan((visit?.width ?? Infinity) * 1.5);
    await expect(canvas.getAllByRole('button', { name: 'Course in Bilbao' })).toHaveLength(3);
    // Half an hour in half a day's width has one line, used for the title.
    const short = canvas.getByRole('button', { name: /Welcome call/ });
    await expect(short).toHaveTextContent(/^Welcome call/);
    await expect(short.scrollHeight).toBeLessThanOrEqual(short.clientHeight);
  },
};

export const KeyboardWeek: Story = {
  name: "In a week the days are one tab stop; arrows move, Page keys turn the page, Tab moves to the day's events",
  args: { view: 'week' },
  play: async ({ canvas }) => {
    const day = (name: RegExp) => canvas.getByRole('columnheader', { name });
    day(/\b4 March 2026/).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(day(/\b6 March 2026, 2 events/)).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Local holiday' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: /Night of measurement/ })[1]).toHaveFocus();
    day(/\b6 March 2026/).focus();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(day(/\b13 March 2026/)).toHaveFocus());
    await expect(canvas.getByText('Nothing is planned here.')).toBeVisible();
  },
};

export const Day: Story = {
  name: 'Day view: arrows and Page keys lead to the next one, Tab to its events',
  args: { view: 'day' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Wednesday,? 4 March 2026$/)).toBeVisible();
    const days = canvas.getAllByRole('columnheader');
    await expect(days).toHaveLength(1);
    days[0]?.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Course in Bilbao' })).toHaveFocus();
    canvas.getByRole('columnheader').focus();
    await userEvent.keyboard('{ArrowRight}{PageDown}');
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: /\b6 March 2026/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier' }));
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: /\b5 March 2026/ })).toBeVisible());
  },
};

export const DayOnPhone: Story = {
  name: 'A day on a phone is its list',
  args: { view: 'day' },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('grid')).toBeNull();
    await expect(canvas.getByRole('button', { name: /9:30.*First visit/ })).toBeVisible();
  },
};

export const PressedHour: Story = {
  name: 'A double press on an hour reports the quarter',
  args: { view: 'day', events: [], firstHour: 0, onTimePress: fn() },
  play: async ({ args, canvasElement }) => {
    const column = canvasElement.querySelectorAll('[role="rowgroup"] [role="gridcell"]');
    const hours = column[column.length - 1];
    if (!hours) throw new Error('There is no column of hours.');
    const { left, top, height } = hours.getBoundingClientRect();
    // A third of the way through the third hour of the day.
    const clientY = top + (height / 24) * 2.34;
    hours.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, clientX: left + 20, clientY }));
    await expect(args.onTimePress).toHaveBeenLastCalledWith('2026-03-04', '02:15');
  },
};

export const ShortSlots: Story = {
  name: 'A quarter of an hour shows its title whole, also where one follows the other',
  args: {
    view: 'week',
    events: ['09:00', '09:15', '09:30', '09:45'].map((time, index) => ({
      id: time,
      title: `Lucía ${index + 1}`,
      hue: 'one' as const,
      icon: Phone,
      start: `2026-03-04T${time}`,
      end: `2026-03-04T${['09:15', '09:30', '09:45', '10:00'][index]}`,
    })),
  },
  play: async ({ canvas }) => {
    const slots = canvas.getAllByRole('button', { name: /Lucía/ });
    await expect(slots).toHaveLength(4);
    for (const slot of slots) {
      const title = within(slot).getByText(/Lucía/).getBoundingClientRect();
      const { top, bottom } = slot.getBoundingClientRect();
      await expect(title.top).toBeGreaterThanOrEqual(top - 0.5);
      await expect(title.bottom).toBeLessThanOrEqual(bottom + 0.5);
      await expect(slot.scrollWidth).toBeLessThanOrEqual(slot.clientWidth);
    }
  },
};

/** How far down a week or day is. */
const scrolledBy = (canvas: HTMLElement) =>
  canvas.querySelector('[role="grid"]')?.parentElement?.scrollTop ?? 0;

export const Now: Story = {
  name: 'The present moment is a line at its time, and the view opens at it',
  args: { view: 'week', now: '2026-03-04T16:20:00Z' },
  play: async ({ canvas, canvasElement }) => {
    const line = canvasElement.querySelector('[data-now]');
    const hours = canvasElement.querySelector('[data-hours]');
    if (!line || !hours) throw new Error('There is no line.');
    const { top, height } = hours.getBoundingClientRect();
    // By the clock of Madrid it is 17:20.
    await expect((line.getBoundingClientRect().top - top) / height).toBeCloseTo(17.33 / 24, 2);
    await expect(canvasElement.querySelectorAll('[data-now]')).toHaveLength(1);
    await expect(canvas.getByText(/17:20/)).toBeVisible();
    await waitFor(() => expect(scrolledBy(canvasElement)).toBeGreaterThan(200));
  },
};

export const NowOnPhone: Story = {
  name: 'On a phone the list says what has begun and what is next',
  args: { view: 'day', now: '2026-03-04T09:45:00Z' },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    const now = canvasElement.querySelector('[data-now]');
    await expect(now).toHaveTextContent(/^Now/);
    const [blood, review] = [/Blood analysis/, /Review/].map((name) => canvas.getByRole('button', { name }));
    await expect(blood?.compareDocumentPosition(now ?? document)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(now?.compareDocumentPosition(review ?? document)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const Categories: Story = {
  name: 'Categories have hues, and are explained by icon and word',
  args: {
    view: 'week',
    categories: [
      { hue: 'one', icon: Phone, label: 'Call' },
      { hue: 'four', icon: FlaskConical, label: 'Test' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Call').parentElement?.querySelector('svg')).toBeVisible();
    await expect(canvas.getByText('Test')).toBeVisible();
  },
};

const movable: CalendarEvent[] = [
  { id: 'call', title: 'Lucía', start: '2026-03-04T10:00', end: '2026-03-04T10:30', isMovable: true },
  { id: 'fixed', title: 'Íñigo', start: '2026-03-05T10:00', end: '2026-03-05T10:30' },
];

export const MovedByKeys: Story = {
  name: 'M takes hold of an event, arrows move it and Shift stretches it, each step is announced, Escape restores it',
  args: { view: 'week', events: movable, onEventMove: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    const event = canvas.getByRole('button', { name: /Lucía/ });
    await expect(event).toHaveAccessibleDescription(/press M/);
    event.focus();
    await userEvent.keyboard('m{ArrowDown}{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    const status = canvas.getByText(/Moving Lucía/);
    await expect(status).toHaveTextContent(/5 March 2026, .*10:15.*11:00.*Escape/);
    await expect(status).toHaveAttribute('role', 'status');
    await expect(canvasElement.querySelector('[data-draft]')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Left as it was.')).toBeInTheDocument();
    await expect(canvasElement.querySelector('[data-draft]')).toBeNull();
    await expect(args.onEventMove).not.toHaveBeenCalled();
    await expect(event).toHaveFocus();
    await userEvent.keyboard('m{ArrowUp}{ArrowRight}{Enter}');
    await expect(args.onEventMove).toHaveBeenLastCalledWith('call', {
      day: '2026-03-05',
      time: '09:45',
      addedMinutes: 0,
    });
    await expect(args.onEventPress).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: /Íñigo/ }).focus();
    await userEvent.keyboard('m{ArrowDown}{Enter}');
    await expect(args.onEventMove).toHaveBeenCalledOnce();
  },
};

/** Presses at a point of the page, moves to another and lets go. */
const drag = (target: Element, from: { x: number; y: number }, to: { x: number; y: number }) => {
  const send = (type: string, { x, y }: { x: number; y: number }) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerType: 'mouse',
        pointerId: 1,
        button: 0,
        clientX: x,
        clientY: y,
      }),
    );
  send('pointerdown', from);
  send('pointermove', to);
  send('pointerup', to);
};

export const Dragged: Story = {
  name: 'Dragging moves an event, its lower edge stretches it, and an empty place draws a new one',
  args: { view: 'week', events: movable, onEventMove: fn(), onTimePress: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    const event = canvas.getByRole('button', { name: /Lucía/ });
    const column = event.closest('[data-column]');
    if (!column) throw new Error('There is no column.');
    // It opens at its first hour once it is shown.
    await waitFor(() => expect(scrolledBy(canvasElement)).toBeGreaterThan(0));
    const { left, top, width, height } = column.getBoundingClientRect();
    const at = (hour: number, day = 0) => ({ x: left + width * (day + 0.5), y: top + (height / 24) * hour });
    drag(event, at(10.1), at(12.1, 1));
    await expect(args.onEventMove).toHaveBeenLastCalledWith('call', {
      day: '2026-03-05',
      time: '12:00',
      addedMinutes: 0,
    });
    const { bottom } = event.getBoundingClientRect();
    drag(event, { x: left + 9, y: bottom - 2 }, { x: left + 9, y: bottom - 2 + height / 24 });
    await expect(args.onEventMove).toHaveBeenLastCalledWith('call', {
      day: '2026-03-04',
      time: '10:00',
      addedMinutes: 60,
    });
    await expect(args.onEventPress).not.toHaveBeenCalled();
    drag(column, at(14.1), at(15.4));
    await expect(args.onTimePress).toHaveBeenLastCalledWith('2026-03-04', '14:00', 90);
    await expect(canvasElement.querySelector('[data-draft]')).toBeNull();
  },
};

export const ShortDay: Story = {
  name: 'The 23-hour day visibly omits its missing hour',
  args: {
    view: 'week',
    defaultDate: '2026-03-29',
    events: [{ id: 'a', title: 'Sleep', start: '2026-03-29T00:30:00Z', end: '2026-03-29T01:30:00Z' }],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-missing-hour]')).toHaveLength(1);
    // A one-hour event, from 1:30 to 3:30 by the clock.
    await expect(canvas.getByRole('button', { name: /1:30, Sleep/ })).toBeInTheDocument();
    const [event, hour] = [
      canvas.getByRole('button', { name: /Sleep/ }),
      canvasElement.querySelector('[data-missing-hour]'),
    ].map((each) => each?.getBoundingClientRect());
    await expect(event?.top).toBeLessThan(hour?.top ?? 0);
    await expect(event?.bottom).toBeGreaterThan(hour?.bottom ?? Infinity);
  },
};

export const LongDay: Story = {
  name: 'The 25-hour day has its hour twice; the other days show that they have it once',
  args: {
    view: 'week',
    defaultDate: '2026-10-25',
    events: [
      { id: 'first', title: 'First', start: '2026-10-25T00:30:00Z' },
      { id: 'second', title: 'Second', start: '2026-10-25T01:30:00Z' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-missing-hour]')).toHaveLength(6);
    const [first, second] = [/First/, /Second/].map((name) =>
      canvas.getByRole('button', { name }).getBoundingClientRect(),
    );
    await expect((second?.top ?? 0) - (first?.top ?? 0)).toBeGreaterThan(40);
  },
};

export const OpenHours: Story = {
  name: 'Hours outside opening times are shaded, announced for each day, and still clickable',
  args: {
    view: 'week',
    onTimePress: fn(),
    openHours: (day) => (day >= '2026-03-07' ? [] : [{ from: '09:00', to: '17:30' }]),
    closedText: 'Closed',
    openText: (open) => `Open ${open.map(({ from, to }) => `${from}–${to}`).join(', ')}`,
  },
  play: async ({ args, canvas, canvasElement }) => {
    const shades = canvasElement.querySelectorAll<HTMLElement>('[data-closed-hours]');
    // Monday to Friday in two parts, all day on the others.
    await expect(shades).toHaveLength(12);
    await expect(canvas.getByText('Closed', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: /7 March 2026, Closed/ })).toBeVisible();
    await expect(
      canvas.getByRole('columnheader', { name: /2 March 2026.*, Open 09:00–17:30$/ }),
    ).toBeVisible();
    const [night] = shades;
    const hours = night?.parentElement;
    if (!night || !hours) throw new Error('There is no shade.');
    await expect(night.offsetHeight / hours.offsetHeight).toBeCloseTo(9 / 24, 2);
    await expect(getComputedStyle(night).pointerEvents).toBe('none');
    const { left, top, height } = hours.getBoundingClientRect();
    const clientY = top + (height / 24) * 8.6;
    hours.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, clientX: left + 20, clientY }));
    await expect(args.onTimePress).toHaveBeenLastCalledWith('2026-03-02', '08:30');
  },
};

export const ClosedOnPhone: Story = {
  name: 'On a phone the list of a closed day says so',
  args: { view: 'day', openHours: () => [], closedText: 'Closed' },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed')).toBeVisible();
  },
};

export const Spanish: Story = {
  name: 'In Spanish the week begins on Monday',
  render: (args) => (
    <I18nProvider locale="es-ES">
      <CalendarView {...args} />
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveAccessibleName('lunes');
    await expect(canvas.getByText('Marzo de 2026')).toBeVisible();
  },
};

export const EmptyList: Story = {
  name: 'Without events it says so',
  args: { events: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is planned here.')).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'While events are loading it says so and reserves the space',
  args: { loadingText: 'Loading the appointments' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the appointments')).toBeInTheDocument();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

export const BadEvents: Story = {
  name: 'A thousand letters, right to left, and invalid times stay inside 600 px and do not throw',
  args: {
    events: [
      {
        id: '1',
        title: 'ش'.repeat(1000),
        meta: 'm'.repeat(300),
        start: '2026-03-04T09:00',
        end: '2026-03-04T08:00',
      },
      { id: '2', title: 'No time', start: 'soon' },
      { id: '3', title: 'No day', start: '2026-02-31', end: 'later' },
      ...Array.from({ length: 40 }, (_, index) => ({
        id: `many ${index}`,
        title: `At once ${index}`,
        start: '2026-03-05T10:00',
        end: '2026-03-05T11:00',
      })),
    ],
  },
  render: (args) => (
    <div dir="rtl" data-testid="room" style={{ width: 600 }}>
      <CalendarView {...args} />
      <CalendarView {...args} view="week" />
    </div>
  ),
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    await expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth);
    await expect(canvas.queryByRole('button', { name: /No time|No day/ })).toBeNull();
  },
};
