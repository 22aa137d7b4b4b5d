import { Pill } from 'lucide-react';
import { draft, type WebModule } from '../../app/module.ts';
import { pathTo } from '../../app/paths.ts';
import { askingFor } from '../../app/useOpenIntent.ts';
import type sentences from '../../locales/es/supplements.json';
import type shared from './sentences/es.json';

declare module '../../app/sentence-types.ts' {
  interface Namespaces {
    supplements: typeof sentences;
  }
  interface SharedSentences {
    supplements: typeof shared;
  }
}

export const supplementsModule: WebModule = {
  name: 'supplements',
  pages: [
    {
      route: '/supplementation',
      name: 'supplementation',
      parent: '/',
      screen: async () => (await import('./SupplementListScreen.tsx')).SupplementListScreen,
      namespaces: ['supplements'],
      icon: Pill,
      menu: { order: 50 },
      key: 's',
    },
    {
      route: '/supplementation/:supplementId',
      name: 'supplement',
      parent: '/supplementation',
      screen: async () => (await import('./SupplementScreen.tsx')).SupplementScreen,
      namespaces: ['supplements'],
    },
    {
      route: '/patient/:patientId/supplements',
      name: 'supplements',
      parent: '/patient/:patientId',
      screen: async () => (await import('./PatientSupplementsScreen.tsx')).PatientSupplementsScreen,
      namespaces: ['supplements'],
      recordTab: { order: 62, group: 'NUTRITION', isClinical: true },
    },
    {
      route: '/patient/:patientId/supplements/:supplementId',
      name: 'supplement',
      parent: '/patient/:patientId/supplements',
      screen: async () => (await import('./PatientSupplementScreen.tsx')).PatientSupplementScreen,
      namespaces: ['supplements'],
    },
  ],
  drafts: [
    draft('supplementation/new', 'supplement', () => ({
      href: askingFor('/supplementation', 'supplement'),
    })),
    draft('supplementation/:supplementId', 'supplement', (ids) => ({
      href: askingFor(pathTo('/supplementation/:supplementId', ids), 'edit'),
    })),
    draft('patients/:patientId/supplements/new', 'patientSupplement', ({ patientId }) => ({
      href: askingFor(pathTo('/patient/:patientId/supplements', { patientId }), 'supplement'),
    })),
    draft('patients/:patientId/supplements/:supplementId', 'patientSupplement', (ids) => ({
      href: askingFor(pathTo('/patient/:patientId/supplements/:supplementId', ids), 'edit'),
    })),
  ],
  commands: async () => (await import('./commands.ts')).supplementCommands,
  record: async () => (await import('./record.ts')).supplementsInRecord,
};
