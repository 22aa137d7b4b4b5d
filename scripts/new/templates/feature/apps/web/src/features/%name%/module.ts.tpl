import { draft, type WebModule } from '../../app/module.ts';
import { pathTo } from '../../app/paths.ts';
import { askingFor } from '../../app/useOpenIntent.ts';
import type sentences from '../../locales/es/%name%.json';
import type shared from './sentences/es.json';

declare module '../../app/sentence-types.ts' {
  interface Namespaces {
    '%name%': typeof sentences;
  }
  interface SharedSentences {
    '%name%': typeof shared;
  }
}

export const %module%Module: WebModule = {
  name: '%name%',
  pages: [
    {
      route: '/patient/:patientId/%name%',
      name: '%records%',
      parent: '/patient/:patientId',
      screen: async () => (await import('./%Record%ListScreen.tsx')).%Record%ListScreen,
      namespaces: ['%name%'],
      recordTab: { order: 95, isClinical: true },
    },
    {
      route: '/patient/:patientId/%name%/:%record%Id',
      name: '%record%',
      parent: '/patient/:patientId/%name%',
      screen: async () => (await import('./%Record%Screen.tsx')).%Record%Screen,
      namespaces: ['%name%'],
    },
  ],
  drafts: [
    draft('patients/:patientId/%name%/new', '%record%', ({ patientId }) => ({
      href: askingFor(pathTo('/patient/:patientId/%name%', { patientId }), '%record-name%'),
    })),
    draft('patients/:patientId/%name%/:%record%Id', '%record%', (ids) => ({
      href: askingFor(pathTo('/patient/:patientId/%name%/:%record%Id', ids), 'edit'),
    })),
  ],
  record: async () => (await import('./record.ts')).%records%InRecord,
};
