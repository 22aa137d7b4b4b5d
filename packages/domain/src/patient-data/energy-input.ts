import type { BiologicalSex } from '../patients/index.ts';
import { todayIn, type LocalDate } from '../shared/index.ts';
import { typedAnswers } from './answers.ts';
import { isPregnantBy, latestDated, type Dated, type EnergyInput, type Measured } from './body/index.ts';
import type { SectionId } from './questionnaire.ts';

/** What of a record the energy of a person is computed from. */
export interface EnergyRecord {
  patient: { sex: BiologicalSex; birthdate: LocalDate; timezone: string };
  sections: readonly { section: SectionId; answers: unknown; changedAt: string | null }[];
  /** The latest first. */
  measurements: readonly Measured[];
  measuredResting: { kcalDay: number; on: LocalDate } | null;
  today: LocalDate;
}

/** What the energy of a person is computed from: their latest figures and answers, each with its day. */
export function energyInputOf({
  patient: { sex, birthdate, timezone },
  sections,
  measurements,
  measuredResting,
  today,
}: EnergyRecord): EnergyInput {
  const saved = (section: SectionId) => sections.find((each) => each.section === section);
  const dayOf = (changedAt: string) => todayIn(timezone, new Date(changedAt));
  const answered = saved('habits');
  const habits = typedAnswers('habits', answered?.answers);
  /** An answer with the day on which its section was saved. */
  const ofHabits = <Value>(value: Value | null): Dated<Value> | null =>
    value === null || !answered?.changedAt ? null : { value, on: dayOf(answered.changedAt) };
  const history = saved('medical-history');
  const isPregnant = isPregnantBy(sex, typedAnswers('medical-history', history?.answers));
  const { weightKg, heightCm, fatPercent } = latestDated(measurements);
  return {
    sex,
    birthdate,
    weightKg,
    heightCm,
    fatPercent,
    activityLevel: ofHabits(habits.activityLevel),
    currentIntakeKcal: ofHabits(habits.currentIntakeKcal),
    measuredBasalKcal: measuredResting && { value: measuredResting.kcalDay, on: measuredResting.on },
    today,
    pregnantOn: isPregnant && history?.changedAt ? dayOf(history.changedAt) : null,
  };
}
