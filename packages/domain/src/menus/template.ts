import type { FoodCategory } from '../foods/index.ts';
import type { FoodGroup, MenuTemplate } from './solver/problem.ts';

const group = (min: number, max: number, ...categories: FoodCategory[]): FoodGroup => ({
  categories,
  min,
  max,
});

const MAIN_MEAL: readonly FoodGroup[] = [
  group(1, 2, 'VEGETABLES'),
  group(1, 1, 'CEREALS', 'BREAD_PASTA', 'TUBERS', 'LEGUMES'),
  group(1, 1, 'MEAT', 'FISH', 'SEAFOOD', 'EGGS', 'LEGUMES'),
  group(1, 1, 'FATS_OILS'),
  group(0, 1, 'FRUIT', 'DAIRY'),
];

const SNACK: readonly FoodGroup[] = [
  group(1, 1, 'FRUIT', 'DAIRY'),
  group(0, 2, 'NUTS_SEEDS', 'CEREALS', 'BREAD_PASTA', 'PROCESSED_MEAT', 'DAIRY', 'BEVERAGES', 'EGGS'),
];

/** What a plan without a template of its own fills its meals with: usual meals, not only figures that agree. */
export const DEFAULT_MENU_TEMPLATE: MenuTemplate = {
  BREAKFAST: [
    group(1, 1, 'DAIRY', 'BEVERAGES'),
    group(1, 1, 'CEREALS', 'BREAD_PASTA'),
    group(0, 1, 'FRUIT'),
    group(0, 2, 'EGGS', 'PROCESSED_MEAT', 'NUTS_SEEDS', 'FATS_OILS'),
  ],
  MID_MORNING_SNACK: SNACK,
  LUNCH: MAIN_MEAL,
  MID_AFTERNOON_SNACK: SNACK,
  DINNER: MAIN_MEAL,
};
