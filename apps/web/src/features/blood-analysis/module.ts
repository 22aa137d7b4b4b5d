import { draft, type WebModule } from '../../app/module.ts';
import { pathTo } from '../../app/paths.ts';
import { askingFor } from '../../app/useOpenIntent.ts';
import type bloodAnalysis from '../../locales/es/blood-analysis.json';
import type bloodDiagnosis from '../../locales/es/blood-analysis-diagnosis.json';
import type bloodReview from '../../locales/es/blood-analysis-review.json';
import type shared from './sentences/es.json';
import { reviewAddress } from './review/review-address.ts';

declare module '../../app/sentence-types.ts' {
  interface Namespaces {
    'blood-analysis': typeof bloodAnalysis;
    'blood-analysis-diagnosis': typeof bloodDiagnosis;
    'blood-analysis-review': typeof bloodReview;
  }
  interface SharedSentences {
    'blood-analysis': typeof shared;
  }
}

const TEST = '/patient/:patientId/medical-test/blood-analysis/:medicalTest';
const INFO = '/patient/:patientId/medical-test/blood-analysis/:medicalTest/info';
const DIAGNOSIS = '/patient/:patientId/medical-test/blood-analysis/:medicalTest/diagnosis';
const OBSERVATIONS = '/patient/:patientId/medical-test/blood-analysis/:medicalTest/observations';

export const bloodAnalysisModule: WebModule = {
  name: 'blood-analysis',
  pages: [
    {
      route: '/patient/:patientId/medical-test/blood-analysis/:medicalTest',
      name: 'bloodAnalysis',
      parent: '/patient/:patientId/medical-tests',
      screen: async () => (await import('./BloodArea.tsx')).BloodArea,
      namespaces: ['blood-analysis', 'medical-tests'],
      opens: INFO,
    },
    {
      route: '/patient/:patientId/medical-test/blood-analysis/:medicalTest/info',
      name: 'bloodInfo',
      parent: TEST,
      screen: async () => (await import('./info/BloodInfoScreen.tsx')).BloodInfoScreen,
      namespaces: ['blood-analysis', 'blood-analysis-review', 'medical-tests'],
    },
    {
      route: '/patient/:patientId/medical-test/blood-analysis/:medicalTest/diagnosis',
      name: 'bloodDiagnosis',
      parent: TEST,
      screen: async () => (await import('./diagnosis/BloodDiagnosisScreen.tsx')).BloodDiagnosisScreen,
      namespaces: ['blood-analysis', 'blood-analysis-diagnosis', 'medical-tests'],
    },
    {
      route: '/patient/:patientId/medical-test/blood-analysis/:medicalTest/observations',
      name: 'bloodObservations',
      parent: TEST,
      screen: async () =>
        (await import('./observations/BloodObservationsScreen.tsx')).BloodObservationsScreen,
      namespaces: ['blood-analysis', 'blood-analysis-diagnosis', 'medical-tests'],
    },
  ],
  drafts: [
    draft('blood-analysis/:patientId/:medicalTest/review/:source', 'bloodReview', ({ source, ...test }) => ({
      href: reviewAddress(test, source),
    })),
    draft('blood-analysis/:patientId/:medicalTest/diagnosis', 'bloodDiagnosis', (test) => ({
      href: pathTo(DIAGNOSIS, test),
    })),
    draft('blood-analysis/:patientId/:medicalTest/observations', 'bloodObservations', (test) => ({
      href: pathTo(OBSERVATIONS, test),
    })),
    draft('blood-analysis/:patientId/:medicalTest/test', 'bloodTest', (test) => ({
      href: askingFor(pathTo(INFO, test), 'test'),
    })),
  ],
  testPages: { BLOOD_ANALYSIS: TEST },
  visits: async () => (await import('./visits.ts')).bloodInVisits,
  record: async () => (await import('./record.ts')).bloodInRecord,
};
