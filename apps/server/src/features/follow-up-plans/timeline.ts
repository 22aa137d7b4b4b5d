import type { FollowUpState } from '@healzy/domain/follow-up-plans';
import { ofPatient, type TimelineSource, type TimelineSources } from '../../contributions/timeline.ts';
import { followUpPlans } from './rows.ts';

/** `WIN_1` as people write it. */
const TITLE = `replace(initcap(x.type), '_', ' ')`;

const ended = (state: FollowUpState): TimelineSource => ({
  subject: 'x.id',
  at: 'x.ended_at',
  user: 'x.ended_by',
  title: TITLE,
  from: `FROM ${followUpPlans.name} x WHERE ${ofPatient('x')} AND x.state = '${state}'`,
});

export const timeline = {
  FOLLOW_UP_STARTED: {
    subject: 'x.id',
    at: 'x.created_at',
    user: 'x.created_by',
    title: TITLE,
    from: `FROM ${followUpPlans.name} x WHERE ${ofPatient('x')}`,
  },
  FOLLOW_UP_COMPLETED: ended('COMPLETED'),
  FOLLOW_UP_CANCELED: ended('CANCELED'),
} satisfies TimelineSources;
