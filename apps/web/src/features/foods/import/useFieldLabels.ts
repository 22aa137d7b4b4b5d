import { isAmountField, type FoodImportField } from '@healzy/domain/foods/imports';
import { useTranslation } from 'react-i18next';

/** Names of what a column can hold, as the form of a food has them. */
export function useFieldLabels(): (field: FoodImportField) => string {
  const { t } = useTranslation(['foods', 'food-imports']);
  return (field) => {
    if (field === 'salt') return t('food-imports:columns.salt');
    return isAmountField(field) ? t(`foods:nutrient.${field}`) : t(`foods:form.${field}`);
  };
}
