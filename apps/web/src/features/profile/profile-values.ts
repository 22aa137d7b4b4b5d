import type { Profile } from '@healzy/api/profile';
import type { ProfileForm } from '@healzy/domain/users';

/** What the form of one's own data starts with. */
export function valuesOf({ name, surname, phone, birthdate, language, timezone }: Profile): ProfileForm {
  return { name, surname, phone, birthdate, language, timezone };
}
