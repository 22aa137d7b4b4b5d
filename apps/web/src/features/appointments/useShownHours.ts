import { useWorkingHours } from '@healzy/api/appointments';
import { hasWorkingHours, sharedWorkingHours, type WorkingWeek } from '@healzy/domain/appointments';
import { choosesSpecialists } from '@healzy/domain/session';
import { useCurrentAccount } from '../../state/account.ts';

/**
 * The working hours that a calendar shows: those of one specialist, or of the clinic when anybody works. Null if
 * unknown, or if the calendar shows patients rather than staff.
 */
export function useShownHours(professionalId: string | null): WorkingWeek | null {
  const { data } = useWorkingHours();
  const actor = useCurrentAccount();
  if (!data) return null;
  if (professionalId === null)
    return actor !== null && choosesSpecialists(actor.roles)
      ? sharedWorkingHours(data.items.map(({ week }) => week))
      : null;
  const week = data.items.find((hours) => hours.professionalId === professionalId)?.week;
  return week !== undefined && hasWorkingHours(week) ? week : null;
}
