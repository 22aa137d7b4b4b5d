import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, FlaskConical, MessageSquare, Phone, TriangleAlert } from 'lucide-react';
import { Timeline } from './Timeline.tsx';

const meta = {
  title: 'Pictures/Timeline',
  parameters: { pictureHeight: 560, chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Timeline
      label="What has happened"
      timeZone="Europe/Madrid"
      undatedLabel="Without a date"
      emptyTitle="What happens will stand here"
      dayLabel={(day) => (day === '2026-03-04' ? 'Today' : undefined)}
      more={{ summary: '5 of 40', label: 'Show more', onLoadMore: () => undefined }}
      entries={[
        {
          id: '1',
          time: '2026-03-04T09:30',
          title: 'Welcome call',
          icon: Phone,
          tone: 'accent',
          meta: 'Marta Gil',
          content: 'Wants to sleep better and to run ten kilometres in June.',
        },
        {
          id: '2',
          time: '2026-03-04T08:05',
          title: 'Message',
          icon: MessageSquare,
          tone: 'info',
          href: '#message',
          meta: 'Lucía Ferrer',
        },
        {
          id: '3',
          time: '2026-03-03T18:00',
          title: 'No readings for a day',
          icon: TriangleAlert,
          tone: 'critical',
        },
        {
          id: '4',
          time: '2026-03-03',
          title: 'Blood analysis asked for',
          icon: FlaskConical,
          tone: 'warning',
          meta: 'Waiting for the laboratory',
        },
        { id: '5', time: '2026-03-02', title: 'Plan begun', icon: CircleCheck, tone: 'success' },
      ]}
    />
  ),
};
