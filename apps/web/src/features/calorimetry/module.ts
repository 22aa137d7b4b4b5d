import { draft, type WebModule } from '../../app/module.ts';
import { pathTo } from '../../app/paths.ts';
import type calorimetry from '../../locales/es/calorimetry.json';
import type calorimetryImport from '../../locales/es/calorimetry-import.json';
import type shared from './sentences/es.json';

declare module '../../app/sentence-types.ts' {
  interface Namespaces {
    calorimetry: typeof calorimetry;
    'calorimetry-import': typeof calorimetryImport;
  }
  interface SharedSentences {
    calorimetry: typeof shared;
  }
}

const TEST = '/patient/:patientId/medical-test/calorimetry/:medicalTest';

export const calorimetryModule: WebModule = {
  name: 'calorimetry',
  pages: [
    {
      route: '/patient/:patientId/medical-test/calorimetry/:medicalTest',
      name: 'calorimetry',
      parent: '/patient/:patientId/medical-tests',
      screen: async () => (await import('./CalorimetryScreen.tsx')).CalorimetryScreen,
      namespaces: ['calorimetry', 'calorimetry-import', 'medical-tests'],
    },
  ],
  drafts: [
    draft('calorimetry/:patientId/:medicalTest/written', 'calorimetry', (test) => ({
      href: `${pathTo(TEST, test)}?view=written`,
    })),
    draft('calorimetry/:patientId/:medicalTest/phases', 'calorimetryPhases', (test) => ({
      href: `${pathTo(TEST, test)}?view=phases`,
    })),
  ],
  testPages: { CALORIMETRY: TEST },
  visits: async () => (await import('./visits.ts')).calorimetryInVisits,
  record: async () => (await import('./record.ts')).calorimetryInRecord,
};
