import { FOOD_CATEGORIES, type FoodCategory } from '../../foods/index.ts';
import { MEALS, type Meal } from '../../nutritional-plans/index.ts';
import type { SolverFood } from '../solver/problem.ts';
import { randomOf } from '../solver/random.ts';

/** Typical carbohydrate, fat and protein per 100 g and portion of a category, and what a food of it often contains. */
const KINDS: Record<FoodCategory, [number, number, number, number, readonly string[], readonly Meal[]]> = {
  DAIRY: [5, 3, 5, 180, ['MILK', 'LACTOSE'], ['BREAKFAST', 'MID_MORNING_SNACK', 'MID_AFTERNOON_SNACK']],
  EGGS: [1, 10, 12, 60, ['EGGS'], ['BREAKFAST', 'LUNCH', 'DINNER']],
  MEAT: [0, 8, 22, 120, ['PORK'], ['LUNCH', 'DINNER']],
  PROCESSED_MEAT: [2, 14, 20, 40, ['PORK'], ['BREAKFAST', 'MID_MORNING_SNACK', 'DINNER']],
  FISH: [0, 6, 20, 130, ['FISH'], ['LUNCH', 'DINNER']],
  SEAFOOD: [2, 2, 18, 120, ['CRUSTACEANS'], ['LUNCH', 'DINNER']],
  LEGUMES: [45, 3, 20, 60, ['LUPIN'], ['LUNCH', 'DINNER']],
  VEGETABLES: [6, 0.4, 2, 150, ['CELERY'], ['LUNCH', 'DINNER', 'MID_AFTERNOON_SNACK']],
  FRUIT: [13, 0.3, 0.8, 150, ['FRUCTOSE'], MEALS],
  CEREALS: [68, 4, 10, 40, ['GLUTEN'], ['BREAKFAST', 'LUNCH', 'MID_AFTERNOON_SNACK']],
  BREAD_PASTA: [50, 2, 9, 60, ['GLUTEN'], ['BREAKFAST', 'MID_MORNING_SNACK', 'LUNCH', 'DINNER']],
  TUBERS: [18, 0.2, 2, 150, [], ['LUNCH', 'DINNER']],
  NUTS_SEEDS: [15, 50, 20, 20, ['NUTS'], ['BREAKFAST', 'MID_MORNING_SNACK', 'MID_AFTERNOON_SNACK']],
  FATS_OILS: [0, 95, 0, 8, [], ['BREAKFAST', 'LUNCH', 'DINNER']],
  SWEETS: [65, 12, 4, 25, ['MILK'], ['BREAKFAST', 'MID_AFTERNOON_SNACK']],
  BEVERAGES: [6, 0.5, 0.5, 200, ['SULPHITES'], ['BREAKFAST', 'MID_MORNING_SNACK', 'MID_AFTERNOON_SNACK']],
};

/** Invented foods, the same for the same seed. Their energy is 4/9/4 of their macronutrients, give or take 3 %. */
export function syntheticFoods(count: number, seed: number): SolverFood[] {
  const random = randomOf(seed);
  const about = (value: number) => value * (0.7 + 0.6 * random.share());
  return Array.from({ length: count }, (_, index): SolverFood => {
    const category = FOOD_CATEGORIES[index % FOOD_CATEGORIES.length]!;
    const [carbs, fat, protein, portion, contains, mealTypes] = KINDS[category];
    const grams = { CARBS: about(carbs), FAT: about(fat), PROTEIN: about(protein) };
    const kcal = (4 * grams.CARBS + 9 * grams.FAT + 4 * grams.PROTEIN) * (0.97 + 0.06 * random.share());
    return {
      id: `food-${index}`,
      category,
      tier: random.share() < 0.5 ? 1 : random.share() < 0.7 ? 2 : 3,
      mealTypes,
      restrictions: random.share() < 0.6 ? contains : [],
      isActive: random.share() < 0.97,
      kcal,
      grams,
      portionGrams: Math.max(5, Math.round(about(portion) / 5) * 5),
      step: random.share() < 0.6 ? 0.5 : 1,
    };
  });
}
