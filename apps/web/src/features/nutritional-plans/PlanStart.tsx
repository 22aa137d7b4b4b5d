import type { NutritionalPlan } from '@healzy/api/nutritional-plans';
import { usePatientData } from '@healzy/api/patient-data';
import { energyStateOf, measuredEnergy, type EnergyPerson } from '@healzy/domain/nutritional-plans';
import { energyBalance, typedAnswers, type EnergyBalance } from '@healzy/domain/patient-data';
import { ageOn } from '@healzy/domain/shared';
import { Card } from '@healzy/ui/components/Card';
import { Columns, Stack } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnergyInput } from '../patient-data/body/useEnergyInput.ts';
import { MeasuredEnergy } from './MeasuredEnergy.tsx';
import { MeasuredFuel } from './MeasuredFuel.tsx';
import type { Predicted } from './PlanEnergyForm.tsx';
import { SavedEnergy } from './SavedEnergy.tsx';
import { StartingFigures } from './StartingFigures.tsx';

/** The total expenditure with the latest day of what it was computed from. */
function predictedOf({ total }: EnergyBalance): Predicted | null {
  const on = total?.inputs
    .map((input) => input.on)
    .toSorted()
    .at(-1);
  return total && on !== undefined ? { kcal: total.kcal, on } : null;
}

export interface PlanStartProps {
  plan: NutritionalPlan;
  today: string;
  canEdit: boolean;
}

/** The figures that a plan starts from, and the energy chosen from them. */
export function PlanStart({ plan, today, canEdit }: PlanStartProps) {
  const { t } = useTranslation('nutritional-plans');
  const { input } = useEnergyInput();
  // A form keeps what it was filled with; it is filled anew once the measured energy was taken.
  const [taken, setTaken] = useState(0);
  const answers = usePatientData(plan.patientId).data;
  const measured = answers?.measuredResting;
  const history = answers?.sections.find(({ section }) => section === 'medical-history');
  if (!input) return null;
  const person: EnergyPerson = {
    sex: input.sex,
    age: input.birthdate === null ? null : ageOn(input.birthdate, today),
    state: energyStateOf(input.sex, typedAnswers('medical-history', history?.answers)),
  };
  return (
    <Columns count="startWide" collapseBelow="desktop" gap="lg" align="start">
      <StartingFigures input={input} />
      <Stack gap="lg">
        <Card title={t('energy.title')}>
          <SavedEnergy
            key={taken}
            plan={plan}
            predicted={predictedOf(energyBalance(input))}
            measured={measuredEnergy(input)}
            person={person}
            today={today}
            canEdit={canEdit}
          />
        </Card>
        {measured && (
          <>
            <MeasuredEnergy {...{ plan, measured, input, canEdit }} onSaved={setTaken} />
            <MeasuredFuel {...{ plan, measured, input, canEdit }} />
          </>
        )}
      </Stack>
    </Columns>
  );
}
