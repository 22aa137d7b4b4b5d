import type { NutritionalPlan } from '@healzy/api/nutritional-plans';
import { usePatientData } from '@healzy/api/patient-data';
import {
  deficitBars,
  energyNeed,
  energyStateOf,
  measuredEnergy,
  mostNeededKcal,
  type EnergyPerson,
  type GoalDirection,
} from '@healzy/domain/nutritional-plans';
import { typedAnswers, type SectionId } from '@healzy/domain/patient-data';
import { ageOn } from '@healzy/domain/shared';
import { Card } from '@healzy/ui/components/Card';
import { Columns, Stack } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnergyInput } from '../patient-data/body/useEnergyInput.ts';
import { useInputDays } from '../patient-data/body/useInputDays.ts';
import { MeasuredEnergy } from './MeasuredEnergy.tsx';
import { MeasuredFuel } from './MeasuredFuel.tsx';
import { SavedEnergy } from './SavedEnergy.tsx';
import { StartingFigures } from './StartingFigures.tsx';

export interface PlanStartProps {
  plan: NutritionalPlan;
  today: string;
  canEdit: boolean;
}

/** The figures that a plan starts from, and the energy chosen from them. */
export function PlanStart({ plan, today, canEdit }: PlanStartProps) {
  const { t } = useTranslation('nutritional-plans');
  const { input } = useEnergyInput();
  const days = useInputDays();
  // A form keeps what it was filled with; it is filled anew once the measured energy was taken.
  const [taken, setTaken] = useState(0);
  const answers = usePatientData(plan.patientId).data;
  const measured = answers?.measuredResting;
  const answered = (of: SectionId) => answers?.sections.find(({ section }) => section === of)?.answers;
  if (!input) return null;
  const history = typedAnswers('medical-history', answered('medical-history'));
  const { objective } = typedAnswers('healzy-objective', answered('healzy-objective'));
  const { weightKg, heightCm } = input;
  const state = energyStateOf(input.sex, history);
  const person: EnergyPerson = {
    sex: input.sex,
    age: input.birthdate === null ? null : ageOn(input.birthdate, today),
    state,
    body: weightKg && heightCm && { weightKg: weightKg.value, heightCm: heightCm.value },
    hasEatingDisorder: history.diseases?.includes('EATING_DISORDER') === true,
    needKcal: mostNeededKcal(input, state),
  };
  const wish: GoalDirection =
    objective === 'WEIGHT_LOSS' && deficitBars(person).length === 0
      ? 'LOSE'
      : objective === 'WEIGHT_GAIN'
        ? 'GAIN'
        : 'MAINTAIN';
  return (
    <Columns count="startWide" collapseBelow="desktop" gap="lg" align="start">
      <StartingFigures input={input} />
      <Stack gap="lg">
        <Card title={t('energy.title')}>
          <SavedEnergy
            key={taken}
            plan={plan}
            predicted={energyNeed(input, person.state, null).need}
            input={input}
            wish={wish}
            basisOf={days.basis}
            from={plan.startDate > today ? plan.startDate : today}
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
