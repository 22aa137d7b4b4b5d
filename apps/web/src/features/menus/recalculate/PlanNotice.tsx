import { useMenus } from '@healzy/api/menus';
import type { NutritionalPlan } from '@healzy/api/nutritional-plans';
import { basisOf, recalculationOffer, type Menu, type MenuBasis } from '@healzy/domain/menus';
import { Button } from '@healzy/ui/components/Button';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../app/paths.ts';
import { firstOpenDay } from '../plan-menus.ts';
import { KeepMenusButton } from './KeepMenusButton.tsx';
import { RecalculationBanner } from './RecalculationBanner.tsx';

export interface PlanNoticeProps {
  plan: NutritionalPlan;
  /** The patient's local date. */
  today: string;
}

/**
 * On the pages of a plan: its menus were made for other data. Which of them have a food that is excluded now is said
 * where the menus are, with the foods.
 */
export function PlanNotice({ plan, today }: PlanNoticeProps) {
  const { t } = useTranslation('menus');
  const { data: menus } = useMenus(plan.id);
  if (!menus) return null;
  const now = basisOf(plan, menus.exclusions);
  const offer = recalculationOffer(
    { weeks: menus.weeks } as Menu,
    menus.basis as MenuBasis | null,
    { ...now, exclusions: menus.basis?.exclusions ?? now.exclusions },
    () => undefined,
    firstOpenDay(plan, today),
  );
  if (offer === null) return null;
  const address = pathTo('/patient/:patientId/nutrition/menus', { patientId: plan.patientId });
  return (
    <RecalculationBanner
      offer={offer}
      nameOf={(id) => id}
      actions={
        <>
          <KeepMenusButton planId={plan.id} basis={now} />
          <Button
            size="small"
            intent="primary"
            href={`${address}?plan=${encodeURIComponent(plan.id)}&new=recalculate`}
          >
            {t('recalculate.see')}
          </Button>
        </>
      }
    />
  );
}
