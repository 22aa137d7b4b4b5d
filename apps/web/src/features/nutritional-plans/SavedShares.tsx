import { type NutritionalPlan, useUpdateNutritionalPlan } from '@healzy/api/nutritional-plans';
import { useTranslation } from 'react-i18next';
import { sharesOf } from './plan-values.ts';
import { PlanSharesForm } from './PlanSharesForm.tsx';

/** The form of a saved plan's shares. */
export function SavedShares({ plan, canEdit }: { plan: NutritionalPlan; canEdit: boolean }) {
  const { t } = useTranslation('nutritional-plans');
  const update = useUpdateNutritionalPlan();
  const record = (newer: NutritionalPlan) => ({ values: sharesOf(newer), version: newer.version });
  return (
    <PlanSharesForm
      plan={plan}
      canEdit={canEdit}
      initial={sharesOf(plan)}
      draftKey={`nutritional-plans/${plan.patientId}/${plan.id}/shares`}
      version={plan.version}
      act="nutritionalPlan.edit"
      labels={{ form: t('shares.form'), save: t('shares.save') }}
      newer={(current) => record(current as NutritionalPlan)}
      onSave={async (_shares, version, body) =>
        record(await update.mutateAsync({ id: plan.id, version, body }))
      }
    />
  );
}
