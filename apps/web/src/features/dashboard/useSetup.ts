import { type Dashboard, useClinicSetup } from '@healzy/api/dashboard';
import { YOUNG_CLINIC } from '@healzy/domain/dashboard';
import { may } from '@healzy/domain/session';
import { awaitsFirstAnswer } from '../../app/first-answer.ts';
import { useDismissed } from '../../app/useDismissed.ts';
import { useCurrentAccountId, useRoles } from '../../state/account.ts';

/**
 * The first steps of a young clinic, while some are left, for those who may take them; `isLoading` until it is known
 * whether there are any. A clinic with many patients is not asked.
 */
export function useSetup(dashboard: Dashboard | undefined) {
  const roles = useRoles();
  const [isDismissed, dismiss] = useDismissed(`setup.${useCurrentAccountId()}`);
  const active = dashboard?.cards.find(({ id }) => id === 'ACTIVE_PATIENTS')?.value ?? 0;
  const isAsked =
    dashboard !== undefined && !isDismissed && may('getClinicSetup', roles) && active < YOUNG_CLINIC.patients;
  const query = useClinicSetup({ enabled: isAsked });
  const { data } = query;
  const isShown = isAsked && data?.isYoung === true && data.steps.some(({ isDone }) => !isDone);
  return { setup: isShown ? data : null, isLoading: isAsked && awaitsFirstAnswer(query), dismiss };
}
