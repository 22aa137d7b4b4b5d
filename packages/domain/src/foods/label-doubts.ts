import { searchKey } from '../shared/index.ts';
import type { FoodCategory, FoodRestriction } from './option-sets.ts';
import type { FoodSuitability } from './restrictions.ts';

/** What a product can hide, and a label says. */
const HIDEABLE = [
  ...(['GLUTEN', 'CRUSTACEANS', 'EGGS', 'FISH', 'PEANUTS', 'SOYBEANS', 'MILK', 'NUTS', 'CELERY'] as const),
  ...(['MUSTARD', 'SESAME', 'SULPHITES', 'LUPIN', 'LACTOSE', 'PORK', 'MEAT', 'ALCOHOL'] as const),
  ...(['VEGETARIAN', 'VEGAN'] as const),
] as const satisfies readonly FoodRestriction[];
export type HiddenRestriction = (typeof HIDEABLE)[number];

export const isHidden = (one: FoodRestriction): one is HiddenRestriction =>
  HIDEABLE.some((each) => each === one);

/** Products of a kind, and what one of them may hide. */
interface LabelDoubt {
  /** Words of its name, without accents. */
  readonly words: RegExp;
  readonly except?: RegExp;
  readonly categories?: readonly FoodCategory[];
  readonly mayHide: readonly HiddenRestriction[];
}

const PROCESSED = /(?:)/u;
const PLANT = /\b(vegan\w*|vegetal\w*|soja|soya?|coco|coconut)\b/u;

/**
 * Products that are made by a recipe, which is their maker's: the food itself is free of something, and a brand of it may
 * not be. Allergens that products of a kind usually declare (Regulation EU 1169/2011, annex II); lysozyme of eggs in
 * ripened cheese (E 1105, Regulation EC 1333/2008); what the Spanish federation of coeliacs (FACE) asks to be looked at;
 * and rennet, gelatine and lard, which no law makes anyone write large.
 */
const LABEL_DOUBTS: readonly LabelDoubt[] = [
  { words: /\b(curry|masala|especias|spices?)\b/u, mayHide: ['GLUTEN', 'MUSTARD', 'CELERY', 'SESAME'] },
  {
    words: /\b(pasta de curry|curry paste)\b/u,
    mayHide: ['CRUSTACEANS', 'FISH', 'VEGETARIAN', 'VEGAN'],
  },
  {
    words:
      /\b(pimenton|comino|curcuma|pimienta|nuez moscada|oregano|canela|paprika|cumin|turmeric|pepper, ground|black pepper|nutmeg|oregano|cinnamon)\b/u,
    mayHide: ['GLUTEN'],
  },
  {
    words: /\b(caldos?|consome|pastillas? de caldo|stock|broth|bouillon)\b/u,
    mayHide: [
      ...(['GLUTEN', 'CRUSTACEANS', 'EGGS', 'FISH', 'SOYBEANS', 'MILK', 'CELERY', 'MUSTARD'] as const),
      ...(['PORK', 'MEAT', 'VEGETARIAN', 'VEGAN'] as const),
    ],
  },
  { words: /\bhummus\b/u, mayHide: ['GLUTEN', 'MILK', 'SOYBEANS', 'SULPHITES'] },
  {
    words: /\b(quesos?|cheeses?|parmesan\w*|provolone|mozzarella)\b/u,
    except: PLANT,
    mayHide: ['VEGETARIAN', 'PORK'],
  },
  {
    words: /\b(quesos?|cheeses?|parmesan\w*|provolone)\b/u,
    except:
      /\b(vegan\w*|vegetal\w*|tofu|cottage|crema|cream|fresco|fresh|batido|ricotta|requeson|mozzarella|feta)\b/u,
    mayHide: ['EGGS'],
  },
  {
    words:
      /\b(yogur de frutas|fruit yogh?urt|flan|natillas|custard|gelatinas?|jelly|mousse|helados?|ice cream|gominolas?|gumdrops?|queso batido|quark)\b/u,
    mayHide: ['GLUTEN', 'EGGS', 'NUTS', 'PORK', 'VEGETARIAN'],
  },
  {
    words: PROCESSED,
    categories: ['PROCESSED_MEAT'],
    mayHide: [
      ...(['GLUTEN', 'EGGS', 'SOYBEANS', 'MILK', 'NUTS', 'CELERY', 'MUSTARD', 'SULPHITES'] as const),
      'PORK',
    ],
  },
  {
    words: /\b(picada|hamburguesas?|albondigas?|minced?|ground|burgers?|meatballs?)\b/u,
    categories: ['MEAT'],
    mayHide: ['GLUTEN', 'SOYBEANS', 'SULPHITES', 'PORK'],
  },
  { words: /\bseitan\b/u, mayHide: ['SOYBEANS', 'SESAME', 'CELERY', 'MUSTARD'] },
  {
    words: /\b(tofu|tempeh|falafel|soja texturizada|textured soya?)\b/u,
    mayHide: ['GLUTEN', 'SESAME', 'EGGS', 'MILK'],
  },
  { words: /\b(salsa de soja|soy sauce|soya sauce|miso)\b/u, mayHide: ['GLUTEN', 'FISH', 'ALCOHOL'] },
  {
    words: /\b(avena|oats?|oatmeal|muesli|granola)\b/u,
    except: /\b(bebida|drink)\b/u,
    mayHide: ['GLUTEN', 'NUTS', 'PEANUTS', 'MILK', 'SOYBEANS', 'SESAME'],
  },
  {
    words: /\b(chocolates?|cacao|cocoa)\b/u,
    mayHide: ['GLUTEN', 'PEANUTS', 'SOYBEANS', 'MILK', 'NUTS', 'SESAME', 'VEGAN'],
  },
  {
    words:
      /\b(pan|panes|baguette|bagel|biscotes?|tostadas?|colines|crackers?|galletas?|tortilla de (trigo|maiz)|brioche|bread|rusks?|rolls?|toast|biscuits?|(wheat|maize|corn|flour) tortillas?)\b/u,
    categories: ['BREAD_PASTA', 'SWEETS'],
    mayHide: ['EGGS', 'SOYBEANS', 'MILK', 'NUTS', 'SESAME', 'LUPIN', 'PORK', 'VEGETARIAN', 'VEGAN'],
  },
  {
    words: /\b(pasta|espagueti|fideos|noquis|spaghetti|noodles?|gnocchi)\b/u,
    categories: ['BREAD_PASTA'],
    mayHide: ['EGGS', 'SOYBEANS', 'LUPIN'],
  },
  { words: /\b(sin gluten|gluten.free)\b/u, mayHide: ['EGGS', 'SOYBEANS', 'MILK', 'LUPIN'] },
  {
    words:
      /\b(harinas?|flour|almidon|starch|tortitas|rice cakes?|pan de arroz|copos de maiz|cornflakes|maiz|maize|lentejas|lentils?|mijo|millet|sarraceno|buckwheat|quinoa|sorgo|sorghum|amaranto|amaranth|polenta|palomitas|popcorn|levadura|yeast)\b/u,
    categories: ['CEREALS', 'LEGUMES', 'BREAD_PASTA'],
    mayHide: ['GLUTEN'],
  },
  {
    words: /\b(bebidas? de|drink|yogur de soja|soya? yogh?urt)\b/u,
    categories: ['BEVERAGES', 'LEGUMES', 'DAIRY'],
    mayHide: ['GLUTEN', 'SOYBEANS', 'NUTS', 'MILK'],
  },
  { words: PROCESSED, categories: ['NUTS_SEEDS'], mayHide: ['GLUTEN', 'PEANUTS', 'NUTS', 'SESAME'] },
  {
    words:
      /\b(mayonesa|mayonnaise|ketchup|mostaza|mustard|pesto|salsa de tomate|tomato sauce|gazpacho|bechamel|white sauce)\b/u,
    mayHide: [
      ...(['GLUTEN', 'EGGS', 'FISH', 'SOYBEANS', 'MILK', 'NUTS', 'CELERY', 'MUSTARD', 'SULPHITES'] as const),
      'VEGETARIAN',
    ],
  },
  { words: /\b(margarinas?|margarine)\b/u, mayHide: ['MILK', 'SOYBEANS', 'VEGAN'] },
  { words: /\b(leche de coco|coconut milk)\b/u, mayHide: ['MILK', 'SULPHITES'] },
  {
    words:
      /\b(atun|bonito|sardina|caballa|mejillones|tuna|sardines?|mackerel|mussels).*\b(lata|conserva|canned)\b/u,
    mayHide: ['SOYBEANS', 'SULPHITES'],
  },
  { words: /\b(aceitunas?|olives?)\b/u, except: /\b(aceites?|oil)\b/u, mayHide: ['FISH', 'SULPHITES'] },
  {
    words:
      /\b(pepinillos?|gherkins?|palmito|hearts of palm|bacalao salado|salted? cod|gambas?|langostinos?|prawns?|shrimps?)\b/u,
    mayHide: ['SULPHITES'],
  },
  {
    words: /\b(surimi|palitos? de cangrejo|crab sticks?)\b/u,
    mayHide: ['GLUTEN', 'CRUSTACEANS', 'EGGS', 'SOYBEANS', 'MILK'],
  },
  {
    words: /\b(pasas?|orejones|datil(es)?|higos? secos?|raisins?|prunes?|dates?|dried (figs?|apricots?))\b/u,
    mayHide: ['GLUTEN', 'SULPHITES'],
  },
];

/** What of this is looked for on a label, for each restriction that one can have: lactose is milk. */
const HIDDEN_IN: Partial<Record<HiddenRestriction, HiddenRestriction>> = { LACTOSE: 'MILK' };

/** A food of which a product may hide something. */
export interface LabelledFood extends Pick<FoodSuitability, 'notFor'> {
  readonly nameEs: string | null;
  readonly nameEn: string | null;
  readonly category: FoodCategory;
}

/**
 * What a person with these restrictions looks for on the label of a food that is for them. What it is known to contain is
 * no doubt: then it is not for them at all.
 *
 * @example labelDoubts(stockCube, ['CELERY', 'NUTS']) // ['CELERY']
 */
export function labelDoubts(
  { nameEs, nameEn, category, notFor }: LabelledFood,
  restrictions: readonly FoodRestriction[],
): HiddenRestriction[] {
  const keys = [nameEs, nameEn].flatMap((name) => (name === null ? [] : [searchKey(name)]));
  const hidden = new Set(
    LABEL_DOUBTS.filter(
      ({ words, except, categories }) =>
        categories?.includes(category) !== false && keys.some((key) => words.test(key) && !except?.test(key)),
    ).flatMap(({ mayHide }) => mayHide),
  );
  return HIDEABLE.filter(
    (one) => restrictions.includes(one) && hidden.has(HIDDEN_IN[one] ?? one) && !notFor.includes(one),
  );
}
