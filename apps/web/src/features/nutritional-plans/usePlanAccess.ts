import { serverNow } from '@healzy/api/runtime/server-clock';
import { may } from '@healzy/domain/session';
import { todayIn } from '@healzy/domain/shared';
import { useOpenPatient } from '../../app/open-patient.ts';
import { useRoles } from '../../state/account.ts';

/** Whether the user changes the plans of the open patient, and which day it is where the patient lives. */
export function usePlanAccess() {
  const { data: patient } = useOpenPatient();
  const roles = useRoles();
  return {
    canEdit: may('updateNutritionalPlan', roles) && patient?.access.clinical === 'edit',
    today: todayIn(patient?.timezone ?? 'UTC', serverNow()),
  };
}
