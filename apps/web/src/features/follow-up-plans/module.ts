import { loadWords } from '../../app/i18n.ts';
import { draft, type WebModule } from '../../app/module.ts';
import { pathTo } from '../../app/paths.ts';
import { askingFor } from '../../app/useOpenIntent.ts';
import type sentences from '../../locales/es/follow-up-plans.json';
import type board from '../../locales/es/follow-up-board.json';
import type record from '../../locales/es/follow-up-record.json';
import type templates from '../../locales/es/follow-up-templates.json';
import type shared from './sentences/es.json';

declare module '../../app/sentence-types.ts' {
  interface Namespaces {
    'follow-up-plans': typeof sentences;
    'follow-up-board': typeof board;
    'follow-up-record': typeof record;
    'follow-up-templates': typeof templates;
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
      recordTab: { order: 70, group: 'FOLLOW_UP', alsoAt: '/plan-detail/' },
    },
    {
      route: '/patient/:patientId/plan-detail/:planId',
      name: 'followUpPlan',
      parent: LIST,
      screen: async () => (await import('./FollowUpScreen.tsx')).FollowUpScreen,
      namespaces: ['follow-up-plans', 'follow-up-record', 'surveys', 'link-delivery'],
    },
    {
      route: '/follow-ups',
      name: 'followUps',
      parent: '/',
      screen: async () => (await import('./board/FollowUpBoardScreen.tsx')).FollowUpBoardScreen,
      namespaces: ['follow-up-board', 'follow-up-plans'],
    },
    {
      route: '/follow-up-templates',
      name: 'followUpTemplates',
      parent: '/',
      screen: async () => (await import('./templates/FollowUpTemplatesScreen.tsx')).FollowUpTemplatesScreen,
      namespaces: ['follow-up-plans', 'follow-up-templates'],
    },
  ],
  drafts: [
    draft(
      'follow-up-templates/:accountId/:type/steps/:stepId',
      'followUpTemplateStep',
      ({ type, stepId }) => ({
        href: `${askingFor('/follow-up-templates', stepId === 'new' ? 'step' : `step.${stepId}`)}&type=${type}`,
      }),
    ),
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
  commands: async () => (await import('./commands.ts')).followUpCommands,
  worklist: async () => (await import('./worklist.ts')).followUpPlansInWorklist,
  notifications: async () => (await import('./worklist.ts')).followUpNotifications,
  record: async () => {
    const [{ followUpPlansInRecord }, { CurrentFollowUpCard }] = await Promise.all([
      import('./record.ts'),
      import('./CurrentFollowUpCard.tsx'),
      loadWords(['follow-up-record', 'follow-up-plans']),
    ]);
    return { ...followUpPlansInRecord, cards: [{ order: 6, isClinical: false, Card: CurrentFollowUpCard }] };
  },
};
