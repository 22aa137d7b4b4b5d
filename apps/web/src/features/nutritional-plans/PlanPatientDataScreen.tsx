import { type NutritionalPlan, useUpdateNutritionalPlan } from '@healzy/api/nutritional-plans';
import { energyBalance, type EnergyBalance } from '@healzy/domain/patient-data';
import { Card } from '@healzy/ui/components/Card';
import { Columns } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useEnergyInput } from '../patient-data/body/useEnergyInput.ts';
import { writtenOf } from './plan-values.ts';
import { type Predicted, PlanEnergyForm } from './PlanEnergyForm.tsx';
import { PlanScreen } from './PlanScreen.tsx';
import { StartingFigures } from './StartingFigures.tsx';

/** The total expenditure with the latest day of what it was computed from. */
function predictedOf({ total }: EnergyBalance): Predicted | null {
  const on = total?.inputs
    .map((input) => input.on)
    .toSorted()
    .at(-1);
  return total && on !== undefined ? { kcal: total.kcal, on } : null;
}

/**
 * `/patient/:patientId/nutrition/plans/:nutritionalPlan/patient-data`: the figures that a plan starts from, where each
 * is from, and the energy chosen from them.
 */
export function PlanPatientDataScreen() {
  const { t } = useTranslation('nutritional-plans');
  const { input, queries } = useEnergyInput();
  return (
    <PlanScreen queries={queries}>
      {(plan, { canEdit, today }) =>
        input && (
          <Columns count="startWide" collapseBelow="desktop" gap="lg" align="start">
            <StartingFigures input={input} />
            <Card title={t('energy.title')}>
              <SavedEnergy
                plan={plan}
                predicted={predictedOf(energyBalance(input))}
                today={today}
                canEdit={canEdit}
              />
            </Card>
          </Columns>
        )
      }
    </PlanScreen>
  );
}

interface SavedEnergyProps {
  plan: NutritionalPlan;
  predicted: Predicted | null;
  today: string;
  canEdit: boolean;
}

/** Without energy, its day is today's until a source is chosen. */
const energyOf = ({ energy }: NutritionalPlan, today: string) =>
  energy ?? { kcal: null, source: null as never, on: today };

function SavedEnergy({ plan, ...rest }: SavedEnergyProps) {
  const { t } = useTranslation('nutritional-plans');
  const update = useUpdateNutritionalPlan();
  const record = (newer: NutritionalPlan) => ({
    values: energyOf(newer, rest.today),
    version: newer.version,
  });
  return (
    <PlanEnergyForm
      key={plan.id}
      {...rest}
      initial={energyOf(plan, rest.today)}
      draftKey={`nutritional-plans/${plan.patientId}/${plan.id}/energy`}
      version={plan.version}
      act="nutritionalPlan.edit"
      labels={{ form: t('energy.form'), save: t('energy.save') }}
      newer={(current) => record(current as NutritionalPlan)}
      onSave={async (energy, version) =>
        record(await update.mutateAsync({ id: plan.id, version, body: { ...writtenOf(plan), energy } }))
      }
    />
  );
}
