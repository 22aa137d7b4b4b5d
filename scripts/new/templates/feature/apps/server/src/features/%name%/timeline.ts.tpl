import { ofPatient, type TimelineSources } from '../../contributions/timeline.ts';
import { %records% } from './%record-name%-rows.ts';

export const timeline = {
  %RECORD%_ADDED: {
    subject: 'x.id',
    at: 'x.created_at',
    user: 'x.created_by',
    title: 'x.title',
    from: `FROM ${%records%.name} x WHERE ${ofPatient('x')}`,
  },
} satisfies TimelineSources;
