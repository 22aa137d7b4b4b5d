import { Users } from 'lucide-react';
import { draft, type WebModule } from '../../app/module.ts';
import { pathTo } from '../../app/paths.ts';
import { NEW_PATIENT } from './new-patient.ts';
import { loadVisitParts } from '../../app/visit-looks.ts';
import { loadRecordParts } from './record-parts.ts';
import { configurationPages, importPages } from './pages.ts';
import type patients from '../../locales/es/patients.json';
import type patientImports from '../../locales/es/patient-imports.json';
import type shared from './sentences/es.json';

declare module '../../app/sentence-types.ts' {
  interface Namespaces {
    patients: typeof patients;
    'patient-imports': typeof patientImports;
  }
  interface SharedSentences {
    patients: typeof shared;
  }
}

export const patientsModule: WebModule = {
  name: 'patients',
  pages: [
    {
      route: '/patients',
      name: 'patients',
      parent: '/',
      screen: async () => (await import('./PatientListScreen.tsx')).PatientListScreen,
      namespaces: ['patients', 'medical-tests'],
      opensSessions: true,
      icon: Users,
      menu: { order: 20, isOnPhone: true },
      key: 'p',
    },
    {
      route: '/patient/:patientId',
      name: 'patient',
      parent: '/patients',
      screen: async () => {
        const [{ PatientArea }] = await Promise.all([import('./PatientArea.tsx'), loadRecordParts()]);
        return PatientArea;
      },
      namespaces: ['patients', 'medical-tests'],
      opens: '/patient/:patientId/info',
    },
    {
      route: '/patient/:patientId/info',
      name: 'patientInfo',
      parent: '/patient/:patientId',
      screen: async () => {
        const [{ PatientInfoScreen }] = await Promise.all([
          import('./PatientInfoScreen.tsx'),
          loadVisitParts(),
        ]);
        return PatientInfoScreen;
      },
      namespaces: ['patients', 'medical-tests', 'shell', 'dashboard'],
      recordTab: { order: 10 },
    },
    ...configurationPages,
    ...importPages,
  ],
  dialogs: {
    successors: async () => (await import('./ReassignPatientsDialog.tsx')).ReassignPatientsDialog,
  },
  record: async () => (await import('./record.ts')).patientsInRecord,
  worklist: async () => (await import('./worklist.ts')).patientsInWorklist,
  drafts: [
    draft('patients/new', 'newPatient', () => NEW_PATIENT),
    draft('patients/:patientId', 'patient', ({ patientId }) => ({
      href: pathTo('/patient/:patientId/configuration/patientData', { patientId }),
    })),
    draft('patients/:patientId/specialists', 'specialists', ({ patientId }) => ({
      href: pathTo('/patient/:patientId/configuration/specialists', { patientId }),
    })),
  ],
  commands: async () => (await import('./commands.ts')).patientCommands,
};
