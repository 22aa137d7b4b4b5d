import { usePlanVersions, type PlanVersion, useDeletePlanVersion } from '@healzy/api/menus';
import type { NutritionalPlan } from '@healzy/api/nutritional-plans';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ConfirmAction } from '../../../app/ConfirmAction.tsx';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { Loaded } from '../../../app/Loaded.tsx';
import { useVersionLabels } from './useVersionLabels.ts';
import { sideIn } from './version-address.ts';
import { VersionList } from './VersionList.tsx';

const ComparePlans = lazyPart(async () => (await import('./ComparePlans.tsx')).ComparePlans);
const VersionDetails = lazyPart(async () => (await import('./VersionDetails.tsx')).VersionDetails);
const RestoreVersion = lazyPart(async () => (await import('./RestoreVersion.tsx')).RestoreVersion);

export interface PlanVersionsProps {
  plan: NutritionalPlan;
  /** The patient's local date. */
  today: string;
  canEdit: boolean;
}

/** The versions of a plan; by its address, one of them, or two beside each other. */
export function PlanVersions({ plan, today, canEdit }: PlanVersionsProps) {
  const { t } = useTranslation('plan-versions');
  const labels = useVersionLabels();
  const query = usePlanVersions(plan.id);
  const remove = useDeletePlanVersion();
  const [address] = useSearchParams();
  const [restoring, setRestoring] = useState<PlanVersion | null>(null);
  const [deleting, setDeleting] = useState<PlanVersion | null>(null);
  const versions = query.data?.items ?? [];
  const [first, second, looked] = [address.get('first'), address.get('second'), address.get('version')];
  const shown = versions.find(({ id }) => id === looked);
  return (
    <Loaded queries={[query]}>
      {first !== null || second !== null ? (
        <ComparePlans plan={plan} versions={versions} first={sideIn(first)} second={sideIn(second)} />
      ) : shown ? (
        <VersionDetails plan={plan} version={shown} canEdit={canEdit} onRestore={setRestoring} />
      ) : (
        <VersionList
          plan={plan}
          versions={versions}
          canEdit={canEdit}
          onRestore={setRestoring}
          onDelete={setDeleting}
        />
      )}
      {restoring && (
        <RestoreVersion plan={plan} version={restoring} today={today} onClose={() => setRestoring(null)} />
      )}
      {deleting && (
        <ConfirmAction
          act="planVersion.delete"
          title={t('delete.title', { name: labels.name(deleting) })}
          confirmLabel={t('delete.confirm')}
          run={() => remove.mutateAsync({ planId: plan.id, planVersionId: deleting.id })}
          onClose={() => setDeleting(null)}
        >
          {t('delete.text')}
        </ConfirmAction>
      )}
    </Loaded>
  );
}
