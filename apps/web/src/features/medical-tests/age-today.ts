import { serverNow } from '@healzy/api/runtime/server-clock';
import { ageOn, todayIn } from '@healzy/domain/shared';

/** In years, where the person is; null where the birthdate is unknown. */
export const ageToday = ({
  birthdate,
  timezone,
}: {
  birthdate: string | null;
  timezone: string;
}): number | null => (birthdate === null ? null : ageOn(birthdate, todayIn(timezone, serverNow())));
