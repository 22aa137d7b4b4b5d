import { Watch } from 'lucide-react';
import { loadWords } from '../../app/i18n.ts';
import type { WebModule } from '../../app/module.ts';
import type wearables from '../../locales/es/wearables.json';
import type wearablesActivity from '../../locales/es/wearables-activity.json';
import type wearablesConnections from '../../locales/es/wearables-connections.json';
import type wearablesImport from '../../locales/es/wearables-import.json';
import type wearablesNutrition from '../../locales/es/wearables-nutrition.json';
import type wearablesPeriod from '../../locales/es/wearables-period.json';
import type wearablesSleep from '../../locales/es/wearables-sleep.json';
import { publicPage } from './public-page.ts';
import type shared from './sentences/es.json';

declare module '../../app/sentence-types.ts' {
  interface Namespaces {
    wearables: typeof wearables;
    'wearables-activity': typeof wearablesActivity;
    'wearables-connections': typeof wearablesConnections;
    'wearables-import': typeof wearablesImport;
    'wearables-nutrition': typeof wearablesNutrition;
    'wearables-period': typeof wearablesPeriod;
    'wearables-sleep': typeof wearablesSleep;
  }
  interface SharedSentences {
    wearables: typeof shared;
  }
}

export const wearablesModule: WebModule = {
  name: 'wearables',
  pages: [
    {
      route: '/patient/:patientId/follow-up',
      name: 'wearables',
      parent: '/patient/:patientId',
      screen: async () => (await import('./FollowUpScreen.tsx')).FollowUpScreen,
      namespaces: ['wearables', 'wearables-import', 'link-delivery'],
      icon: Watch,
      recordTab: { order: 72, group: 'FOLLOW_UP', isClinical: true },
    },
    {
      route: '/patient/:patientId/follow-up/activity',
      name: 'wearablesActivity',
      parent: '/patient/:patientId/follow-up',
      screen: async () => (await import('./activity/ActivityScreen.tsx')).ActivityScreen,
      namespaces: ['wearables', 'wearables-activity', 'wearables-period'],
    },
    {
      route: '/patient/:patientId/follow-up/activity/:eventId/events',
      name: 'wearablesWorkout',
      parent: '/patient/:patientId/follow-up/activity',
      screen: async () => (await import('./activity/workout/WorkoutScreen.tsx')).WorkoutScreen,
      namespaces: ['wearables', 'wearables-activity', 'wearables-period', 'cgm'],
    },
    {
      route: '/patient/:patientId/follow-up/sleep',
      name: 'wearablesSleep',
      parent: '/patient/:patientId/follow-up',
      screen: async () => (await import('./sleep/SleepScreen.tsx')).SleepScreen,
      namespaces: ['wearables', 'wearables-sleep', 'wearables-period', 'wearables-connections'],
    },
    {
      route: '/patient/:patientId/follow-up/nutrition',
      name: 'wearablesNutrition',
      parent: '/patient/:patientId/follow-up',
      screen: async () => (await import('./nutrition/NutritionScreen.tsx')).NutritionScreen,
      namespaces: ['wearables', 'wearables-nutrition', 'wearables-period', 'wearables-connections'],
    },
    {
      route: '/patient/:patientId/follow-up/nutrition/:eventId/events',
      name: 'wearablesMeal',
      parent: '/patient/:patientId/follow-up/nutrition',
      screen: async () => (await import('./nutrition/MealScreen.tsx')).MealScreen,
      namespaces: ['wearables', 'wearables-nutrition', 'wearables-period'],
    },
  ],
  publicPage,
  dayLanes: {
    namespaces: ['wearables-activity'],
    load: async () => (await import('./activity/lanes/GlucoseLanes.tsx')).GlucoseLanes,
  },
  patientFilters: [{ id: 'wearable', choices: ['WITH', 'SILENT', 'LOST'], action: 'getWearables' }],
  record: async () => {
    const [{ wearablesInRecord }, { WearablesCard }] = await Promise.all([
      import('./record.ts'),
      import('./WearablesCard.tsx'),
      loadWords(['wearables']),
    ]);
    return { ...wearablesInRecord, cards: [{ order: 7, isClinical: true, Card: WearablesCard }] };
  },
  worklist: async () => (await import('./worklist.ts')).wearablesInWorklist,
};
