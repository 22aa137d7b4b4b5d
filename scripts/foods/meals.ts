import { MEAL_TYPES, type FoodCategory, type MealType } from '../../packages/domain/src/foods/index.ts';

const ALL = MEAL_TYPES;
const MAIN: readonly MealType[] = ['LUNCH', 'DINNER'];
const LIGHT: readonly MealType[] = ['BREAKFAST', 'MID_MORNING_SNACK', 'MID_AFTERNOON_SNACK'];

const OF_CATEGORY: Record<FoodCategory, readonly MealType[]> = {
  DAIRY: ALL,
  EGGS: ['BREAKFAST', 'LUNCH', 'DINNER'],
  MEAT: MAIN,
  PROCESSED_MEAT: ALL,
  FISH: MAIN,
  SEAFOOD: MAIN,
  LEGUMES: MAIN,
  VEGETABLES: MAIN,
  FRUIT: ALL,
  CEREALS: MAIN,
  BREAD_PASTA: ALL,
  TUBERS: MAIN,
  NUTS_SEEDS: ALL,
  FATS_OILS: ALL,
  SWEETS: LIGHT,
  BEVERAGES: ALL,
};

/** Foods whose meals are not those of their category. */
const OF_NAME: readonly (readonly [name: RegExp, meals: readonly MealType[]])[] = [
  [/\b(oat|oatmeal|cornflakes|granola|muesli|bran|germ|popcorn)\b/i, LIGHT],
  [/\b(pasta|noodles|gnocchi|lasagne|pizza|breadcrumbs)\b/i, MAIN],
  [/^(tomato|cucumber|carrot|avocado|cherry tomato)$/i, ALL],
  [/\b(hummus|edamame|tofu|smoked salmon|tuna canned|canned in oil)\b/i, ['BREAKFAST', ...MAIN]],
  [/\b(beer|wine|spirits|cider|sangria)\b/i, MAIN],
  [/\b(cinnamon|mint|ginger|spirulina|soya yoghurt)\b/i, ALL],
];

export function mealsOf(name: string, category: FoodCategory): MealType[] {
  const meals = OF_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? OF_CATEGORY[category];
  return MEAL_TYPES.filter((meal) => meals.includes(meal));
}
