import type { WebModule } from '../../app/module.ts';
import type documents from '../../locales/es/documents.json';
import type shared from './sentences/es.json';

declare module '../../app/sentence-types.ts' {
  interface Namespaces {
    documents: typeof documents;
  }
  interface SharedSentences {
    documents: typeof shared;
  }
}

export const documentsModule: WebModule = {
  name: 'documents',
  pages: [
    {
      route: '/patient/:patientId/documents',
      name: 'patientDocuments',
      parent: '/patient/:patientId',
      screen: async () => (await import('./PatientDocumentsScreen.tsx')).PatientDocumentsScreen,
      namespaces: ['documents'],
      recordTab: { order: 42, group: 'HISTORY' },
    },
  ],
  visits: async () => (await import('./visits.ts')).documentsInVisits,
  record: async () => (await import('./record.ts')).documentsInRecord,
  commands: async () => (await import('./commands.ts')).documentCommands,
};
