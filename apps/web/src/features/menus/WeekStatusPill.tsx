import { weekStatus, type FoodLookup, type MenuDay } from '@healzy/domain/menus';
import type { PlanTargets } from '@healzy/domain/nutritional-plans';
import { StatusPill } from '@healzy/ui/components/StatusPill';
import { useTranslation } from 'react-i18next';

export interface WeekStatusPillProps {
  days: readonly MenuDay[];
  targets: PlanTargets;
  foodOf: FoodLookup;
}

/** How far the menus of a week have got, and whether they are what the plan sets. */
export function WeekStatusPill({ days, targets, foodOf }: WeekStatusPillProps) {
  const { t } = useTranslation('menus');
  const { kind, planned, meals, offTarget } = weekStatus(days, targets, foodOf);
  return (
    <>
      {kind !== 'OFF_TARGET' && (
        <StatusPill
          tone={kind === 'COMPLETE' ? 'success' : kind === 'EMPTY' ? 'neutral' : 'accent'}
          label={t(`week.status.${kind}`, { planned, meals })}
        />
      )}
      {offTarget > 0 && <StatusPill tone="warning" label={t('week.off', { count: offTarget })} />}
    </>
  );
}
