import { usePatientData } from '@healzy/api/patient-data';
import { useBodyMeasurements } from '@healzy/api/patient-data/measurements';
import { serverNow } from '@healzy/api/runtime/server-clock';
import {
  isPregnantBy,
  latestDated,
  typedAnswers,
  type Dated,
  type EnergyInput,
} from '@healzy/domain/patient-data';
import { todayIn } from '@healzy/domain/shared';
import type { LoadingPart } from '../../../app/AppScreen.tsx';
import { useOpenPatient } from '../../../app/open-patient.ts';

/** What the energy of the open patient is computed from: their latest figures and answers, each with its day. */
export function useEnergyInput(): { input: EnergyInput | undefined; queries: readonly LoadingPart[] } {
  const patient = useOpenPatient();
  const patientId = patient.data?.id ?? '';
  const data = usePatientData(patientId);
  const measured = useBodyMeasurements(patientId);
  const queries = [patient, data, measured];
  if (!patient.data || !data.data || !measured.data) return { input: undefined, queries };
  const { sex, birthdate, timezone } = patient.data;
  const answered = data.data.sections.find((one) => one.section === 'habits');
  const habits = typedAnswers('habits', answered?.answers);
  /** An answer with the day on which its section was saved. */
  const ofHabits = <Value>(value: Value | null): Dated<Value> | null =>
    value === null || !answered?.changedAt
      ? null
      : { value, on: todayIn(timezone, new Date(answered.changedAt)) };
  const history = data.data.sections.find((one) => one.section === 'medical-history');
  const isPregnant = isPregnantBy(sex, typedAnswers('medical-history', history?.answers));
  const { weightKg, heightCm, fatPercent } = latestDated(measured.data.items);
  const { measuredResting } = data.data;
  return {
    input: {
      sex,
      birthdate,
      weightKg,
      heightCm,
      fatPercent,
      activityLevel: ofHabits(habits.activityLevel),
      currentIntakeKcal: ofHabits(habits.currentIntakeKcal),
      measuredBasalKcal: measuredResting && { value: measuredResting.kcalDay, on: measuredResting.on },
      today: todayIn(timezone, serverNow()),
      pregnantOn: isPregnant && history?.changedAt ? todayIn(timezone, new Date(history.changedAt)) : null,
    },
    queries,
  };
}
