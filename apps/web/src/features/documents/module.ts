import type { WebModule } from '../../app/module.ts';

export const documentsModule: WebModule = {
  name: 'documents',
  pages: [
    {
      route: '/patient/:patientId/documents',
      name: 'patientDocuments',
      parent: '/patient/:patientId',
      screen: async () => (await import('./PatientDocumentsScreen.tsx')).PatientDocumentsScreen,
      namespaces: ['documents'],
      recordTab: { order: 100 },
    },
  ],
  record: async () => (await import('./record.ts')).documentsInRecord,
};
