import { ofPatient, type TimelineSource, type TimelineSources } from '../../contributions/timeline.ts';
import { surveys } from './rows.ts';

const entry = (at: string, user: string): TimelineSource => ({
  subject: 's.id',
  at: `s.${at}`,
  user,
  code: 's.kind',
  from: `FROM ${surveys.name} s WHERE ${ofPatient('s')} AND s.${at} IS NOT NULL`,
});

export const timeline = {
  SURVEY_SENT: entry('created_at', 's.created_by'),
  SURVEY_ANSWERED: entry('answered_at', 'NULL'),
} satisfies TimelineSources;
