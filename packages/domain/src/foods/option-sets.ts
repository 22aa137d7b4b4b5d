import { ALLERGENS } from '../shared/index.ts';

/** The categories of specification 3, in the order in which screens list them. */
export const FOOD_CATEGORIES = [
  'DAIRY',
  'EGGS',
  'MEAT',
  'PROCESSED_MEAT',
  'FISH',
  'SEAFOOD',
  'LEGUMES',
  'VEGETABLES',
  'FRUIT',
  'CEREALS',
  'BREAD_PASTA',
  'TUBERS',
  'NUTS_SEEDS',
  'FATS_OILS',
  'SWEETS',
  'BEVERAGES',
] as const;
export type FoodCategory = (typeof FOOD_CATEGORIES)[number];

/** How readily a menu uses a food: 1 preferred, 2 normal, 3 occasional. */
export const FOOD_TIERS = [1, 2, 3] as const;

/** What an amount of a food is counted in: grams, millilitres or pieces. */
export const FOOD_UNITS = ['G', 'ML', 'U'] as const;
export type FoodUnit = (typeof FOOD_UNITS)[number];

/** The meals of a day, in their order. */
export const MEAL_TYPES = [
  'BREAKFAST',
  'MID_MORNING_SNACK',
  'LUNCH',
  'MID_AFTERNOON_SNACK',
  'DINNER',
] as const;
export type MealType = (typeof MEAL_TYPES)[number];

/** The catalogue that comes with the product, or foods of the account. */
export const FOOD_ORIGINS = ['PROVIDER', 'PERSONAL'] as const;

/** What a food can contain that some people cannot or will not eat. */
export const FOOD_SUBSTANCES = [
  ...ALLERGENS,
  'LACTOSE',
  // At least 3 g of fructose in a usual portion, or more fructose than glucose: malabsorption, not the hereditary
  // intolerance, which bears none at all.
  'FRUCTOSE',
  'SORBITOL',
  'FODMAP',
  'HISTAMINE',
  'PORK',
  // Flesh of mammals and birds, and stock, lard and gelatine of them.
  'MEAT',
  'ALCOHOL',
  // Large predatory fish.
  'MERCURY',
  // Eaten as it is, and a known way of listeriosis, toxoplasmosis or salmonellosis: raw-milk and soft cheese, smoked or raw fish,
  // pâté, raw cured meat, eggs whose yolk runs.
  'LISTERIA',
  'GRAPEFRUIT',
  // A portion with a third or more of what is of no concern for a small child: coffee, tea, cola, pure cocoa.
  'CAFFEINE',
  // Small and hard, round or slippery, as it is usually served: whole and chopped nuts, popcorn, grapes, sweets.
  'CHOKING',
  // Its vitamin A.
  'LIVER',
  // Its iodine.
  'SEAWEED',
] as const;

/** Diets that a food can be unsuitable for. */
export const FOOD_DIETS = ['VEGETARIAN', 'VEGAN'] as const;

/**
 * The restrictions that a person can have. They have one sense everywhere: a food that lists one is not for people who
 * have it, because it contains the substance or because the diet excludes it.
 */
export const FOOD_RESTRICTIONS = [...FOOD_SUBSTANCES, ...FOOD_DIETS] as const;
export type FoodRestriction = (typeof FOOD_RESTRICTIONS)[number];

/**
 * How the carbohydrate of a food was determined: by difference, which includes fibre (USDA), or as available
 * carbohydrate, which does not (Ciqual, European labels). What was added up from both is mixed, and is called so.
 */
export const CARBOHYDRATE_KINDS = ['BY_DIFFERENCE', 'AVAILABLE', 'MIXED'] as const;
export type CarbohydrateKind = (typeof CARBOHYDRATE_KINDS)[number];
