import { Utensils } from 'lucide-react';
import type { Command } from '../../app/commands.ts';

export const nutritionalPlanCommands: readonly Command[] = [
  {
    name: 'nutritionalPlan',
    synonyms: 'nuevo plan nutricional dieta menús energía new nutritional plan diet menus energy create',
    icon: Utensils,
    action: 'createNutritionalPlan',
    ofPatient: {
      route: '/patient/:patientId/nutrition/plans',
      asks: 'plan',
      order: 45,
      isClinical: true,
    },
  },
];
