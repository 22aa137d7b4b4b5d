import { draft, type WebModule } from '../../app/module.ts';
import { pathTo } from '../../app/paths.ts';
import { askingFor } from '../../app/useOpenIntent.ts';
import type medicalTests from '../../locales/es/medical-tests.json';
import type shared from './sentences/es.json';

declare module '../../app/sentence-types.ts' {
  interface Namespaces {
    'medical-tests': typeof medicalTests;
  }
  interface SharedSentences {
    'medical-tests': typeof shared;
  }
}

export const medicalTestsModule: WebModule = {
  name: 'medical-tests',
  pages: [
    {
      route: '/patient/:patientId/medical-tests',
      name: 'medicalTests',
      parent: '/patient/:patientId',
      screen: async () => (await import('./MedicalTestListScreen.tsx')).MedicalTestListScreen,
      namespaces: ['medical-tests'],
      recordTab: { order: 40, group: 'HISTORY', alsoAt: '/medical-test/' },
    },
  ],
  drafts: [
    draft('medical-tests/new/:patientId', 'test', ({ patientId }) => ({
      href: askingFor(pathTo('/patient/:patientId/medical-tests', { patientId }), 'test'),
    })),
  ],
  record: async () => (await import('./record.ts')).medicalTestsInRecord,
  worklist: async () => (await import('./worklist.ts')).medicalTestsInWorklist,
  commands: async () => (await import('./commands.ts')).medicalTestCommands,
};
