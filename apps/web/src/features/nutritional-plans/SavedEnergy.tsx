import { type NutritionalPlan, useUpdateNutritionalPlan } from '@healzy/api/nutritional-plans';
import { openEnergyDoubt, type EnergyPerson } from '@healzy/domain/nutritional-plans';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { modules } from '../../app/modules.ts';
import { draftOfGoal } from './energy-values.ts';
import { PlanEnergyForm, type PlanEnergyFormProps } from './PlanEnergyForm.tsx';

export interface SavedEnergyProps extends Pick<
  PlanEnergyFormProps,
  'predicted' | 'measured' | 'today' | 'canEdit' | 'person' | 'input' | 'wish' | 'from' | 'basisOf'
> {
  plan: NutritionalPlan;
}

/** Without energy, its day is today's until a source is chosen. */
const energyOf = ({ energy }: NutritionalPlan, today: string, person: EnergyPerson) =>
  energy === null
    ? { kcal: null, source: null as never, on: today, confirmedKcal: null, goal: null }
    : {
        kcal: energy.kcal,
        source: energy.source,
        on: energy.on,
        confirmedKcal: energy.confirmed && openEnergyDoubt(energy, person) === null ? energy.kcal : null,
        goal: draftOfGoal(energy.goal),
      };

/** The form of a saved plan's energy. */
export function SavedEnergy({ plan, ...rest }: SavedEnergyProps) {
  const { t } = useTranslation('nutritional-plans');
  const update = useUpdateNutritionalPlan();
  const navigate = useNavigate();
  const next = modules()
    .find(({ planFilling }) => planFilling !== undefined)
    ?.planFilling?.(plan);
  const record = (newer: NutritionalPlan) => ({
    values: energyOf(newer, rest.today, rest.person),
    version: newer.version,
  });
  return (
    <PlanEnergyForm
      key={plan.id}
      {...rest}
      initial={energyOf(plan, rest.today, rest.person)}
      draftKey={`nutritional-plans/${plan.patientId}/${plan.id}/energy`}
      version={plan.version}
      act="nutritionalPlan.edit"
      onFill={plan.energy === null && next !== undefined ? async () => navigate(next) : undefined}
      labels={{ form: t('energy.form'), save: t('energy.save') }}
      newer={(current) => record(current as NutritionalPlan)}
      onSave={async ({ confirmedKcal, ...energy }, version) => {
        const confirms = confirmedKcal === energy.kcal ? { confirmsEnergy: true } : {};
        return record(await update.mutateAsync({ id: plan.id, version, body: { energy, ...confirms } }));
      }}
    />
  );
}
