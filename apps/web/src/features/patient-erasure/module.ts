import type { WebModule } from '../../app/module.ts';
import type patientErasure from '../../locales/es/patient-erasure.json';
import type shared from './sentences/es.json';

declare module '../../app/sentence-types.ts' {
  interface Namespaces {
    'patient-erasure': typeof patientErasure;
  }
  interface SharedSentences {
    'patient-erasure': typeof shared;
  }
}

export const patientErasureModule: WebModule = {
  name: 'patient-erasure',
  pages: [
    {
      route: '/patients/deleted',
      name: 'deletedPatients',
      parent: '/patients',
      screen: async () => (await import('./DeletedPatientsScreen.tsx')).DeletedPatientsScreen,
      namespaces: ['patient-erasure', 'patients'],
    },
  ],
  stateCard: {
    order: 20,
    namespaces: ['patient-erasure'],
    load: async () => (await import('./DeletePatientPart.tsx')).DeletePatientPart,
  },
};
