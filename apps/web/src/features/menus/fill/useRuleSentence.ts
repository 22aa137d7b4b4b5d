import type { FoodRestriction } from '@healzy/domain/foods';
import { DEFAULT_MENU_TEMPLATE, type MenuRule } from '@healzy/domain/menus';
import type { FoodCategory } from '@healzy/domain/foods';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import type { MenuLabels } from '../useMenuLabels.ts';

/** A rule of a menu in plain words. */
export function useRuleSentence(labels: MenuLabels): (rule: MenuRule) => string {
  const { t } = useTranslation(['menus', 'foods']);
  const formats = useFormats();
  return (rule) => {
    switch (rule.kind) {
      case 'MACRO':
        return t('rule.MACRO', { macro: t(`macro.${rule.macro}`) });
      case 'MEAL_BITES':
      case 'TEMPLATE_ONLY':
        return t(`rule.${rule.kind}`, { meal: t(`foods:meal.${rule.meal}`) });
      case 'GROUP': {
        const { categories = [] } = DEFAULT_MENU_TEMPLATE[rule.meal][rule.group] ?? {};
        const kinds = categories.map((category) => t(`foods:category.${category as FoodCategory}`));
        return t('rule.GROUP', { meal: t(`foods:meal.${rule.meal}`), kinds: formats.list(kinds) });
      }
      case 'RESTRICTION':
        return t('rule.RESTRICTION', {
          restriction: t(`foods:restriction.${rule.restriction as FoodRestriction}`),
        });
      case 'EXCLUDED_FOOD':
        return t('rule.EXCLUDED_FOOD', { food: labels.name(rule.foodId) });
      case 'KEPT_MEAL':
        return t('rule.KEPT_MEAL', { place: labels.place(rule) });
      default:
        return t(`rule.${rule.kind}`);
    }
  };
}
