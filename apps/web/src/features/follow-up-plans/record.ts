import { ListChecks, ListX } from 'lucide-react';
import { pathTo } from '../../app/paths.ts';
import { askingFor } from '../../app/useOpenIntent.ts';
import type { RecordParts, TimelineLook } from '../../app/record-parts.ts';

const look = (icon: TimelineLook['icon'], tone: TimelineLook['tone']): TimelineLook => ({
  icon,
  tone,
  route: '/patient/:patientId/plans-list',
  // Its own page is not below that of the list.
  hrefOf: ({ subjectId }, page) =>
    pathTo('/patient/:patientId/plan-detail/:planId', {
      patientId: page.split('/')[2] ?? '',
      planId: subjectId,
    }),
});

export const followUpPlansInRecord: RecordParts = {
  firstVisit: [
    {
      id: 'FOLLOW_UP',
      order: 60,
      isClinical: true,
      isDone: ({ followUp }) => followUp !== null,
      action: 'createFollowUpPlan',
      hrefOf: (patientId) => askingFor(pathTo('/patient/:patientId/plans-list', { patientId }), 'follow-up'),
    },
  ],
  timeline: {
    FOLLOW_UP_STARTED: look(ListChecks, 'info'),
    FOLLOW_UP_COMPLETED: look(ListChecks, 'success'),
    FOLLOW_UP_CANCELED: look(ListX, 'neutral'),
  },
};
