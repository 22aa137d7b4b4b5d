/** The categories of specification 3, in the order in which screens list them. */
export const SUPPLEMENT_CATEGORIES = [
  'VITAMINS',
  'MINERALS',
  'MULTIVITAMINS',
  'OMEGA',
  'PROTEIN',
  'AMINO_ACIDS',
  'CREATINE',
  'CAFFEINE',
  'ELECTROLYTES',
  'PROBIOTICS',
  'FIBRE',
  'COLLAGEN',
  'ANTIOXIDANTS',
  'PLANT_EXTRACTS',
  'SLEEP',
  'OTHER',
] as const;

/** The catalogue that comes with the product, or supplements of the account. */
export const SUPPLEMENT_ORIGINS = ['PROVIDER', 'PERSONAL'] as const;

/** What an amount of a supplement is counted in: units such as capsules, millilitres, milligrams or grams. */
export const TAKE_UNITS = ['UNIT', 'ML', 'MG', 'GR'] as const;
export type TakeUnit = (typeof TAKE_UNITS)[number];

export const TAKE_FREQUENCIES = ['DAILY', 'EVERY_OTHER_DAY', 'WEEKLY', 'AS_NEEDED'] as const;
export type TakeFrequency = (typeof TAKE_FREQUENCIES)[number];

/** Days of a week, Monday first, as ISO 8601 numbers them. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/**
 * What the amount of an ingredient is given in. International units are for the vitamins that have a factor, thousands
 * of millions of colony-forming units for probiotics.
 */
export const INGREDIENT_UNITS = ['G', 'MG', 'UG', 'IU', 'BILLION_CFU'] as const;
export type IngredientUnit = (typeof INGREDIENT_UNITS)[number];
