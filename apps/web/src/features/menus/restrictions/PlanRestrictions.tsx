import type { Menus } from '@healzy/api/menus';
import type { NutritionalPlan } from '@healzy/api/nutritional-plans';
import { restrictionWarnings, type Menu } from '@healzy/domain/menus';
import { firstOpenDay } from '@healzy/domain/nutritional-plans';
import { Button } from '@healzy/ui/components/Button';
import { useTranslation } from 'react-i18next';
import { menusOfPlan } from '../menus-address.ts';
import { useMenuFoodIndex } from '../useMenuFoodIndex.ts';
import { useMenuLabels } from '../useMenuLabels.ts';
import { RestrictedBanner } from './RestrictedBanner.tsx';
import { UncheckedMenus } from './UncheckedMenus.tsx';

export interface PlanRestrictionsProps {
  plan: NutritionalPlan;
  menus: Menus;
  /** The patient's local date. */
  today: string;
}

/** On the pages of a plan: which of its coming meals the patient cannot eat. */
export function PlanRestrictions({ plan, menus, today }: PlanRestrictionsProps) {
  const { t } = useTranslation('menus');
  const { exclusions, restrictions } = menus;
  const { query, index: foods } = useMenuFoodIndex(plan.id, exclusions);
  const labels = useMenuLabels(foods, plan.startDate);
  if (!query.data) return <UncheckedMenus queries={[query]} />;
  const menu = { weeks: menus.weeks.slice(0, plan.weeks) } as Menu;
  return (
    <RestrictedBanner
      warnings={restrictionWarnings(menu, restrictions, foods.foodOf, firstOpenDay(plan, today), exclusions)}
      labels={labels}
      actions={
        <Button size="small" intent="primary" href={menusOfPlan(plan)}>
          {t('restrictions.open')}
        </Button>
      }
    />
  );
}
