import type { WebModule } from '../../app/module.ts';
import type patientTransfer from '../../locales/es/patient-transfer.json';
import type shared from './sentences/es.json';

declare module '../../app/sentence-types.ts' {
  interface Namespaces {
    'patient-transfer': typeof patientTransfer;
  }
  interface SharedSentences {
    'patient-transfer': typeof shared;
  }
}

export const patientTransferModule: WebModule = {
  name: 'patient-transfer',
  pages: [
    {
      route: '/patients/record',
      name: 'patientRecordImport',
      parent: '/patients',
      screen: async () => (await import('./RecordImportScreen.tsx')).RecordImportScreen,
      namespaces: ['patient-transfer', 'patients'],
    },
  ],
  stateCard: {
    order: 10,
    namespaces: ['patient-transfer'],
    load: async () => (await import('./ExportPart.tsx')).ExportPart,
  },
};
