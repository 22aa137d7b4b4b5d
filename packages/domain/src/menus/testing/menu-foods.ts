import { exchangeOf, NOTHING_KNOWN, type NutrientAmounts } from '../../foods/index.ts';
import type { FoodLookup, MenuFoodFacts } from '../food-facts.ts';

/** A food as menus know it, per 100 g; 100 g a portion unless a test changes it. */
export function menuFood(
  id: string,
  nutrients: Partial<NutrientAmounts>,
  change: Partial<MenuFoodFacts> = {},
): MenuFoodFacts {
  const food: MenuFoodFacts = {
    id,
    category: 'CEREALS',
    tier: 2,
    meals: [],
    unit: 'G',
    unitWeight: 100,
    density: null,
    portions: [],
    notFor: [],
    unknownFor: [],
    nutrients: { ...NOTHING_KNOWN, ...nutrients },
    carbohydrateKind: 'AVAILABLE',
    unknownShares: {},
    recipe: null,
    exchange: null,
    isActive: true,
    ...change,
  };
  return { ...food, exchange: exchangeOf(food) };
}

export function lookupOf(foods: readonly MenuFoodFacts[]): FoodLookup {
  const byId = new Map(foods.map((food) => [food.id, food]));
  return (id) => byId.get(id);
}
