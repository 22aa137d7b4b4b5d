import type { PlanFigures, PlanVersion } from '@healzy/api/menus';
import { DEFAULT_MACRO_SHARES, DEFAULT_MEAL_SHARES } from '@healzy/domain/nutritional-plans';

const id = (number: number) => `00000000-0000-4000-8000-0000000001${String(number).padStart(2, '0')}`;

/** Versions of a plan, for stories. */
export const SAMPLE_VERSIONS: readonly PlanVersion[] = [
  {
    id: id(2),
    nutritionalPlanId: id(1),
    name: null,
    reason: 'BEFORE_RECALCULATION',
    planName: 'Four weeks',
    weeks: 4,
    energyKcal: 2000,
    meals: 140,
    created: { userId: null, name: '', surname: '', at: '2026-11-25T15:30:00Z' },
  },
  {
    id: id(3),
    nutritionalPlanId: id(1),
    name: 'Before the summer',
    reason: 'NAMED',
    planName: 'Four weeks',
    weeks: 4,
    energyKcal: null,
    meals: 1,
    created: { userId: id(9), name: 'Ana', surname: 'Lara', at: '2026-11-24T09:05:00Z' },
  },
];

const amounts = (of: number, kcal: number, isLowerBound = false) => ({
  of,
  kcal,
  bites: kcal / 100,
  grams: { CARBS: Math.round(kcal / 8), FAT: Math.round(kcal / 30), PROTEIN: null },
  isLowerBound,
});

/** What a plan comes to, for stories. */
export const SAMPLE_FIGURES: PlanFigures = {
  nutritionalPlanId: id(1),
  planVersionId: null,
  plan: {
    name: 'Four weeks',
    weeks: 4,
    startDate: '2026-12-07',
    mealShares: { ...DEFAULT_MEAL_SHARES },
    macroShares: { ...DEFAULT_MACRO_SHARES },
    energy: { kcal: 2000, source: 'TYPED', on: '2026-11-26' },
    menuTemplate: null,
  },
  week: null,
  days: 28,
  day: amounts(28, 1980),
  energyShares: { CARBS: 50, FAT: 30, PROTEIN: 20 },
  meals: {
    BREAKFAST: amounts(28, 450),
    MID_MORNING_SNACK: null,
    LUNCH: amounts(28, 700, true),
    MID_AFTERNOON_SNACK: null,
    DINNER: amounts(28, 600),
  },
  nutrients: [
    { nutrient: 'fibre', amount: 31, isLowerBound: false, verdict: 'MEETS' },
    { nutrient: 'iron', amount: 9.5, isLowerBound: true, verdict: 'UNSURE' },
    { nutrient: 'selenium', amount: null, isLowerBound: true, verdict: 'UNKNOWN' },
  ],
  foods: [
    { foodId: id(21), nameEs: 'Lentejas', nameEn: 'Lentils', meals: 4, grams: 320 },
    { foodId: id(22), nameEs: 'Merluza', nameEn: 'Hake', meals: 2, grams: 300 },
  ],
  unweighed: 0,
};
