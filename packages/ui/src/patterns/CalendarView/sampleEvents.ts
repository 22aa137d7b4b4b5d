import { FlaskConical, Phone, Stethoscope, TriangleAlert } from 'lucide-react';
import type { CalendarEvent } from './CalendarViewEvent.tsx';

/** A week in March 2026 with all-day events, three simultaneous meetings, and an overnight event. */
export const sampleEvents: readonly CalendarEvent[] = [
  { id: 'course', start: '2026-03-02', end: '2026-03-04', title: 'Course in Bilbao', tone: 'neutral' },
  { id: 'holiday', start: '2026-03-06', title: 'Local holiday', tone: 'warning', icon: TriangleAlert },
  {
    id: 'call',
    start: '2026-03-04T09:30',
    end: '2026-03-04T10:00',
    title: 'Welcome call',
    meta: 'Lucía Ferrer',
    tone: 'accent',
    icon: Phone,
  },
  {
    id: 'visit',
    start: '2026-03-04T09:30',
    end: '2026-03-04T11:00',
    title: 'First visit',
    meta: 'Íñigo Sáez',
    tone: 'info',
    icon: Stethoscope,
  },
  {
    id: 'blood',
    start: '2026-03-04T10:30',
    end: '2026-03-04T11:30',
    title: 'Blood analysis',
    tone: 'success',
    icon: FlaskConical,
  },
  {
    id: 'review',
    start: '2026-03-04T12:00',
    end: '2026-03-04T12:30',
    title: 'Review of the week',
    tone: 'accent',
  },
  {
    id: 'night',
    start: '2026-03-05T22:30:00Z',
    end: '2026-03-06T01:00:00Z',
    title: 'Night of measurement',
    tone: 'critical',
  },
  { id: 'treadmill', start: '2026-03-17T16:00', end: '2026-03-17T17:00', title: 'Calorimetry', tone: 'info' },
];
