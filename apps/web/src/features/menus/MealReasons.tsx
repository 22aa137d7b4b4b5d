import {
  fillProblem,
  menuMeals,
  reasonsFor,
  type FillRequest,
  type FoodReason,
  type MealPosition,
  type MenuMeal,
} from '@healzy/domain/menus';
import { Disclosure } from '@healzy/ui/components/Disclosure';
import { List } from '@healzy/ui/components/List';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import type { MenuLabels } from './useMenuLabels.ts';

export interface MealReasonsProps {
  at: MealPosition;
  meal: MenuMeal;
  request: Omit<FillRequest, 'scope'>;
  labels: MenuLabels;
}

/** Why each food of a meal is there. */
export function MealReasons({ at, meal, request, labels }: MealReasonsProps) {
  const { t } = useTranslation('menus');
  if (meal.foods.length === 0) return null;
  return (
    <Disclosure title={t('reason.title')}>
      <Reasons at={at} meal={meal} request={request} labels={labels} />
    </Disclosure>
  );
}

function Reasons({ at, meal, request, labels }: MealReasonsProps) {
  const { t } = useTranslation('menus');
  const formats = useFormats();
  const problem = fillProblem({ ...request, scope: { kind: 'PLAN' } });
  const meals = menuMeals(request.menu).filter(({ week }) => week === at.week);
  const sentenceOf = (reason: FoodReason): string => {
    switch (reason.kind) {
      case 'MAIN_SOURCE':
        return t('reason.MAIN_SOURCE', {
          macro: t(`macro.${reason.macro}`),
          share: formats.percent(reason.share * 100),
        });
      case 'TEMPLATE':
        return t('reason.TEMPLATE', { choices: reason.choices });
      default:
        return t(`reason.${reason.kind}`);
    }
  };
  return (
    <List
      label={t('reason.title')}
      items={meal.foods.map(({ foodId }, index) => {
        const reasons = reasonsFor({ ...problem, kept: [] }, meals, at, foodId).map(sentenceOf);
        return {
          id: String(index),
          title: labels.name(foodId),
          meta: reasons.length > 0 ? formats.list(reasons) : t('reason.none'),
        };
      })}
    />
  );
}
