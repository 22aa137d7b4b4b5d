import { searchKey } from '../shared/index.ts';
import type { FoodRestriction } from './option-sets.ts';
import type { FoodSuitability } from './restrictions.ts';

const PLANT =
  /\b(lettuce|pan de hamburguesa|buns?|vegan\w*|vegetarian\w*|vegetal\w*|plant based|tofu|seitan|heura)\b/;
const PLANT_MILK =
  /\b(vegan\w*|vegetal\w*|soja|soya?|avena|oats?|almendras?|almonds?|coco|coconut|arroz|rice|cacao|cocoa|cacahuetes?|peanut|sin leche|milk free|dairy free|almond|hazelnut|avellanas?)\b/;

/** Words of names, without accents, and the restrictions that they suggest, with the names that they do not. */
const NAMES: readonly (readonly [codes: readonly FoodRestriction[], words: RegExp, except?: RegExp])[] = [
  [
    ['PORK'],
    /\b(cerdo|jamon|chorizos?|salchich\w*|bacon|beicon|panceta|tocino|morcillas?|sobrasada|fuet|longaniza|butifarra|chistorra|mortadela|salami|manteca de cerdo|cocido madrileno|fabada|pork|ham|lard|gominolas?)\b/,
    /\b(pavo|pollo|turkey|chicken|vegan\w*|vegetal\w*|vegetarian\w*|ternera)\b/,
  ],
  [
    ['MEAT'],
    /\b(carnes?|pollo|pavo|ternera|vaca|buey|cordero|cabrito|conejo|pato|pate|cecina|higado|callos|jamon|chorizos?|salchich\w*|bacon|hamburguesas?|albondigas?|lasana de carne|cocido madrileno|fabada|caldo de (pollo|carne)|gelatinas?|chicken|turkey|beef|veal|lamb|rabbit|duck|sausages?|meat|gelatine?)\b/,
    PLANT,
  ],
  [
    ['MILK'],
    /\b(quesos?|leche|yogur(es)?|natas?|mantequilla|kefir|requeson|cuajada|bechamel|croquetas?|natillas|cheese|milk|yogh?urt|butter|whey)\b/,
    PLANT_MILK,
  ],
  [
    ['EGGS'],
    /\b(huevos?|tortilla (de patatas?|francesa|espanola)|mayonesa|merengue|flan de huevo|eggs?|mayonnaise|omelett?e?)\b/,
    /\b(sin huevo|egg free|vegan\w*)\b/,
  ],
  [
    ['GLUTEN'],
    /\b(trigo|cebada|centeno|espelta|pan|panes|pasta|macarrones|espaguetis|fideos|galletas?|pizzas?|cuscus|seitan|empanad\w*|rebozad\w*|croquetas?|malta|cerveza|avena|wheat|barley|rye|bread|biscuits?|couscous|beer|oats?)\b/,
    /\b(sin gluten|gluten.free|trigo sarraceno|buckwheat|pasta de (sesamo|cacahuete)|pan de higo|de (maiz|arroz))\b/,
  ],
  [
    ['FISH'],
    /\b(pescados?|atun|bonito|salmon|bacalao|merluza|sardinas?|anchoas?|boquerones?|caballa|pez|fish|tuna|cod|hake|sardines?|anchov\w+)\b/,
    /\b(vegan\w*|vegetal\w*)\b/,
  ],
  [
    ['CRUSTACEANS'],
    /\b(gambas?|langostinos?|cangrejos?|langosta|cigalas?|mariscos?|prawns?|shrimps?|crab|lobster)\b/,
  ],
  [
    ['MOLLUSCS'],
    /\b(mejillon(es)?|almejas?|calamar(es)?|pulpo|sepia|chipiron(es)?|berberechos?|ostras?|mussels?|clams?|squid|octopus|oysters?)\b/,
    /\b(setas?|mushrooms?)\b/,
  ],
  [['PEANUTS'], /\b(cacahuetes?|peanuts?)\b/],
  [
    ['NUTS'],
    /\b(almendras?|avellanas?|nuez|nueces|anacardos?|pistachos?|turron|mazapan|almonds?|hazelnuts?|walnuts?|cashews?|pistachios?)\b/,
    /\b(nuez moscada)\b/,
  ],
  [['SOYBEANS'], /\b(soja|soya|tofu|tempeh|edamame)\b/, /\b(brotes de soja)\b/],
  [['SESAME'], /\b(sesamo|tahini|hummus|sesame)\b/],
  [['CELERY'], /\b(apio|celery)\b/],
  [['MUSTARD'], /\b(mostaza|mustard)\b/],
  [['LUPIN'], /\b(altramu(z|ces)|lupin)\b/],
  [['ALCOHOL', 'SULPHITES'], /\b(vinos?|wines?|cava|sangria)\b/, /\b(vinagre|vinegar|sin alcohol)\b/],
  [
    ['ALCOHOL'],
    /\b(cerveza|licor|ron|brandy|sidra|whisky|beer|rum|liqueur)\b/,
    /\b(sin alcohol|alcohol free)\b/,
  ],
  [['GRAPEFRUIT'], /\b(pomelos?|grapefruit)\b/],
  [
    ['CAFFEINE'],
    /\b(cafes?|cafe con leche|capuchino|cappuccino|expreso|espresso|te (verde|negro|rojo|blanco|helado)|mate|guarana|refresco de cola|bebidas? energeticas?|coffee|latte|(green|black|iced) tea|cola|energy drinks?)\b/,
    /\b(descafeinad[oa]s?|sin cafeina|decaf\w*|caffeine free|cola de (pescado|caballo|rape))\b/,
  ],
  [
    ['CHOKING'],
    /\b(frutos secos|nuez|nueces|almendras?|avellanas?|anacardos?|pistachos?|cacahuetes?|pipas|palomitas|uvas?|cerezas?|aceitunas?|tomates? cherry|salchichas?|caramelos?|gominolas?|nuts|walnuts?|almonds?|hazelnuts?|cashews?|pistachios?|peanuts?|popcorn|grapes?|cherries|olives|cherry tomato(es)?|sausages?|frankfurters?|gumdrops?)\b/,
    /\b(aceites?|oil|bebidas?|drink|leche|milk|crema|mantequilla|butter|spread|molid[oa]s?|ground|harina|flour|zumo|juice|vinagre|vinegar|mermelada|jam|moscada|pasas|raisins?|dry|curado|mazapan|marzipan)\b/,
  ],
  [['LIVER'], /\b(higados?|higadillos|foie|pates?|livers?|liverwurst)\b/, /\b(vegan\w*|vegetal\w*)\b/],
  [
    ['MERCURY'],
    /\b(pez espada|emperador|atun rojo|tiburon|marrajo|tintorera|cazon|lucio|swordfish|bluefin|shark|pike)\b/,
  ],
  [
    ['LISTERIA'],
    /\b(sushi|sashimi|ceviche|carpaccio|tartar|tartare|tataki|boquerones en vinagre|salmon ahumado|leche cruda|escalfados?|poche|pasado por agua|brie|camembert|roquefort|gorgonzola|raw milk|smoked salmon|poached eggs?|soft.boiled|runny)\b/,
    /\b(salsa tartara|tartar sauce|cremor tartaro|cream of tartar|vegan\w*|vegetal\w*)\b/,
  ],
  [['SEAWEED'], /\b(algas?|nori|wakame|kombu|kelp|seaweeds?)\b/],
  [['VEGAN'], /\b(miel|honey)\b/],
];

interface Named {
  readonly nameEs: string | null | undefined;
  readonly nameEn: string | null | undefined;
}

/**
 * Restrictions that a name suggests and the food does not have: "Croquetas de jamón" whose list is "gluten, leche". A
 * doubt to be asked about, not a statement: there are vegan sausages.
 */
export function nameDoubts(
  { nameEs, nameEn }: Named,
  { notFor }: Pick<FoodSuitability, 'notFor'>,
): FoodRestriction[] {
  const suggested = [nameEs, nameEn].flatMap((name) => {
    const key = searchKey(name ?? '');
    return NAMES.flatMap(([codes, words, except]) => (words.test(key) && !except?.test(key) ? codes : []));
  });
  return [...new Set(suggested)].filter((one) => !notFor.includes(one));
}
