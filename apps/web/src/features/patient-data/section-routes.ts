import type { SectionId } from '@healzy/domain/patient-data';
import type { PageName } from '../../app/module.ts';

/** The name of each section's page, in the order of the questionnaire. */
export const SECTION_PAGES = {
  'anthropometric-data': 'patientDataAnthropometric',
  'medical-history': 'patientDataMedicalHistory',
  'healzy-objective': 'patientDataObjective',
  habits: 'patientDataHabits',
} as const satisfies Record<SectionId, PageName>;

/** The page of a section. */
export const sectionRoute = (section: SectionId) => `/patient/:patientId/patient-data/${section}` as const;
