import { type Food, useDeleteFood } from '@healzy/api/foods';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ConfirmAction } from '../../app/ConfirmAction.tsx';
import { useFoodLabels } from './useFoodLabels.ts';

export interface DeleteFoodDialogProps {
  food: Food;
  onClose: () => void;
}

/** Asks before a food of the account is deleted for good, and returns to the list. */
export function DeleteFoodDialog({ food, onClose }: DeleteFoodDialogProps) {
  const { t } = useTranslation('foods');
  const navigate = useNavigate();
  const labels = useFoodLabels();
  const remove = useDeleteFood();
  return (
    <ConfirmAction
      act="food.delete"
      title={t('delete.title', { name: labels.name(food) })}
      confirmLabel={t('delete.confirm')}
      run={() => remove.mutateAsync(food.id)}
      onClose={onClose}
      onDone={() => navigate('/foods')}
    >
      {t('delete.text')}
    </ConfirmAction>
  );
}
