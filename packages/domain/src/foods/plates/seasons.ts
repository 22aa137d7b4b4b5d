import { servingsOf, type JudgedPortion, type MealExpectations } from './portions.ts';

/**
 * Months in which berries ripen outdoors in Spain, of those that the catalogue has fresh. Ours, and rough:
 * at other times they are from a greenhouse or another continent, and the dearest of a basket.
 */
const MONTHS: Readonly<Record<string, readonly number[]>> = {
  // Strawberries, raspberries, blueberries.
  '7b0e7096-b95f-8e44-8470-a44d1d778ef1': [3, 4, 5, 6],
  'a46cafdb-b646-86d1-8a75-b1209352d2f2': [5, 6, 7, 8, 9, 10],
  '5b202355-3510-8063-8981-63b5d5e1a32f': [5, 6, 7, 8, 9],
};
/** Usual servings below which a berry only decorates. */
const FROM = 0.2;

/** Strawberries in November. */
export const isOutOfSeason = (portion: JudgedPortion, { month }: MealExpectations): boolean =>
  month != null && MONTHS[portion.food.id]?.includes(month) === false && servingsOf(portion) >= FROM;
