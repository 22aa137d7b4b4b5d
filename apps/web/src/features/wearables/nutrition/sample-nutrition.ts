import type {
  WearableMeal,
  WearableMealDetail,
  WearableNutrition,
  WearableNutritionDay,
} from '@healzy/api/wearables';

type Nutrients = WearableMeal['intake'];

const intake = (energyKcal: number, share = energyKcal / 2000): Nutrients => ({
  energyKcal,
  carbohydrateG: Math.round(210 * share),
  proteinG: Math.round(100 * share),
  fatG: Math.round(78 * share),
  fibreG: Math.round(28 * share * 10) / 10,
  sodiumMg: null,
});
const PLANNED: Nutrients = { ...intake(1800), fibreG: 30 };

/** For stories: a meal of a diary. */
export const sampleMeal = (
  date: string,
  name: string,
  time: string | null,
  kcal: number,
  more: Partial<WearableMeal> = {},
): WearableMeal => ({
  id: `${date}-${name}`,
  source: 'MyFitnessPal',
  date,
  time,
  at: time === null ? null : `${date}T${time}:00.000Z`,
  name,
  foods: [
    { food: 'Lentejas guisadas', amount: '1 plato', intake: intake(Math.round(kcal * 0.7)) },
    { food: 'Pan integral', amount: '40 g', intake: intake(Math.round(kcal * 0.3)) },
  ],
  intake: intake(kcal),
  ...more,
});

/** For stories: one day of a diary with a plan. */
export const sampleDay = (
  date: string,
  kcal: number | null,
  more: Partial<WearableNutritionDay> = {},
): WearableNutritionDay => ({
  date,
  logged: kcal === null ? null : intake(kcal),
  isIncomplete: false,
  gap: null,
  missingMeals: [],
  otherSources: [],
  meals:
    kcal === null
      ? []
      : [
          sampleMeal(date, 'Desayuno', '08:10', Math.round(kcal * 0.25)),
          sampleMeal(date, 'Comida', '14:30', Math.round(kcal * 0.4)),
          sampleMeal(date, 'Cena', null, Math.round(kcal * 0.35)),
        ],
  planned: PLANNED,
  ...more,
});

const mean = (metric: WearableNutrition['means'][number]['metric'], value: number, worst: number) => ({
  metric,
  mean: value,
  days: 4,
  worst: { date: '2026-03-07', value: worst },
});

/** For stories: a week with a day logged in part and one not logged. */
export const SAMPLE_NUTRITION: WearableNutrition = {
  from: '2026-03-02',
  to: '2026-03-08',
  zone: 'Europe/Madrid',
  days: [
    sampleDay('2026-03-02', 1750),
    sampleDay('2026-03-03', 1900),
    sampleDay('2026-03-04', 450, {
      isIncomplete: true,
      gap: 'MISSING_MEALS',
      missingMeals: ['LUNCH', 'DINNER'],
    }),
    sampleDay('2026-03-05', null),
    sampleDay('2026-03-06', 1820),
    sampleDay('2026-03-07', 2650, { otherSources: ['Cronometer'] }),
    sampleDay('2026-03-08', 300, { isIncomplete: true, gap: 'UNFINISHED' }),
  ],
  adherence: {
    days: 4,
    daysNear: 3,
    daysBelow: 0,
    daysAbove: 1,
    daysIncomplete: 1,
    withinPercent: 15,
    neededMeals: ['BREAKFAST', 'LUNCH', 'DINNER'],
    loggedKcal: 2030,
    plannedKcal: 1800,
    worst: { date: '2026-03-07', value: 147.2 },
  },
  daysWithData: 6,
  means: [
    mean('INTAKE_ENERGY', 2030, 2650),
    mean('INTAKE_CARBOHYDRATE', 213, 278),
    mean('INTAKE_PROTEIN', 101, 133),
    mean('INTAKE_FAT', 79, 103),
  ],
  previous: {
    from: '2026-02-23',
    to: '2026-03-01',
    daysWithData: 5,
    means: [{ ...mean('INTAKE_ENERGY', 1990, 2300), days: 3 }],
    isOtherSource: false,
  },
  silence: null,
};

/** For stories: one meal with the day and the plan around it. */
export const SAMPLE_MEAL: WearableMealDetail = {
  meal: sampleMeal('2026-03-03', 'Comida', '14:30', 760),
  dayIntake: intake(1900),
  planned: PLANNED,
  others: [sampleMeal('2026-03-02', 'Comida', '14:45', 700), sampleMeal('2026-02-27', 'Comida', null, 810)],
};
