import { draft, type WebModule } from '../../app/module.ts';
import { pathTo } from '../../app/paths.ts';
import { askingFor } from '../../app/useOpenIntent.ts';
import type sentences from '../../locales/es/follow-up-plans.json';
import type shared from './sentences/es.json';

declare module '../../app/sentence-types.ts' {
  interface Namespaces {
    'follow-up-plans': typeof sentences;
  }
  interface SharedSentences {
    'follow-up-plans': typeof shared;
  }
}

const LIST = '/patient/:patientId/plans-list';
const DETAIL = '/patient/:patientId/plan-detail/:planId';

export const followUpPlansModule: WebModule = {
  name: 'follow-up-plans',
  pages: [
    {
      route: '/patient/:patientId/plans-list',
      name: 'followUpPlans',
      parent: '/patient/:patientId',
      screen: async () => (await import('./FollowUpListScreen.tsx')).FollowUpListScreen,
      namespaces: ['follow-up-plans'],
      recordTab: { order: 45, alsoAt: '/plan-detail/' },
    },
    {
      route: '/patient/:patientId/plan-detail/:planId',
      name: 'followUpPlan',
      parent: LIST,
      screen: async () => (await import('./FollowUpScreen.tsx')).FollowUpScreen,
      namespaces: ['follow-up-plans', 'surveys'],
    },
  ],
  drafts: [
    draft('patients/:patientId/follow-up-plans/new', 'followUpPlan', ({ patientId }) => ({
      href: askingFor(pathTo(LIST, { patientId }), 'follow-up'),
    })),
    draft('patients/:patientId/follow-up-plans/:planId', 'followUpPlan', (ids) => ({
      href: askingFor(pathTo(DETAIL, ids), 'edit'),
    })),
    draft(
      'patients/:patientId/follow-up-plans/:planId/steps/:stepId',
      'followUpStep',
      ({ stepId, ...ids }) => ({
        href: askingFor(pathTo(DETAIL, ids), `step.${stepId}`),
      }),
    ),
  ],
  worklist: async () => (await import('./worklist.ts')).followUpPlansInWorklist,
  record: async () => (await import('./record.ts')).followUpPlansInRecord,
};
