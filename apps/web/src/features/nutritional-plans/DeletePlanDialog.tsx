import { type NutritionalPlan, useDeleteNutritionalPlan } from '@healzy/api/nutritional-plans';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ConfirmAction } from '../../app/ConfirmAction.tsx';
import { pathTo } from '../../app/paths.ts';

export interface DeletePlanDialogProps {
  plan: NutritionalPlan;
  onClose: () => void;
}

/** Asks before a plan is deleted for good, and returns to the list. */
export function DeletePlanDialog({ plan, onClose }: DeletePlanDialogProps) {
  const { t } = useTranslation('nutritional-plans');
  const navigate = useNavigate();
  const remove = useDeleteNutritionalPlan();
  return (
    <ConfirmAction
      act="nutritionalPlan.delete"
      title={t('delete.title', { name: plan.name })}
      confirmLabel={t('delete.confirm')}
      run={() => remove.mutateAsync(plan.id)}
      onClose={onClose}
      onDone={() => navigate(pathTo('/patient/:patientId/nutrition/plans', { patientId: plan.patientId }))}
    >
      {t('delete.text')}
    </ConfirmAction>
  );
}
