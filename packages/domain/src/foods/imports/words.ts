import { foldHeading } from '../../shared/delimited/index.ts';
import { ALLERGENS } from '../../shared/index.ts';
import { FOOD_CATEGORIES, FOOD_RESTRICTIONS } from '../option-sets.ts';
import type { FoodCategory, FoodRestriction, FoodUnit } from '../option-sets.ts';

/** Words of groups in Spanish and English tables, the more particular ones first. */
const CATEGORIES: readonly (readonly [RegExp, FoodCategory])[] = [
  [/\b(huevos?|eggs?|ovoproductos)\b/, 'EGGS'],
  [
    /\b(embutid\w*|fiambres?|charcuteria|carnes? procesad\w*|derivados carnicos|sausages?|luncheon|processed meat|cold cuts|delicatessen|salami)\b/,
    'PROCESSED_MEAT',
  ],
  [/\b(mariscos?|crustace\w*|molusc\w*|mollus\w*|shellfish|seafood)\b/, 'SEAFOOD'],
  [/\b(pescados?|fish|finfish)\b/, 'FISH'],
  [/\b(carnes?|aves|meats?|poultry|beef|pork|lamb|veal|game|visceras|casqueria|offal)\b/, 'MEAT'],
  [
    /\b(aceites?|grasas|oils?|fats|mantequillas?|butters?|margarin\w*|salsas?|sauces?|condiment\w*|aderezos?|dressings?|vinagres?|seasonings?)\b/,
    'FATS_OILS',
  ],
  [/\b(frutos secos|semillas|nuts?|seeds?|oleaginos\w*)\b/, 'NUTS_SEEDS'],
  [/\b(bebidas?|beverages?|drinks?|waters?|zumos?|juices?|infusiones|alcoholic\w*)\b/, 'BEVERAGES'],
  [
    /\b(dulces|azucar\w*|sweets?|sugars?|confection\w*|chocolates?|bolleria|pasteler\w*|reposter\w*|galletas|biscuits?|cakes?|pastr\w*|desserts?|postres|helados?|ice creams?|miel|honey|jams?|snacks? dulces|candies)\b/,
    'SWEETS',
  ],
  [/\b(lacteos?|leches?|quesos?|yogures?|dairy|milks?|cheeses?|yogh?urts?)\b/, 'DAIRY'],
  [/\b(legumbres?|leguminosas?|legumes?|pulses|soja|soya?)\b/, 'LEGUMES'],
  [/\b(tuberculos?|patatas?|papas|potato(es)?|tubers?)\b/, 'TUBERS'],
  [/\b(pan(es)?|pastas?|breads?|baked|panaderia|bakery)\b/, 'BREAD_PASTA'],
  [/\b(cereal(es)?|granos?|grains?|arro(z|ces)|harinas?|flours?|rice)\b/, 'CEREALS'],
  [
    /\b(verduras?|hortalizas?|vegetal(es)?|vegetables?|setas|hongos|mushrooms?|spices?|herbs?|especias|hierbas)\b/,
    'VEGETABLES',
  ],
  [/\b(frutas?|fruits?)\b/, 'FRUIT'],
];

/** The category that a table's group is, or null where it is none of ours. Of "dairy and eggs" the first counts. */
export function categoryOf(text: string): FoodCategory | null {
  const folded = foldHeading(text);
  const code = folded.toUpperCase().replace(/[ -]+/g, '_');
  const exact = FOOD_CATEGORIES.find((category) => category === code);
  if (exact !== undefined) return exact;
  for (const part of folded.split(/[,;/&]| y | e | and /)) {
    const found = CATEGORIES.find(([pattern]) => pattern.test(part));
    if (found !== undefined) return found[1];
  }
  return null;
}

/** What a food is counted in; null for a word that is no unit. */
export function unitOfText(text: string): FoodUnit | null {
  const folded = foldHeading(text).replace(/\.$/, '');
  if (/^(g|gr|gramos?|grams?|100 ?g)$/.test(folded)) return 'G';
  if (/^(ml|mililitros?|millilit(er|re)s?|cc|100 ?ml)$/.test(folded)) return 'ML';
  return /^(u|ud|uds|unidad(es)?|piezas?|pieces?|units?|each)$/.test(folded) ? 'U' : null;
}

const RESTRICTIONS: Record<FoodRestriction, RegExp> = {
  GLUTEN: /^(gluten|trigo|wheat|cereales con gluten)$/,
  CRUSTACEANS: /^(crustaceos?|crustaceans?)$/,
  EGGS: /^(huevos?|eggs?)$/,
  FISH: /^(pescados?|fish)$/,
  PEANUTS: /^(cacahuetes?|manies|peanuts?)$/,
  SOYBEANS: /^(soja|soya|soybeans?)$/,
  MILK: /^(leche|lacteos?|milk|dairy)$/,
  NUTS: /^(frutos (secos|de cascara)|nuts|tree nuts)$/,
  CELERY: /^(apio|celery)$/,
  MUSTARD: /^(mostaza|mustard)$/,
  SESAME: /^(sesamo|granos de sesamo|sesame)$/,
  SULPHITES: /^(sulfitos?|dioxido de azufre( y sulfitos)?|sul(ph|f)ites?)$/,
  LUPIN: /^(altramu(z|ces)|lupins?)$/,
  MOLLUSCS: /^(moluscos?|mollus[ck]s?)$/,
  LACTOSE: /^(lactosa|lactose)$/,
  FRUCTOSE: /^(fructosa|fructose)$/,
  SORBITOL: /^sorbitol$/,
  FODMAP: /^fodmaps?$/,
  HISTAMINE: /^(histaminas?|histamines?)$/,
  PORK: /^(cerdo|pork)$/,
  MEAT: /^(carnes?|meat)$/,
  ALCOHOL: /^alcohol$/,
  MERCURY: /^(mercurio|mercury)$/,
  LISTERIA: /^listeria$/,
  GRAPEFRUIT: /^(pomelo|grapefruit)$/,
  CAFFEINE: /^(cafeina|caffeine)$/,
  CHOKING: /^((riesgo de )?(atragantamiento|asfixia)|choking( (risk|hazard))?)$/,
  LIVER: /^(higado|liver)$/,
  SEAWEED: /^(algas?|seaweeds?)$/,
  VEGETARIAN: /^(no vegetarian[oa]|not vegetarian|vegetarian[oa]?s?)$/,
  VEGAN: /^(no vegan[oa]|not vegan|vegan[oa]?s?)$/,
};

export interface ReadRestrictions {
  unsuitableFor: FoodRestriction[];
  suitableFor: FoodRestriction[];
  /** Words that are none. */
  unread: string[];
}

const SUITABLE = /^(?:apt[oa]s?(?: para)?|suitable for|sin|free of|without) (?:los |las )?(.+)$/;

/**
 * The restrictions that a list names: `gluten, leche`. A list of allergens says that the others of the fourteen are not
 * in the food, and nothing about lactose, pork, alcohol or diets. None of the fourteen are stated by "ninguno" or
 * "none"; an empty cell or a dash states nothing. `sin lactosa` and `apto para veganos` are said of the restriction alone.
 */
export function restrictionsOf(text: string): ReadRestrictions {
  const folded = foldHeading(text);
  const nothing: ReadRestrictions = { unsuitableFor: [], suitableFor: [], unread: [] };
  if (/^([-–—.?]*|nd|n\/?a|sin datos)$/.test(folded)) return nothing;
  if (/^(ningun[oa]s?|none|no|no contiene|sin alergenos|free)$/.test(folded))
    return { ...nothing, suitableFor: [...ALLERGENS] };
  const unsuitable = new Set<FoodRestriction>();
  const suitable = new Set<FoodRestriction>();
  const unread: string[] = [];
  for (const word of folded.split(/[,;|/+]| y | and /)) {
    const bare = word.trim();
    if (bare === '') continue;
    const [, free] = SUITABLE.exec(bare) ?? [];
    const found = restrictionOf(bare) ?? (free === undefined ? undefined : restrictionOf(free));
    if (found === undefined) unread.push(bare);
    else if (restrictionOf(bare) === undefined) suitable.add(found);
    else unsuitable.add(found);
  }
  if (ALLERGENS.some((one) => unsuitable.has(one))) for (const one of ALLERGENS) suitable.add(one);
  return {
    unsuitableFor: FOOD_RESTRICTIONS.filter((one) => unsuitable.has(one)),
    suitableFor: FOOD_RESTRICTIONS.filter((one) => suitable.has(one) && !unsuitable.has(one)),
    unread,
  };
}

function restrictionOf(word: string): FoodRestriction | undefined {
  const code = word.toUpperCase();
  return FOOD_RESTRICTIONS.find((one) => one === code || RESTRICTIONS[one].test(word));
}
