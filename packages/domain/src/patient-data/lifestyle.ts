import type { OptionOf } from './option-sets.ts';
import type { PatientAnswers } from './questionnaire.ts';

/** A patient's answers in short (specification 3.6: the patient's body and lifestyle). */
export interface Lifestyle {
  activityLevel: OptionOf<'activityLevel'> | null;
  isSmoker: boolean | null;
  alcohol: OptionOf<'alcohol'> | null;
  coffeesPerDay: number | null;
  dietTypes: readonly OptionOf<'dietType'>[];
  /** Names of current medicines. */
  medicines: readonly string[];
  /** Meals and snacks together; null while the meals are unknown. */
  meals: number | null;
  /** Allergens and intolerances together: what a plan has to avoid. */
  intolerances: readonly (OptionOf<'allergen'> | OptionOf<'intolerance'>)[];
  /** Current intake in kilocalories a day, as the specialist estimates it. */
  currentIntakeKcal: number | null;
}

/** Summarises the questionnaire for the summary, the energy balance and the nutritional plan. */
export function lifestyleOf({
  habits,
  'medical-history': history,
}: Pick<PatientAnswers, 'habits' | 'medical-history'>): Lifestyle {
  const takesNoStimulants = habits.takesStimulants === false;
  return {
    activityLevel: habits.activityLevel,
    isSmoker: habits.isSmoker,
    alcohol: habits.alcohol,
    coffeesPerDay: takesNoStimulants ? 0 : habits.coffeesPerDay,
    dietTypes: habits.dietTypes ?? [],
    medicines: (history.medication ?? []).flatMap(({ name }) => (name === null ? [] : [name])),
    meals: habits.mealsPerDay === null ? null : habits.mealsPerDay + (habits.snacksPerDay ?? 0),
    intolerances: [...(habits.allergies ?? []), ...(habits.intolerances ?? [])],
    currentIntakeKcal: habits.currentIntakeKcal,
  };
}
