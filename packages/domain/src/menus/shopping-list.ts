import {
  householdOf,
  purchaseFactsOf,
  purchaseFor,
  type FoodCategory,
  type FoodUnit,
  type HouseholdAmount,
  type Purchase,
} from '../foods/index.ts';
import { amountOfPortions, portionsOf, type FoodLookup, type MenuFoodFacts } from './food-facts.ts';
import { MEALS } from '../nutritional-plans/index.ts';
import type { MenuDay } from './menu.ts';

/** Aisles of a shop, in the usual order, with the categories that are there. */
const AISLES = {
  PRODUCE: ['VEGETABLES', 'FRUIT', 'TUBERS'],
  BUTCHER: ['MEAT', 'PROCESSED_MEAT'],
  FISHMONGER: ['FISH', 'SEAFOOD'],
  CHILLED: ['DAIRY', 'EGGS'],
  BAKERY: ['BREAD_PASTA'],
  DRY_GOODS: ['CEREALS', 'LEGUMES', 'NUTS_SEEDS'],
  OILS: ['FATS_OILS'],
  SWEETS: ['SWEETS'],
  DRINKS: ['BEVERAGES'],
  // By what they are on a plate: pepper is a vegetable in tables of foods.
  SEASONINGS: [],
} as const satisfies Record<string, readonly FoodCategory[]>;
export type Aisle = keyof typeof AISLES;

export interface ShoppingItem {
  foodId: string;
  /** In the food's unit: grams, millilitres, or pieces rounded up to whole ones. */
  amount: number;
  unit: FoodUnit;
  grams: number;
  household: HouseholdAmount | null;
  /** What to buy for that, in what it is sold in; null for a food of which nothing is stated. */
  purchase: Purchase | null;
}

export interface ShoppingList {
  aisles: readonly { aisle: Aisle; items: readonly ShoppingItem[] }[];
  /** What most kitchens have and keep, as oil, salt and coffee: to be looked for at home before it is bought. */
  staples: readonly ShoppingItem[];
  /** Foods that are gone or have no weight: how much to buy is not known. */
  unweighed: readonly string[];
}

/**
 * What to buy for some days: the same food of all meals as one line, recipes as their ingredients. The weight of an
 * ingredient is that of the dish by the recipe's share. Cooked rice is bought raw and a poached egg is an egg, where the
 * food that is bought is among those that can be looked up.
 *
 * @param persons who eat what the patient does, the patient among them
 */
export function shoppingList(days: readonly MenuDay[], foodOf: FoodLookup, persons = 1): ShoppingList {
  const grams = new Map<string, number>();
  const unweighed = new Set<string>();
  // What is to be bought is the food of now.
  const add = (foodId: string, weight: number, within: readonly string[]) => {
    const food = foodOf(foodId, undefined);
    // A recipe within itself is refused where recipes are written; here it must only not go on for ever.
    if (!food || within.includes(foodId)) unweighed.add(foodId);
    else if (food.recipe === null) {
      const bought = purchaseFactsOf(foodId)?.bought;
      if (bought && foodOf(bought.foodId, undefined))
        grams.set(bought.foodId, (grams.get(bought.foodId) ?? 0) + weight * bought.share);
      else grams.set(foodId, (grams.get(foodId) ?? 0) + weight);
    } else
      for (const ingredient of food.recipe.ingredients)
        add(ingredient.foodId, (weight * ingredient.grams) / food.recipe.yieldGrams, [...within, foodId]);
  };
  for (const { foodId, portions, figuresAt } of portionsOf(
    days.flatMap((day) => MEALS.map((meal) => day[meal])),
  )) {
    const food = foodOf(foodId, figuresAt);
    const amount = food && amountOfPortions(food, portions);
    if (amount) add(foodId, amount.grams * persons, []);
    else unweighed.add(foodId);
  }
  const items = [...grams].flatMap(([foodId, weight]) => {
    const food = foodOf(foodId, undefined);
    if (!food) return [];
    const item = itemOf(food, weight);
    const isSeasoned = isSeasoning(food);
    return [
      { isSeasoning: isSeasoned, category: food.category, item, isStaple: isStaple(food, item, isSeasoned) },
    ];
  });
  const aisles = (Object.keys(AISLES) as Aisle[]).flatMap((aisle) => {
    const categories: readonly FoodCategory[] = AISLES[aisle];
    const here = items
      .filter((each) => !each.isStaple)
      .filter((each) =>
        aisle === 'SEASONINGS' ? each.isSeasoning : !each.isSeasoning && categories.includes(shelfOf(each)),
      )
      .map(({ item }) => item);
    return here.length > 0 ? [{ aisle, items: here }] : [];
  });
  const staples = items.filter((each) => each.isStaple).map(({ item }) => item);
  return { aisles, staples, unweighed: [...unweighed] };
}

/** Tins of tuna are not at the fishmonger's, nor crushed tomatoes and raisins among the fruit: they are in the pantry's aisle. */
const shelfOf = ({ category, item }: { category: FoodCategory; item: ShoppingItem }): FoodCategory => {
  const unit = item.purchase?.unit;
  const keeps = unit === 'CAN' || unit === 'JAR' || (unit === 'PACK' && category === 'FRUIT');
  return keeps && FRESH.includes(category) ? 'LEGUMES' : category;
};
const FRESH: readonly FoodCategory[] = ['VEGETABLES', 'FRUIT', 'FISH', 'SEAFOOD'];

/** Spices, salt and vinegar; garlic, lemon and fresh herbs are beside the vegetables. */
const isSeasoning = ({ id, exchange }: MenuFoodFacts): boolean => {
  const unit = purchaseFactsOf(id)?.unit;
  return exchange?.role === 'SEASONING' && (unit === 'JAR' || unit === 'PACK' || unit === 'BOTTLE');
};

/** Of coffee, tea and water there is no carton to buy for a cup. */
const isFreeDrink = ({ exchange }: MenuFoodFacts): boolean => exchange?.group === 'FREE_DRINK';

/** What keeps for months and of which no more is used than a pack has; of more, it is bought. */
function isStaple(food: MenuFoodFacts, { purchase }: ShoppingItem, isSeasoned: boolean): boolean {
  if (isFreeDrink(food)) return true;
  if (purchase === null || purchase.count > 1) return false;
  const { category, exchange } = food;
  const isOil = category === 'FATS_OILS' && exchange?.role === 'FAT' && purchase.unit === 'BOTTLE';
  const isSugar = category === 'SWEETS' && (exchange?.role === 'INGREDIENT_ONLY' || purchase.unit === 'JAR');
  return isSeasoned || isOil || isSugar;
}

function itemOf(food: MenuFoodFacts, grams: number): ShoppingItem {
  const perPortion = amountOfPortions(food, 1);
  const portions = perPortion === null ? 0 : grams / perPortion.grams;
  const exact = perPortion === null ? grams : perPortion.amount * portions;
  // Sums of halves may miss their whole number by rounding.
  const amount = food.unit === 'U' ? Math.ceil(exact - 1e-6) : Math.round(exact);
  const unit = perPortion?.unit ?? 'G';
  return {
    ...{ foodId: food.id, amount, unit, grams: Math.round(grams), household: householdOf(food, grams) },
    purchase: isFreeDrink(food)
      ? null
      : purchaseFor(food.id, grams, { density: food.density, pieceGrams: pieceOf(food) }),
  };
}

/** Grams of a piece of what is counted, or is measured by a medium one. */
function pieceOf({ unit, unitWeight, portions }: MenuFoodFacts): number | null {
  if (unit === 'U') return unitWeight;
  const medium = portions.find(({ nameEs }) => /(pieza|unidad) median/iu.test(nameEs ?? ''));
  return (medium ?? portions.find(({ nameEs }) => /\b(pieza|unidad)\b/iu.test(nameEs ?? '')))?.grams ?? null;
}

/** The foods that are bought for some, beside themselves. */
export const boughtFor = (foodIds: readonly string[]): string[] => [
  ...new Set(foodIds.flatMap((id) => purchaseFactsOf(id)?.bought?.foodId ?? [])),
];
