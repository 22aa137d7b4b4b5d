import type { Menus } from '@healzy/api/menus';
import {
  restrictionWarnings,
  swapRestricted,
  type MealPosition,
  type Menu,
  type RestrictionWarning,
} from '@healzy/domain/menus';
import type { PlanTargets } from '@healzy/domain/nutritional-plans';
import { Button } from '@healzy/ui/components/Button';
import { useTranslation } from 'react-i18next';
import type { Filling } from '../fill/useFill.ts';
import { suitabilityOf, type MenuFoodIndex } from '../menu-foods.ts';
import type { MenuLabels } from '../useMenuLabels.ts';
import { RestrictedBanner } from './RestrictedBanner.tsx';

export interface RestrictedMealsProps {
  menu: Menu;
  /** What the patient cannot, and what they will not eat. */
  menus: Pick<Menus, 'restrictions' | 'exclusions'>;
  targets: PlanTargets;
  foods: MenuFoodIndex;
  labels: MenuLabels;
  /** First day that is still to come. */
  from: { week: number; day: number };
  canEdit: boolean;
  filling: Pick<Filling, 'start' | 'propose'>;
  onOpen: (at: MealPosition) => void;
}

/** Where the menus are: the coming meals that the patient cannot eat, and two ways to mend only those. */
export function RestrictedMeals({
  menu,
  menus: { restrictions, exclusions },
  targets,
  foods,
  labels,
  from,
  canEdit,
  filling,
  onOpen,
}: RestrictedMealsProps) {
  const { t } = useTranslation('menus');
  const warnings = restrictionWarnings(menu, restrictions, foods.foodOf, from, exclusions);
  const swap = () => {
    const { facts, foodOf } = foods;
    const isFor = suitabilityOf(foods, restrictions);
    filling.propose(swapRestricted(menu, warnings, { facts, foodOf, isFor }, targets));
  };
  return (
    <RestrictedBanner
      warnings={warnings}
      labels={labels}
      onOpen={onOpen}
      actions={
        canEdit && (
          <>
            <Button size="small" intent="primary" onPress={swap}>
              {t('restrictions.swap')}
            </Button>
            <Button
              size="small"
              onPress={() => filling.start({ kind: 'MEALS', meals: mealsOf(warnings) }, from)}
            >
              {t('restrictions.fill')}
            </Button>
          </>
        )
      }
    />
  );
}

const mealsOf = (warnings: readonly RestrictionWarning[]): MealPosition[] => [
  ...new Map(warnings.map(({ at }) => [`${at.week}/${at.day}/${at.meal}`, at])).values(),
];
