import { type DishRefusal, MENU_LIMITS } from '@healzy/domain/menus';
import { useTranslation } from 'react-i18next';

/** Why a dish cannot be put into a meal, or not have another size in it. */
export function useDishRefusal(): (reason: DishRefusal) => string {
  const { t } = useTranslation('menus');
  return (reason) => t(`dish.refused.${reason}`, { dishes: MENU_LIMITS.dishes, foods: MENU_LIMITS.foods });
}
