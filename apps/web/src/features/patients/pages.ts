import type { Page } from '../../app/module.ts';
import { stateCards } from './state-cards.ts';

const namespaces = ['patients', 'medical-tests'] as const;

/** A patient's configuration and its sub-pages. */
export const configurationPages: readonly Page[] = [
  {
    route: '/patient/:patientId/configuration',
    name: 'configuration',
    parent: '/patient/:patientId',
    opens: '/patient/:patientId/configuration/patientData',
    recordTab: { order: 110 },
  },
  {
    route: '/patient/:patientId/configuration/patientData',
    name: 'configurationPatientData',
    parent: '/patient/:patientId/configuration',
    screen: async () => (await import('./configuration/CardScreen.tsx')).CardScreen,
    namespaces,
  },
  {
    route: '/patient/:patientId/configuration/specialists',
    name: 'configurationSpecialists',
    parent: '/patient/:patientId/configuration',
    screen: async () => (await import('./configuration/SpecialistsScreen.tsx')).SpecialistsScreen,
    namespaces,
  },
  {
    route: '/patient/:patientId/configuration/patientAccountState',
    name: 'configurationAccountState',
    parent: '/patient/:patientId/configuration',
    screen: async () => {
      const [{ AccountStateScreen }] = await Promise.all([
        import('./configuration/AccountStateScreen.tsx'),
        stateCards.load(),
      ]);
      return AccountStateScreen;
    },
    namespaces,
  },
  {
    route: '/patient/:patientId/configuration/access',
    name: 'configurationAccess',
    parent: '/patient/:patientId/configuration',
    screen: async () => (await import('./access/AccessScreen.tsx')).AccessScreen,
    namespaces,
  },
];

/** Pages for importing patients from a spreadsheet. */
export const importPages: readonly Page[] = [
  {
    route: '/patients/import',
    name: 'patientImports',
    parent: '/patients',
    screen: async () => (await import('./imports/PatientImportListScreen.tsx')).PatientImportListScreen,
    namespaces: ['patient-imports', 'patients'],
  },
  {
    route: '/patients/import/:importId',
    name: 'patientImport',
    parent: '/patients/import',
    screen: async () => (await import('./imports/PatientImportScreen.tsx')).PatientImportScreen,
    namespaces: ['patient-imports', 'patients'],
  },
];
