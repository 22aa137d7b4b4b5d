import { describe, expect, it } from 'vitest';
import { searchKey, wordForms } from '../../shared/index.ts';
import { plateFactsOf } from '../plates/plate-facts.ts';
import { DISHES, foodOf } from '../testing/catalogue.ts';
import { servingOf } from './dish-facts.ts';
import { DISH_LEVELS, dishLevels } from './scale-dish.ts';

const kcalOf = (id: string) => foodOf(id)?.nutrients.energy ?? null;

/** Share of a usual serving below which there could as well be none of a food. */
const TOKEN = 0.35;
/** Of a food that a recipe itself has less of, as onion under lentils, no less than this share of that. */
const OF_RECIPE = 0.8;
/** Grams that are still as good as the largest serving: nobody weighs to the gram. */
const TOLERANCE = 1.1;
const WITHOUT_SERVINGS: readonly unknown[] = ['SEASONING', 'INGREDIENT_ONLY', undefined];
/** Grams that a dish may have of what is not judged food by food. */
const MOST_VEGETABLES = 500;
const MOST = { TUBERS: 250, FISH: 220 } as const;
const MOST_DRY_GLUTEN = 50;

/** Every food of a dish at every size that it can have. */
function* served() {
  for (const { dish } of DISHES) {
    const written = servingOf(dish);
    for (const { ingredients } of dishLevels(dish, kcalOf, DISH_LEVELS)!) {
      yield {
        dish,
        portions: ingredients.map(({ foodId, grams }, at) => ({
          foodId,
          grams,
          written: written[at]!.grams,
          part: dish.ingredients[at]!,
          food: foodOf(foodId)!,
        })),
      };
    }
  }
}
const all = [...served()];

describe('every dish at every size that it can have', () => {
  it('has no token of a food and no giant of one', () => {
    const beyond = all.flatMap(({ dish, portions }) =>
      portions.flatMap(({ foodId, grams, written, food }) => {
        const plate = plateFactsOf(foodId);
        if (plate === undefined || WITHOUT_SERVINGS.includes(food.exchange?.role)) return [];
        const token = TOKEN * plate.typical;
        const least = written >= token ? token : OF_RECIPE * written;
        const isBeyond = grams < least - 0.1 || grams > TOLERANCE * plate.most + 0.1;
        return isBeyond ? [`${dish.id}: ${food.nameEs} ${grams.toFixed(0)} g`] : [];
      }),
    );
    expect(beyond).toEqual([]);
  });

  it('has no more potatoes, fish, gluten and vegetables than anybody eats', () => {
    const beyond = all.flatMap(({ dish, portions }) => [
      ...portions.flatMap(({ grams, food }) => {
        const most = food.nameEs.startsWith('Gluten de trigo')
          ? MOST_DRY_GLUTEN
          : MOST[food.category as keyof typeof MOST];
        return most !== undefined && grams > most + 0.1 ? [`${dish.id}: ${food.nameEs} ${grams} g`] : [];
      }),
      ...[portions.filter(({ food }) => food.exchange?.role === 'VEGETABLE')]
        .map((vegetables) => vegetables.reduce((sum, { grams }) => sum + grams, 0))
        .filter((grams) => grams > MOST_VEGETABLES + 1)
        .map((grams) => `${dish.id}: ${grams} g of vegetables`),
    ]);
    expect(beyond).toEqual([]);
  });

  it('has whole and half pieces of what is counted in them, each of the weight that is stated', () => {
    const broken = all.flatMap(({ dish, portions }) =>
      portions.flatMap(({ foodId, grams, part, food }) => {
        const piece = plateFactsOf(foodId)?.piece ?? null;
        if (piece === null || part.stepGrams === null) return [];
        const halves = (2 * grams) / piece;
        return Math.abs(halves - Math.round(halves)) > 0.01 || halves < 1
          ? [`${dish.id}: ${food.nameEs} ${grams} g`]
          : [];
      }),
    );
    expect([...new Set(broken)]).toEqual([]);
  });

  it('has no share of an egg but a half', () => {
    const eggs = all.flatMap(({ dish, portions }) =>
      portions.flatMap(({ grams, food }) => {
        const halves = food.category === 'EGGS' && food.unit === 'U' ? (2 * grams) / food.unitWeight! : 1;
        return Math.abs(halves - Math.round(halves)) > 0.01 ? [`${dish.id}: ${food.nameEs} ${grams} g`] : [];
      }),
    );
    expect([...new Set(eggs)]).toEqual([]);
  });
});

it('weighs a piece alike wherever it is counted', () => {
  const other = DISHES.flatMap(({ dish }) => dish.ingredients).flatMap(({ foodId }) => {
    const food = foodOf(foodId)!;
    const piece = plateFactsOf(foodId)?.piece ?? null;
    return food.unit === 'U' && piece !== null && piece !== food.unitWeight
      ? [`${food.nameEs}: ${piece} g, ${food.unitWeight} g`]
      : [];
  });
  expect([...new Set(other)]).toEqual([]);
});

it('counts nothing in its name that it has another number of', () => {
  const NUMBERS = /^(un|una|dos|tres|cuatro|one|two|three|four) (?!punado|handful)/u;
  const counted = DISHES.filter(({ dish: { nameEs, nameEn } }) =>
    [nameEs, nameEn].some((name) => NUMBERS.test(searchKey(name ?? ''))),
  );
  expect(counted.map(({ dish }) => dish.id)).toEqual([]);
});

/** Words of names that are no food: how a dish is made, what it is, where it is from. */
const NO_FOODS = {
  es: `a al ajoarriero ajoblanco alinados acompanamiento andaluz asada asadas asado batido blanca blancas bol
    bolonesa bocadillo brochetas caprese campera casera caseras casero cesar chili chilindron cocida cocido cocinado
    compota completa con crema cremoso crudites cubana curry de del desayuno desmigado dhal dulce duro duros el en
    encebollado ensalada ensaladilla empedrat escalfado escalfados escalivada escalope espalda estofadas estofado fajitas
    falafel filete francesa frio fresco frutos fruta gachas gazpacho granulado gratinada griega griego guacamole guarnicion
    guisada guisadas guisado guisados hamburguesa hoja horno hummus invierno juliana la las ligera ligero los macarrones
    macedonia madrileno marinado marinera marmitako medio menestra mixta molida murciana natural naturales normal
    paella palitos panadera papillote parrillada pasta pepitoria pequeno pisto plancha plato poke potaje pudin punado pure
    rehogado rellena rellenas relleno rellenos remojada revuelto revueltos risotto rollitos romesco rotos salmorejo salsa
    salteada salteadas salteado salteados seco secos shakshuka sobre solo sopa tabule tacos tiernas tortilla tortitas
    torta tosta tostas tostada tostado tostados trigueros un vapor vegana verano verde verduras wok wrap y albondigas
    completas caliente templada templado triturado rapido sencilla trocitos virgen azucar lactosa marisco seitan`,
  en: `a and baked balls basque bolognese boiled bowl braised breakfast burger butterflied caesar caprese carne casserole
    chilli coated cold cooked cordoban cream creamed creamy cubed curried curry dressed eggy escalope fajitas falafel
    falafel-style filled fillet fresh fried fruit gazpacho glass grated gratin greek green griddled grilled guacamole half
    handful home made hummus in julienne light macaroni madrid marinated mash mashed meatballs mixed murcian of omelette
    on over overnight paella pancake pancakes paper patties pie plain plate platter poached porridge pudding puree raw
    ratatouille rice-style risotto roast roasted roll rolls romesco salad sandwich sauce sauteed scramble scrambled
    seafood seeds shake shakshuka side skewers sliced slices small smoothie soup spanish starch steak steamed stew stewed
    sticks stir stuffed style summer sweet tabbouleh tacos the to toast toasted topped tossed unsweetened vegetable
    vegetables warm whipped whole winter with wrap garlicky nuts berries seitan black breaded cured fry red dal thigh`,
} as const;
/** Foods by the words that dishes call them by. */
const ALSO: Readonly<Record<string, RegExp>> = {
  ajillo: /^ajo$/,
  bechamel: /^leche/,
  queso: /mozzarella|requeson|parmesano/,
  cheese: /mozzarella|ricotta|parmesan/,
  beans: /lupin/,
  espaguetis: /espagueti/,
  macaroni: /pasta/,
  spaghetti: /pasta/,
  repollo: /^col$/,
  cabbage: /cabbage|col/,
  ajetes: /cebolleta/,
  pescado: /merluza|bacalao/,
  pipas: /semillas/,
  frambuesas: /frambuesa/,
  tuna: /tuna|bonito/,
  anchovies: /anchov/,
  bean: /bean/,
  steak: /veal|beef/,
};

/** What a name says that is not in it. */
const WITHOUT = / (sin|without) \p{L}+/gu;

describe.each(['es', 'en'] as const)('names of dishes in %s', (language) => {
  it('name no food that is not in the dish', () => {
    const noFoods = new Set(NO_FOODS[language].split(/\s+/u));
    const lies = DISHES.flatMap(({ dish }) => {
      const name = searchKey((language === 'es' ? dish.nameEs : dish.nameEn) ?? '').replace(WITHOUT, '');
      const made = dish.ingredients.flatMap(({ foodId, name: written }) => {
        const food = foodOf(foodId)!;
        return [food.nameEs, food.nameEn ?? '', ...food.synonyms, written ?? ''].map(searchKey);
      });
      const has = (word: string): boolean =>
        [word, ...wordForms(word)].some((form) => made.some((each) => each.includes(form))) ||
        made.some((each) => ALSO[word]?.test(each) === true);
      const missing = (name.match(/\p{L}+/gu) ?? []).filter(
        (word) => word.length > 2 && !noFoods.has(word) && !has(word),
      );
      return missing.map((word) => `${dish.id}: ${word}`);
    });
    expect(lies).toEqual([]);
  });
});
