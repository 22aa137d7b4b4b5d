import { useMenus } from '@healzy/api/menus';
import type { NutritionalPlan } from '@healzy/api/nutritional-plans';
import { basisOf, recalculationOffer, type Menu, type MenuBasis } from '@healzy/domain/menus';
import { firstOpenDay } from '@healzy/domain/nutritional-plans';
import { Button } from '@healzy/ui/components/Button';
import { useTranslation } from 'react-i18next';
import { menusOfPlan } from '../menus-address.ts';
import { FoodRemarks } from '../restrictions/FoodRemarks.tsx';
import { PlanRestrictions } from '../restrictions/PlanRestrictions.tsx';
import { UncheckedMenus } from '../restrictions/UncheckedMenus.tsx';
import { KeepMenusButton } from './KeepMenusButton.tsx';
import { RecalculationBanner } from './RecalculationBanner.tsx';

export interface PlanNoticeProps {
  plan: NutritionalPlan;
  /** The patient's local date. */
  today: string;
  canEdit: boolean;
}

/**
 * On the pages of a plan: notes of the record with their sources, which of its coming meals the patient cannot eat, and that
 * its menus were made for other data.
 */
export function PlanNotice({ plan, today, canEdit }: PlanNoticeProps) {
  const { t } = useTranslation('menus');
  const query = useMenus(plan.id);
  const menus = query.data;
  const isOver = today > plan.endDate;
  // Of a plan that is over nothing is still to be eaten.
  if (!menus) return isOver ? null : <UncheckedMenus queries={[query]} />;
  const now = basisOf(plan, menus.exclusions);
  const offer = recalculationOffer(
    { weeks: menus.weeks } as Menu,
    menus.basis as MenuBasis | null,
    { ...now, exclusions: menus.basis?.exclusions ?? now.exclusions },
    () => undefined,
    firstOpenDay(plan, today),
  );
  const { foodIds, categories } = menus.exclusions;
  const isRestricted = menus.restrictions.length + foodIds.length + categories.length > 0;
  return (
    <>
      {!isOver && <FoodRemarks remarks={menus.foodRemarks} />}
      {isRestricted && !isOver && <PlanRestrictions plan={plan} menus={menus} today={today} />}
      {offer !== null && canEdit && (
        <RecalculationBanner
          offer={offer}
          nameOf={(id) => id}
          actions={
            <>
              <KeepMenusButton planId={plan.id} basis={now} />
              <Button size="small" intent="primary" href={`${menusOfPlan(plan)}&new=recalculate`}>
                {t('recalculate.see')}
              </Button>
            </>
          }
        />
      )}
    </>
  );
}
