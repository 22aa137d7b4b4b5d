import { PLATE_LINES } from '../generated/plates.ts';

/** What frequencies and plates tell apart about foods. */
export const FOOD_KINDS = [
  'VEGETABLES',
  'FRUIT',
  'TUBERS',
  'CEREALS',
  'WHOLE_GRAINS',
  'BREAD',
  // Crackers, popcorn, muesli: no staple of a main meal.
  'SNACK_CEREALS',
  'LEGUMES',
  'NUTS',
  'FISH',
  'OILY_FISH',
  'HIGH_MERCURY_FISH',
  // Turbot and monkfish, which a household has on a holiday.
  'DEAR_FISH',
  // What nobody cooks: lettuce, cucumber.
  'SALAD',
  'EGGS',
  'DAIRY',
  'MILK',
  'MEAT',
  'RED_MEAT',
  'PROCESSED_MEAT',
  'OLIVE_OIL',
  'OTHER_OILS',
  'SWEETS_PASTRY',
  'SUGARY_DRINKS',
  'ALCOHOL',
  'SPICY',
  // Coffee, tea and infusions.
  'HOT_DRINK',
] as const;
export type FoodKind = (typeof FOOD_KINDS)[number];

/** What is the same to the eater in whatever form: rice and rice cakes, hummus and chickpeas with tahini. */
export const FOOD_BASES = [
  ...(['HUMMUS', 'AVOCADO', 'CURRY', 'RICE', 'CUP_OF_DAIRY', 'OATS', 'PASTA', 'POTATOES', 'EGGS'] as const),
  ...(['LENTILS', 'CHICKPEAS', 'BEANS', 'TOFU', 'TEMPEH', 'SEITAN', 'SOYA', 'EDAMAME'] as const),
  ...(['TINNED_TUNA', 'SALT_COD', 'PEANUTS'] as const),
] as const;
export type FoodBase = (typeof FOOD_BASES)[number];

/** What the catalogue says of a food on a plate, beside what it can be exchanged for. */
export interface PlateFacts {
  /** Grams of a usual serving, of the least and of the largest one in a meal. */
  readonly typical: number;
  readonly least: number;
  readonly most: number;
  /** Meals a week; 0 is never proposed, and only put in by a person. */
  readonly perWeek: number;
  /** Grams of a piece, for what is eaten in whole ones. */
  readonly piece: number | null;
  /** Grams of the cooked food that one gram of the raw gives; null is not known. */
  readonly cookedYield: number | null;
  readonly kinds: readonly FoodKind[];
  readonly base: FoodBase | null;
}

let table: ReadonlyMap<string, PlateFacts> | undefined;

/** Of a food of the catalogue; undefined for any other, about which nothing is stated. */
export function plateFactsOf(foodId: string): PlateFacts | undefined {
  table ??= new Map(PLATE_LINES.map(readLine));
  return table.get(foodId);
}

/**
 * The same for somebody whose servings are a share of those of a grown-up. A piece stays whole: a child has one egg, and no
 * part of two.
 */
export const plateFactsFor =
  (share: number) =>
  (foodId: string): PlateFacts | undefined => {
    const plate = plateFactsOf(foodId);
    if (plate === undefined || share === 1) return plate;
    const { typical, least, most, piece } = plate;
    const atLeast = piece ?? 0;
    return {
      ...plate,
      typical: Math.max(typical * share, Math.min(atLeast, typical)),
      least: Math.max(least * share, Math.min(atLeast, least)),
      most: Math.max(most * share, atLeast),
    };
  };

function readLine(line: string): [string, PlateFacts] {
  const [id = '', typical, least, most, perWeek, piece, cooked, kinds = '', base] = line.split('|');
  return [
    id,
    {
      typical: Number(typical),
      least: Number(least),
      most: Number(most),
      perWeek: Number(perWeek),
      piece: piece ? Number(piece) : null,
      cookedYield: cooked ? Number(cooked) : null,
      kinds: FOOD_KINDS.filter((kind) => kinds.split(' ').includes(kind)),
      base: FOOD_BASES.find((each) => each === base) ?? null,
    },
  ];
}
