import type { PageName } from '../../app/module.ts';

/** The sub-pages of a CGM test in the order of their tabs. */
export const CGM_PAGES = [
  { path: 'follow-up', name: 'cgmFollowUp' },
  { path: 'events', name: 'cgmEvents' },
  { path: 'patient-info', name: 'cgmPatientInfo' },
  { path: 'final-analysis', name: 'cgmFinalAnalysis' },
] as const satisfies readonly {
  path: string;
  name: PageName;
}[];

/** The route of a sub-page. */
export const cgmPageRoute = (path: (typeof CGM_PAGES)[number]['path']) =>
  `/patient/:patientId/medical-test/cgm/:medicalTest/${path}` as const;
