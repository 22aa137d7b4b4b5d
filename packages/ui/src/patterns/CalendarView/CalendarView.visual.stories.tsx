import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlaskConical, Phone, Stethoscope, UserX } from 'lucide-react';
import { CalendarView, type CalendarEvent, type CalendarViewProps } from './CalendarView.tsx';
import { sampleEvents } from './sampleEvents.ts';

const meta = {
  title: 'Pictures/CalendarView',
  parameters: { pictureHeight: 760, chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const looks = [
  { hue: 'one', icon: Phone },
  { hue: 'two', icon: Stethoscope },
  { hue: 'four', icon: FlaskConical },
] as const;
const clock = (minutes: number) =>
  `2026-03-04T${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const slot = (index: number, from: number, minutes: number): CalendarEvent => ({
  id: `${from} ${index}`,
  title: `Lucía Ferrer ${index + 1}`,
  meta: 'Room 2',
  ...(looks[index % looks.length] ?? looks[0]),
  start: clock(from),
  end: clock(from + minutes),
});
const fullDay: CalendarEvent[] = [
  ...[0, 1, 2, 3].map((index) => slot(index, 540 + index * 15, 15)),
  { ...slot(4, 615, 30), isVoid: true, icon: UserX },
  ...Array.from({ length: 8 }, (_, index) => slot(index, 660, 30 + index * 5)),
];

const messages = {
  label: 'Appointments',
  view: 'month',
  defaultDate: '2026-03-05',
  today: '2026-03-04',
  timeZone: 'Europe/Madrid',
  events: sampleEvents,
  previousLabel: 'Earlier',
  nextLabel: 'Later',
  todayLabel: 'Today',
  allDayLabel: 'All day',
  moreText: (count) => `+${count} more`,
  countText: (count) => `${count} events`,
  emptyText: 'Nothing is planned here.',
} satisfies CalendarViewProps;

export const Month: StoryObj = { render: () => <CalendarView {...messages} firstDayOfWeek="mon" /> };
export const Week: StoryObj = { render: () => <CalendarView {...messages} view="week" /> };
export const OpenHours: StoryObj = {
  name: 'Hours that are not open',
  render: () => (
    <CalendarView
      {...messages}
      view="week"
      firstDayOfWeek="mon"
      openHours={(day) =>
        day >= '2026-03-07'
          ? []
          : [
              { from: '09:00', to: '12:00' },
              { from: '13:30', to: '17:00' },
            ]
      }
      closedText="Outside working hours"
    />
  ),
};
export const Day: StoryObj = {
  render: () => <CalendarView {...messages} view="day" defaultDate="2026-03-04" />,
};
export const FullDay: StoryObj = {
  name: 'A full day: quarters, eight at once, what was missed, and the present moment',
  render: () => (
    <CalendarView
      {...messages}
      view="day"
      defaultDate="2026-03-04"
      now="2026-03-04T08:50:00Z"
      events={fullDay}
      categories={[
        { hue: 'one', icon: Phone, label: 'Call' },
        { hue: 'two', icon: Stethoscope, label: 'First visit' },
        { hue: 'four', icon: FlaskConical, label: 'Test' },
      ]}
    />
  ),
};
export const LongDay: StoryObj = {
  name: 'The week of a day of 25 hours',
  render: () => (
    <CalendarView
      {...messages}
      view="week"
      defaultDate="2026-10-25"
      firstHour={0}
      events={[
        { id: 'a', title: 'Sleep', tone: 'info', start: '2026-10-25T00:30:00Z', end: '2026-10-25T02:30:00Z' },
      ]}
    />
  ),
};
