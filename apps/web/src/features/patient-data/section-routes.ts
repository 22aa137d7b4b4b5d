import type { SectionId } from '@healzy/domain/patient-data';
import type { RouteName } from '../../app/paths.ts';

/** The sub-page of each section of the questionnaire, in order; pages and routes share their names. */
export const SECTION_ROUTES = {
  'anthropometric-data': 'patientDataAnthropometric',
  'medical-history': 'patientDataMedicalHistory',
  'healzy-objective': 'patientDataObjective',
  habits: 'patientDataHabits',
} as const satisfies Record<SectionId, RouteName>;
