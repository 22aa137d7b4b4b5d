import { type NutritionalPlan, useUpdateNutritionalPlan } from '@healzy/api/nutritional-plans';
import { useTranslation } from 'react-i18next';
import { sharesOf, writtenOf } from './plan-values.ts';
import { PlanScreen } from './PlanScreen.tsx';
import { PlanSharesForm } from './PlanSharesForm.tsx';

/**
 * `/patient/:patientId/nutrition/plans/:nutritionalPlan/food-distribution`: how a day's energy is shared among meals and
 * macronutrients, and what each meal should contain.
 */
export function PlanFoodDistributionScreen() {
  return (
    <PlanScreen>
      {(plan, { canEdit }) => <SavedShares key={plan.id} plan={plan} canEdit={canEdit} />}
    </PlanScreen>
  );
}

function SavedShares({ plan, canEdit }: { plan: NutritionalPlan; canEdit: boolean }) {
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
      onSave={async (shares, version) =>
        record(await update.mutateAsync({ id: plan.id, version, body: { ...writtenOf(plan), ...shares } }))
      }
    />
  );
}
