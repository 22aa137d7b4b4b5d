import { loadWords } from '../../app/i18n.ts';
import { draft, type WebModule } from '../../app/module.ts';
import { pathTo } from '../../app/paths.ts';
import { askingFor } from '../../app/useOpenIntent.ts';
import type patientData from '../../locales/es/patient-data.json';
import { publicPage } from './public-page.ts';
import type shared from './sentences/es.json';

declare module '../../app/sentence-types.ts' {
  interface Namespaces {
    'patient-data': typeof patientData;
  }
  interface SharedSentences {
    'patient-data': typeof shared;
  }
}

const measurementForm = (patientId: string, what: string) => ({
  href: askingFor(pathTo('/patient/:patientId/patient-data/anthropometric-data', { patientId }), what),
});

export const patientDataModule: WebModule = {
  name: 'patient-data',
  pages: [
    {
      route: '/patient/:patientId/patient-data',
      name: 'patientData',
      parent: '/patient/:patientId',
      opens: '/patient/:patientId/patient-data/anthropometric-data',
      recordTab: { order: 20, group: 'HISTORY', isClinical: true },
    },
    {
      route: '/patient/:patientId/patient-data/anthropometric-data',
      name: 'patientDataAnthropometric',
      parent: '/patient/:patientId/patient-data',
      screen: async () => (await import('./AnthropometricScreen.tsx')).AnthropometricScreen,
      namespaces: ['patient-data', 'link-delivery'],
    },
    {
      route: '/patient/:patientId/patient-data/medical-history',
      name: 'patientDataMedicalHistory',
      parent: '/patient/:patientId/patient-data',
      screen: async () => (await import('./MedicalHistoryScreen.tsx')).MedicalHistoryScreen,
      namespaces: ['patient-data', 'link-delivery'],
    },
    {
      route: '/patient/:patientId/patient-data/healzy-objective',
      name: 'patientDataObjective',
      parent: '/patient/:patientId/patient-data',
      screen: async () => (await import('./ObjectiveScreen.tsx')).ObjectiveScreen,
      namespaces: ['patient-data', 'link-delivery'],
    },
    {
      route: '/patient/:patientId/patient-data/habits',
      name: 'patientDataHabits',
      parent: '/patient/:patientId/patient-data',
      screen: async () => (await import('./HabitsScreen.tsx')).HabitsScreen,
      namespaces: ['patient-data', 'link-delivery'],
    },
  ],
  publicPage,
  dialogs: {
    change: async () => (await import('./body/ChangeDialog.tsx')).ChangeDialog,
  },
  drafts: [
    draft('patients/:patientId/measurements/new', 'measurement', ({ patientId }) =>
      measurementForm(patientId, 'weight'),
    ),
    draft('patients/:patientId/measurements/:measurementId', 'measurement', ({ patientId, measurementId }) =>
      measurementForm(patientId, `measurement.${measurementId}`),
    ),
    draft('patients/:patientId/data/:section', 'answers', ({ patientId, section }) => ({
      href: `${pathTo('/patient/:patientId/patient-data', { patientId })}/${encodeURIComponent(section)}`,
    })),
  ],
  record: async () => {
    // The header shows the answers about allergies as text.
    const [{ patientDataInRecord }, { ObjectiveFact, EnergyFact }] = await Promise.all([
      import('./record.ts'),
      import('./glance/facts.tsx'),
      loadWords(['patient-data']),
    ]);
    return {
      ...patientDataInRecord,
      glance: [
        { order: 10, isClinical: true, Card: ObjectiveFact },
        { order: 20, isClinical: true, Card: EnergyFact },
      ],
    };
  },
  visits: async () => (await import('./visits.ts')).patientDataInVisits,
  worklist: async () => (await import('./worklist.ts')).patientDataInWorklist,
  notifications: async () => (await import('./worklist.ts')).patientDataNotifications,
  commands: async () => (await import('./commands.ts')).patientDataCommands,
};
