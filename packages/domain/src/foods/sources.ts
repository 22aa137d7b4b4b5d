/** Where the figures of a food come from. */
export const FOOD_SOURCES = {
  /** USDA National Nutrient Database for Standard Reference, release 26. */
  USDA_SR26: {
    title: 'USDA National Nutrient Database for Standard Reference, Release 26',
    licence: 'CC0',
    url: 'https://fdc.nal.usda.gov/',
    carbohydrateKind: 'BY_DIFFERENCE',
  },
  CIQUAL: {
    title: 'Anses. Ciqual',
    licence: 'Licence Ouverte',
    url: 'https://ciqual.anses.fr/',
    carbohydrateKind: 'AVAILABLE',
  },
  /** Entered by the account. */
  ACCOUNT: { title: null, licence: null, url: null, carbohydrateKind: null },
  /** Computed from the ingredients of a recipe. */
  RECIPE: { title: null, licence: null, url: null, carbohydrateKind: null },
} as const;

export const FOOD_SOURCE_CODES = Object.keys(FOOD_SOURCES) as readonly FoodSourceCode[];
export type FoodSourceCode = keyof typeof FOOD_SOURCES;
