import type { WebModule } from '../../app/module.ts';
import type cgm from '../../locales/es/cgm.json';
import type cgmScreen from '../../locales/es/cgm-screen.json';
import type shared from './sentences/es.json';

declare module '../../app/sentence-types.ts' {
  interface Namespaces {
    cgm: typeof cgm;
    'cgm-screen': typeof cgmScreen;
  }
  interface SharedSentences {
    cgm: typeof shared;
  }
}

export const cgmModule: WebModule = {
  name: 'cgm',
  pages: [
    {
      route: '/patient/:patientId/medical-test/cgm/:medicalTest',
      name: 'cgm',
      parent: '/patient/:patientId/medical-tests',
      screen: async () => (await import('./CgmArea.tsx')).CgmArea,
      namespaces: ['cgm-screen', 'medical-tests'],
      opens: '/patient/:patientId/medical-test/cgm/:medicalTest/follow-up',
    },
    {
      route: '/patient/:patientId/medical-test/cgm/:medicalTest/follow-up',
      name: 'cgmFollowUp',
      parent: '/patient/:patientId/medical-test/cgm/:medicalTest',
      screen: async () => (await import('./CgmFollowUpScreen.tsx')).CgmFollowUpScreen,
      namespaces: ['cgm', 'cgm-screen', 'medical-tests'],
    },
  ],
  testPages: { CGM: '/patient/:patientId/medical-test/cgm/:medicalTest' },
  record: async () => (await import('./record.ts')).cgmInRecord,
  worklist: async () => (await import('./worklist.ts')).cgmInWorklist,
};
