import { pathTo } from '../../../app/paths.ts';

/** The query parameter that says what is reviewed: a report's id, `saved` for the saved results, or `new`. */
export const REVIEW = 'review';
/** The saved results, to change them. */
export const SAVED = 'saved';
/** Values that are entered without a report. */
export const BY_HAND = 'new';

/** Where a report is reviewed, or values are entered. A sample of a report is named after it: `<report>.1`. */
export const reviewAddress = (test: { patientId: string; medicalTest: string }, source: string): string =>
  `${pathTo('/patient/:patientId/medical-test/blood-analysis/:medicalTest/info', test)}?${REVIEW}=${source.split('.')[0] ?? ''}`;
