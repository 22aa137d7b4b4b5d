import { type NutritionalPlan, useUpdateNutritionalPlan } from '@healzy/api/nutritional-plans';
import { proteinWeights } from '@healzy/domain/nutritional-plans';
import type { EnergyInput } from '@healzy/domain/patient-data';
import { ADULT_AGE, ageOn } from '@healzy/domain/shared';
import { useTranslation } from 'react-i18next';
import { useEnergyInput } from '../patient-data/body/useEnergyInput.ts';
import { sharesOf } from './plan-values.ts';
import { PlanSharesForm } from './PlanSharesForm.tsx';

/** By which weights a patient's protein is counted; none while no weight is known. */
function proteinOf({ birthdate, weightKg, heightCm, pregnantOn, today }: EnergyInput) {
  if (weightKg === null) return undefined;
  const age = ageOn(birthdate, today ?? weightKg.on);
  const isAdult = age !== null && age >= ADULT_AGE;
  const weights = proteinWeights({
    weightKg: weightKg.value,
    heightCm: heightCm?.value ?? null,
    isAdjustable: isAdult && pregnantOn == null,
  });
  return { weights, weighedOn: weightKg.on, isAdult };
}

/** The form of a saved plan's shares. */
export function SavedShares({ plan, canEdit }: { plan: NutritionalPlan; canEdit: boolean }) {
  const { t } = useTranslation('nutritional-plans');
  const update = useUpdateNutritionalPlan();
  const { input } = useEnergyInput();
  const record = (newer: NutritionalPlan) => ({ values: sharesOf(newer), version: newer.version });
  return (
    <PlanSharesForm
      plan={plan}
      canEdit={canEdit}
      protein={input && proteinOf(input)}
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
