import { Button } from '@healzy/ui/components/Button';
import { Skeleton } from '@healzy/ui/primitives';
import { History } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { useOpenIntent } from '../../../app/useOpenIntent.ts';
import { PlanScreen } from '../../nutritional-plans/PlanScreen.tsx';
import { usePlanAccess } from '../../nutritional-plans/usePlanAccess.ts';

// What compares and restores is heavy, and loads while the versions do.
const PlanVersions = lazyPart(
  async () => (await import('./PlanVersions.tsx')).PlanVersions,
  <Skeleton shape="block" height={480} />,
);
const VersionNameDialog = lazyPart(async () => (await import('./VersionNameDialog.tsx')).VersionNameDialog);

/**
 * `/patient/:patientId/nutrition/plans/:nutritionalPlan/versions`: kept states of a plan with its menus, to look at, to
 * compare with each other and with other plans, and to restore.
 */
export function PlanVersionsScreen() {
  const { t } = useTranslation('plan-versions');
  const { canEdit } = usePlanAccess();
  const [isKeeping, setKeeping] = useState(false);
  useOpenIntent('version', () => setKeeping(true));
  useEffect(() => PlanVersions.preload(), []);
  return (
    <PlanScreen
      primaryAction={
        canEdit && (
          <Button intent="primary" icon={History} onPress={() => setKeeping(true)}>
            {t('keep.action')}
          </Button>
        )
      }
    >
      {(plan, access) => (
        <>
          <PlanVersions key={plan.id} plan={plan} today={access.today} canEdit={access.canEdit} />
          {isKeeping && access.canEdit && <VersionNameDialog plan={plan} onClose={() => setKeeping(false)} />}
        </>
      )}
    </PlanScreen>
  );
}
