import { draft, type WebModule } from '../../app/module.ts';
import { pathTo } from '../../app/paths.ts';
import { askingFor } from '../../app/useOpenIntent.ts';
import type sentences from '../../locales/es/nutritional-plans.json';
import type shared from './sentences/es.json';

declare module '../../app/sentence-types.ts' {
  interface Namespaces {
    'nutritional-plans': typeof sentences;
  }
  interface SharedSentences {
    'nutritional-plans': typeof shared;
  }
}

const PLANS = '/patient/:patientId/nutrition/plans';
const PLAN = '/patient/:patientId/nutrition/plans/:nutritionalPlan';
const PATIENT_DATA = '/patient/:patientId/nutrition/plans/:nutritionalPlan/patient-data';
const FOOD_DISTRIBUTION = '/patient/:patientId/nutrition/plans/:nutritionalPlan/food-distribution';

export const nutritionalPlansModule: WebModule = {
  name: 'nutritional-plans',
  pages: [
    {
      route: '/patient/:patientId/nutrition/plans',
      name: 'nutritionalPlans',
      parent: '/patient/:patientId',
      screen: async () => (await import('./PlanListScreen.tsx')).PlanListScreen,
      namespaces: ['nutritional-plans'],
      recordTab: { order: 60, group: 'NUTRITION', isClinical: true },
    },
    {
      route: '/patient/:patientId/nutrition/plans/:nutritionalPlan',
      name: 'nutritionalPlan',
      parent: PLANS,
      screen: async () => (await import('./PlanArea.tsx')).PlanArea,
      namespaces: ['nutritional-plans'],
      opens: PATIENT_DATA,
    },
    // The pages below a plan are its tabs, of whatever feature.
    {
      route: '/patient/:patientId/nutrition/plans/:nutritionalPlan/patient-data',
      name: 'planPatientData',
      parent: PLAN,
      screen: async () => (await import('./PlanPatientDataScreen.tsx')).PlanPatientDataScreen,
      namespaces: ['nutritional-plans', 'patient-data'],
    },
    {
      route: '/patient/:patientId/nutrition/plans/:nutritionalPlan/food-distribution',
      name: 'planFoodDistribution',
      parent: PLAN,
      screen: async () => (await import('./PlanFoodDistributionScreen.tsx')).PlanFoodDistributionScreen,
      namespaces: ['nutritional-plans'],
    },
  ],
  drafts: [
    draft('nutritional-plans/:patientId/new', 'nutritionalPlan', (ids) => ({
      href: askingFor(pathTo(PLANS, ids), 'plan'),
    })),
    draft('nutritional-plans/:patientId/:nutritionalPlan/period', 'nutritionalPlan', (ids) => ({
      href: askingFor(pathTo(PATIENT_DATA, ids), 'edit'),
    })),
    draft('nutritional-plans/:patientId/:nutritionalPlan/copy', 'nutritionalPlan', (ids) => ({
      href: askingFor(pathTo(PATIENT_DATA, ids), 'copy'),
    })),
    draft('nutritional-plans/:patientId/:nutritionalPlan/energy', 'planEnergy', (ids) => ({
      href: pathTo(PATIENT_DATA, ids),
    })),
    draft('nutritional-plans/:patientId/:nutritionalPlan/shares', 'planShares', (ids) => ({
      href: pathTo(FOOD_DISTRIBUTION, ids),
    })),
  ],
  record: async () => (await import('./record.ts')).nutritionalPlansInRecord,
  commands: async () => (await import('./commands.ts')).nutritionalPlanCommands,
};
