import type { Profile } from '@healzy/api/profile';
import type { ProfileForm } from '@healzy/domain/users';

/** The initial values of the form of one's own data. */
export function valuesOf({ name, surname, phone, birthdate, language, timezone }: Profile): ProfileForm {
  return { name, surname, phone, birthdate, language, timezone };
}
