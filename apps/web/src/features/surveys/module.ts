import type { WebModule } from '../../app/module.ts';
import type sentences from '../../locales/es/surveys.json';
import { publicPage } from './public-page.ts';
import type shared from './sentences/es.json';

declare module '../../app/sentence-types.ts' {
  interface Namespaces {
    surveys: typeof sentences;
  }
  interface SharedSentences {
    surveys: typeof shared;
  }
}

export const surveysModule: WebModule = {
  name: 'surveys',
  pages: [
    {
      route: '/patient/:patientId/surveys',
      name: 'surveys',
      parent: '/patient/:patientId',
      screen: async () => (await import('./SurveysScreen.tsx')).SurveysScreen,
      namespaces: ['surveys', 'link-delivery'],
      recordTab: { order: 71, group: 'FOLLOW_UP', isClinical: true },
    },
  ],
  publicPage,
  visits: async () => (await import('./visits.ts')).surveysInVisits,
  worklist: async () => (await import('./worklist.ts')).surveysInWorklist,
  notifications: async () => (await import('./worklist.ts')).surveyNotifications,
  record: async () => (await import('./record.ts')).surveysInRecord,
};
