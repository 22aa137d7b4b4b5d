import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarView, type CalendarViewProps } from './CalendarView.tsx';
import { sampleEvents } from './sampleEvents.ts';

const meta = {
  title: 'Pictures/CalendarView',
  parameters: { pictureHeight: 760, chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

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
