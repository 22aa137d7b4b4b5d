import { ofPatient, type TimelineSource, type TimelineSources } from '../../contributions/timeline.ts';

const appointment = (at: string, condition: string): TimelineSource => ({
  subject: 'a.id',
  at,
  code: 'a.kind',
  startsAt: 'a.starts_at',
  people: 'json_build_array(a.professional_id)',
  from: `FROM appointments a WHERE ${ofPatient('a')} AND ${condition}`,
});

export const timeline = {
  // An appointment entered after it took place was not scheduled.
  APPOINTMENT_MADE: {
    ...appointment('a.created_at', 'a.created_at < a.starts_at'),
    user: 'a.created_by',
  },
  APPOINTMENT_HELD: appointment(
    'a.starts_at',
    `a.state = 'SCHEDULED' AND a.ends_at <= $3::timestamptz AND a.attendance IS DISTINCT FROM 'MISSED'`,
  ),
  APPOINTMENT_MISSED: appointment('a.starts_at', `a.state = 'SCHEDULED' AND a.attendance = 'MISSED'`),
  APPOINTMENT_CANCELED: appointment('a.canceled_at', 'a.canceled_at IS NOT NULL'),
} satisfies TimelineSources;
