import { type NutritionalPlan, useUpdateNutritionalPlan } from '@healzy/api/nutritional-plans';
import { openEnergyDoubt, type EnergyPerson, type EnergyTarget } from '@healzy/domain/nutritional-plans';
import { useTranslation } from 'react-i18next';
import { type Predicted, PlanEnergyForm } from './PlanEnergyForm.tsx';

export interface SavedEnergyProps {
  plan: NutritionalPlan;
  predicted: Predicted | null;
  measured: EnergyTarget | null;
  today: string;
  canEdit: boolean;
  person: EnergyPerson;
}

/** Without energy, its day is today's until a source is chosen. */
const energyOf = ({ energy }: NutritionalPlan, today: string, person: EnergyPerson) =>
  energy === null
    ? { kcal: null, source: null as never, on: today, confirmedKcal: null }
    : {
        kcal: energy.kcal,
        source: energy.source,
        on: energy.on,
        confirmedKcal: energy.confirmed && openEnergyDoubt(energy, person) === null ? energy.kcal : null,
      };

/** The form of a saved plan's energy. */
export function SavedEnergy({ plan, ...rest }: SavedEnergyProps) {
  const { t } = useTranslation('nutritional-plans');
  const update = useUpdateNutritionalPlan();
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
      labels={{ form: t('energy.form'), save: t('energy.save') }}
      newer={(current) => record(current as NutritionalPlan)}
      onSave={async ({ confirmedKcal, ...energy }, version) => {
        const confirms = confirmedKcal === energy.kcal ? { confirmsEnergy: true } : {};
        return record(await update.mutateAsync({ id: plan.id, version, body: { energy, ...confirms } }));
      }}
    />
  );
}
