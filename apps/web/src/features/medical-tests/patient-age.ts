import type { Patient } from '@healzy/api/schema';
import { ageOn, todayIn } from '@healzy/domain/shared';

/** In years, where the patient is; null where the birthdate is unknown. */
export function ageOfPatient({
  birthdate,
  timezone,
}: Pick<Patient, 'birthdate' | 'timezone'>): number | null {
  return birthdate === null ? null : ageOn(birthdate, todayIn(timezone, new Date()));
}
