import { draft, type WebModule } from '../../app/module.ts';
import { pathTo } from '../../app/paths.ts';
import type paper from '../../locales/es/menu-paper.json';
import type sentences from '../../locales/es/menus.json';
import type shared from './sentences/es.json';

declare module '../../app/sentence-types.ts' {
  interface Namespaces {
    menus: typeof sentences;
    'menu-paper': typeof paper;
  }
  interface SharedSentences {
    menus: typeof shared;
  }
}

const TEMPLATE = '/patient/:patientId/nutrition/plans/:nutritionalPlan/menu-template';

export const menusModule: WebModule = {
  name: 'menus',
  pages: [
    {
      route: '/patient/:patientId/nutrition/menus',
      name: 'menus',
      parent: '/patient/:patientId',
      screen: async () => (await import('./MenusScreen.tsx')).MenusScreen,
      namespaces: ['menus', 'menu-paper', 'foods'],
      recordTab: { order: 61, isClinical: true },
    },
    {
      route: '/patient/:patientId/nutrition/plans/:nutritionalPlan/menu-template',
      name: 'menuTemplate',
      parent: '/patient/:patientId/nutrition/plans/:nutritionalPlan',
      screen: async () => (await import('./template/MenuTemplateScreen.tsx')).MenuTemplateScreen,
      namespaces: ['menus', 'foods', 'nutritional-plans'],
    },
  ],
  planNotice: {
    namespaces: ['menus', 'foods'],
    load: async () => (await import('./recalculate/PlanNotice.tsx')).PlanNotice,
  },
  drafts: [
    draft('menu-templates/:patientId/:nutritionalPlan/plan', 'menuTemplate', (ids) => ({
      href: pathTo(TEMPLATE, ids),
    })),
    draft('menu-templates/:patientId/:nutritionalPlan/new', 'menuTemplateName', (ids) => ({
      href: pathTo(TEMPLATE, ids),
    })),
    draft('menu-templates/:patientId/:nutritionalPlan/rename/:templateId', 'menuTemplateName', (ids) => ({
      href: pathTo(TEMPLATE, ids),
    })),
    draft('patients/:patientId/food-exclusions', 'foodExclusions', (ids) => ({
      href: pathTo('/patient/:patientId/nutrition/menus', ids),
    })),
    draft('patients/:patientId/menus/:planId', 'menus', ({ patientId, planId }) => ({
      href: `${pathTo('/patient/:patientId/nutrition/menus', { patientId })}?plan=${encodeURIComponent(planId)}`,
    })),
  ],
};
