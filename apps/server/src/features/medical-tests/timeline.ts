import { ofPatient, type TimelineSource, type TimelineSources } from '../../contributions/timeline.ts';

const reached = (at: string): TimelineSource => ({
  subject: 't.id',
  at: `t.${at}`,
  title: 't.name',
  code: 't.type',
  from: `FROM medical_tests t WHERE ${ofPatient('t')} AND t.${at} IS NOT NULL`,
});

export const timeline = {
  TEST_CREATED: { ...reached('created_at'), user: 't.created_by' },
  TEST_BEGUN: reached('in_progress_at'),
  TEST_FINISHED: reached('finished_at'),
  TEST_CANCELED: reached('canceled_at'),
} satisfies TimelineSources;
