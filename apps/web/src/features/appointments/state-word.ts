import type { Appointment } from '@healzy/api/appointments';
import type { TFunction } from 'i18next';

/** What became of an appointment, the last thing first: nothing more matters of one that was cancelled or missed. */
export function stateWord(
  { state, answer, attendance }: Pick<Appointment, 'state' | 'answer' | 'attendance'>,
  t: TFunction<'appointments'>,
): string | null {
  if (state === 'CANCELED') return t('canceled');
  if (attendance !== null) return t(`attendance.${attendance}`);
  return answer === null ? null : t(`answer.${answer}`);
}
