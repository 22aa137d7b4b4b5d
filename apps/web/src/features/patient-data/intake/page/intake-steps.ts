import { SECTION_IDS, type SectionId } from '@healzy/domain/patient-data';

/** What is filled in, in the order in which it is asked. */
export const FILLED_STEPS: readonly (SectionId | 'figures')[] = [
  'healzy-objective',
  'figures',
  ...SECTION_IDS.filter((id) => id !== 'healzy-objective'),
];
export type FilledStep = (typeof FILLED_STEPS)[number];
