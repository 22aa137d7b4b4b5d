import { Utensils } from 'lucide-react';
import { pathTo } from '../../app/paths.ts';
import { askingFor } from '../../app/useOpenIntent.ts';
import type { RecordParts } from '../../app/record-parts.ts';

export const nutritionalPlansInRecord: RecordParts = {
  firstVisit: [
    {
      id: 'MENU',
      order: 70,
      isClinical: true,
      isDone: ({ nutritionalPlan }) => nutritionalPlan !== null,
      action: 'createNutritionalPlan',
      hrefOf: (patientId) => askingFor(pathTo('/patient/:patientId/nutrition/plans', { patientId }), 'plan'),
    },
  ],
  timeline: {
    NUTRITIONAL_PLAN_ADDED: {
      icon: Utensils,
      tone: 'accent',
      route: '/patient/:patientId/nutrition/plans',
      hrefOf: ({ subjectId }, page) => `${page}/${subjectId}`,
    },
  },
};
