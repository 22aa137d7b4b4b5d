import { useMenus } from '@healzy/api/menus';
import type { NutritionalPlan } from '@healzy/api/nutritional-plans';
import { copiedMenu, restrictionWarnings, type Menu } from '@healzy/domain/menus';
import type { PlanPeriod } from '@healzy/domain/nutritional-plans';
import { Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { MissingFoods } from '../MissingFoods.tsx';
import { foodsOfMenu } from '../plan-menus.ts';
import { useMenuFoodIndex } from '../useMenuFoodIndex.ts';
import { useMenuLabels } from '../useMenuLabels.ts';
import { RestrictedBanner } from './RestrictedBanner.tsx';
import { UncheckedMenus } from './UncheckedMenus.tsx';

export interface CopyRestrictionsProps {
  plan: NutritionalPlan;
  /** Of the copy. */
  period: PlanPeriod;
}

/** Before a plan is copied: which meals of the copy the patient cannot eat, also those that were eaten in the plan. */
export function CopyRestrictions({ plan, period }: CopyRestrictionsProps) {
  const { t } = useTranslation('menus');
  const ofMenus = useMenus(plan.id);
  const menus = ofMenus.data;
  const { query: ofFoods, index } = useMenuFoodIndex(plan.id, menus?.exclusions);
  const labels = useMenuLabels(index, period.startDate);
  if (!menus || !ofFoods.data) return <UncheckedMenus queries={[ofMenus, ofFoods]} />;
  const menu = copiedMenu({ weeks: menus.weeks } as Menu, period.weeks);
  const { restrictions, exclusions } = menus;
  return (
    <>
      <MissingFoods foods={index} ids={foodsOfMenu(menu)} />
      <RestrictedBanner
        warnings={restrictionWarnings(menu, restrictions, index.foodOf, { week: 0, day: 0 }, exclusions)}
        labels={labels}
        actions={<Text size="sm">{t('restrictions.copied')}</Text>}
      />
    </>
  );
}
