import { SECTION_IDS, type SectionId } from '@healzy/domain/patient-data';

/** The steps to fill in, in order. */
export const FILLED_STEPS: readonly (SectionId | 'figures')[] = [
  'healzy-objective',
  'figures',
  ...SECTION_IDS.filter((id) => id !== 'healzy-objective'),
];
export type FilledStep = (typeof FILLED_STEPS)[number];
