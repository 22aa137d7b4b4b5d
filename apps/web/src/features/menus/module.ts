import { draft, type WebModule } from '../../app/module.ts';
import { pathTo } from '../../app/paths.ts';
import type sentences from '../../locales/es/menus.json';
import type shared from './sentences/es.json';

declare module '../../app/sentence-types.ts' {
  interface Namespaces {
    menus: typeof sentences;
  }
  interface SharedSentences {
    menus: typeof shared;
  }
}

export const menusModule: WebModule = {
  name: 'menus',
  pages: [
    {
      route: '/patient/:patientId/nutrition/menus',
      name: 'menus',
      parent: '/patient/:patientId',
      screen: async () => (await import('./MenusScreen.tsx')).MenusScreen,
      namespaces: ['menus', 'foods'],
      recordTab: { order: 61, isClinical: true },
    },
  ],
  drafts: [
    draft('patients/:patientId/menus/:planId', 'menus', ({ patientId, planId }) => ({
      href: `${pathTo('/patient/:patientId/nutrition/menus', { patientId })}?plan=${encodeURIComponent(planId)}`,
    })),
  ],
};
