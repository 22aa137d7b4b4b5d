import type { FoodCategory, FoodRestriction } from '@healzy/domain/foods';
import type { MenuRule } from '@healzy/domain/menus';
import type { PlanMenuTemplate } from '@healzy/domain/nutritional-plans';
import { useTranslation } from 'react-i18next';
import { useGroupLabels } from '../template/useGroupLabels.ts';
import type { MenuLabels } from '../useMenuLabels.ts';

/** A rule of a menu in plain words. */
export function useRuleSentence(labels: MenuLabels, template: PlanMenuTemplate): (rule: MenuRule) => string {
  const { t } = useTranslation(['menus', 'foods']);
  const groups = useGroupLabels(labels);
  return (rule) => {
    switch (rule.kind) {
      case 'MACRO':
        return t('rule.MACRO', { macro: t(`macro.${rule.macro}`) });
      case 'MEAL_BITES':
        return t('rule.MEAL_BITES', { meal: t(`foods:meal.${rule.meal}`) });
      case 'TEMPLATE_ONLY':
        return t(template[rule.meal].length === 0 ? 'rule.TEMPLATE_EMPTY' : 'rule.TEMPLATE_ONLY', {
          meal: t(`foods:meal.${rule.meal}`),
        });
      case 'GROUP': {
        const group = template[rule.meal][rule.group];
        const kinds = group ? groups.choice(group) : '';
        return t('rule.GROUP', { meal: t(`foods:meal.${rule.meal}`), kinds });
      }
      case 'RESTRICTION':
        return t('rule.RESTRICTION', {
          restriction: t(`foods:restriction.${rule.restriction as FoodRestriction}`),
        });
      case 'EXCLUDED_FOOD':
        return t('rule.EXCLUDED_FOOD', { food: labels.name(rule.foodId) });
      case 'EXCLUDED_CATEGORY':
        return t('rule.EXCLUDED_CATEGORY', {
          category: t(`foods:category.${rule.category as FoodCategory}`),
        });
      case 'KEPT_MEAL':
        return t('rule.KEPT_MEAL', { place: labels.place(rule) });
      default:
        return t(`rule.${rule.kind}`);
    }
  };
}
