import { serverNow } from '@healzy/api/runtime/server-clock';
import { may } from '@healzy/domain/session';
import { todayIn } from '@healzy/domain/shared';
import { fullName } from '../../app/full-name.ts';
import { useOpenPatient } from '../../app/open-patient.ts';
import { useRoles } from '../../state/account.ts';

/** Whether the user changes follow-up plans of the open patient, who can be assigned, and which day it is there. */
export function useFollowUpAccess() {
  const { data: patient } = useOpenPatient();
  const roles = useRoles();
  const specialists = patient?.specialists ?? [];
  return {
    canEdit: may('updateFollowUpPlan', roles) && patient?.access.clinical === 'edit',
    isClinical: patient !== undefined && patient.access.clinical !== 'none',
    zone: patient?.timezone,
    today: todayIn(patient?.timezone ?? 'UTC', serverNow()),
    principalId: specialists.find(({ isPrincipal }) => isPrincipal)?.professionalId ?? '',
    specialists: specialists.map((one) => ({ id: one.professionalId, label: fullName(one) })),
  };
}
