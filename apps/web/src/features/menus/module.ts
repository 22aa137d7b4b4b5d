import { loadWords } from '../../app/i18n.ts';
import { draft, type WebModule } from '../../app/module.ts';
import { pathTo } from '../../app/paths.ts';
import { askingFor } from '../../app/useOpenIntent.ts';
import { menusOfPlan } from './menus-address.ts';
import type meanings from '../../locales/es/food-meanings.json';
import type menuRecord from '../../locales/es/menu-record.json';
import type preferences from '../../locales/es/food-preferences.json';
import type paper from '../../locales/es/menu-paper.json';
import type sentences from '../../locales/es/menus.json';
import type versions from '../../locales/es/plan-versions.json';
import type shared from './sentences/es.json';

declare module '../../app/sentence-types.ts' {
  interface Namespaces {
    menus: typeof sentences;
    'food-meanings': typeof meanings;
    'food-preferences': typeof preferences;
    'menu-paper': typeof paper;
    'menu-record': typeof menuRecord;
    'plan-versions': typeof versions;
  }
  interface SharedSentences {
    menus: typeof shared;
  }
}

const VERSIONS = '/patient/:patientId/nutrition/plans/:nutritionalPlan/versions';
const PREFERENCES = '/patient/:patientId/nutrition/plans/:nutritionalPlan/preferences';
const template = (ids: { patientId: string; nutritionalPlan: string }) => ({
  href: pathTo('/patient/:patientId/nutrition/plans/:nutritionalPlan/menu-template', ids),
});

export const menusModule: WebModule = {
  name: 'menus',
  pages: [
    {
      route: '/patient/:patientId/nutrition/menus',
      name: 'menus',
      parent: '/patient/:patientId',
      screen: async () => (await import('./MenusScreen.tsx')).MenusScreen,
      namespaces: ['menus', 'menu-paper', 'foods', 'food-meanings', 'food-preferences'],
      recordTab: { order: 61, group: 'NUTRITION', isClinical: true },
    },
    {
      route: '/patient/:patientId/nutrition/plans/:nutritionalPlan/menu-template',
      name: 'menuTemplate',
      parent: '/patient/:patientId/nutrition/plans/:nutritionalPlan',
      screen: async () => (await import('./template/MenuTemplateScreen.tsx')).MenuTemplateScreen,
      namespaces: ['menus', 'foods', 'food-meanings', 'nutritional-plans'],
    },
    {
      route: '/patient/:patientId/nutrition/plans/:nutritionalPlan/preferences',
      name: 'planPreferences',
      parent: '/patient/:patientId/nutrition/plans/:nutritionalPlan',
      screen: async () => (await import('./preferences/PlanPreferencesScreen.tsx')).PlanPreferencesScreen,
      namespaces: ['food-preferences', 'menus', 'foods', 'dishes', 'nutritional-plans'],
    },
    {
      route: '/patient/:patientId/nutrition/plans/:nutritionalPlan/versions',
      name: 'planVersions',
      parent: '/patient/:patientId/nutrition/plans/:nutritionalPlan',
      screen: async () => (await import('./versions/PlanVersionsScreen.tsx')).PlanVersionsScreen,
      namespaces: ['plan-versions', 'food-preferences', 'menus', 'foods', 'nutritional-plans'],
    },
  ],
  planNotice: {
    namespaces: ['menus', 'foods', 'food-meanings'],
    load: async () => (await import('./recalculate/PlanNotice.tsx')).PlanNotice,
  },
  planCopyNotice: {
    namespaces: ['menus', 'foods', 'food-meanings'],
    load: async () => (await import('./restrictions/CopyRestrictions.tsx')).CopyRestrictions,
  },
  planFilling: (plan) => `${menusOfPlan(plan)}&new=fill`,
  patientFilters: [
    {
      id: 'nutritionalPlan',
      choices: ['RUNNING', 'NONE', 'ENDED', 'OFF_TARGET'],
      action: 'listNutritionalPlans',
    },
  ],
  record: async () => {
    const [{ menusInRecord }, { CurrentPlanCard }] = await Promise.all([
      import('./record.ts'),
      import('./CurrentPlanCard.tsx'),
      loadWords(['menu-record']),
    ]);
    return { ...menusInRecord, cards: [{ order: 5, isClinical: true, Card: CurrentPlanCard }] };
  },
  worklist: async () => (await import('./worklist.ts')).menusInWorklist,
  drafts: [
    draft('menu-templates/:patientId/:nutritionalPlan/plan', 'menuTemplate', template),
    draft('menu-templates/:patientId/:nutritionalPlan/new', 'menuTemplateName', template),
    draft('menu-templates/:patientId/:nutritionalPlan/rename/:templateId', 'menuTemplateName', template),
    draft('plan-versions/:patientId/:nutritionalPlan/new', 'planVersion', (ids) => ({
      href: askingFor(pathTo(VERSIONS, ids), 'version'),
    })),
    draft('patients/:patientId/food-exclusions', 'foodExclusions', (ids) => ({
      href: pathTo('/patient/:patientId/nutrition/menus', ids),
    })),
    draft('patients/:patientId/food-preferences', 'foodPreferences', (ids) => ({
      href: askingFor(pathTo('/patient/:patientId/nutrition/menus', ids), 'preferences'),
    })),
    draft('plan-frequencies/:patientId/:nutritionalPlan', 'planFrequencies', (ids) => ({
      href: askingFor(pathTo(PREFERENCES, ids), 'frequencies'),
    })),
    draft('patients/:patientId/menus/:planId', 'menus', ({ patientId, planId }) => ({
      href: menusOfPlan({ id: planId, patientId }),
    })),
  ],
};
