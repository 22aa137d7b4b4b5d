import { Utensils } from 'lucide-react';
import type { RecordParts } from '../../app/record-parts.ts';

export const nutritionalPlansInRecord: RecordParts = {
  timeline: {
    NUTRITIONAL_PLAN_ADDED: {
      icon: Utensils,
      tone: 'accent',
      route: '/patient/:patientId/nutrition/plans',
      hrefOf: ({ subjectId }, page) => `${page}/${subjectId}`,
    },
  },
};
