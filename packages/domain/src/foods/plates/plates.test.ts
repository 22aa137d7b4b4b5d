import { describe, expect, it } from 'vitest';
import { FOOD_RESTRICTIONS, type MealType } from '../option-sets.ts';
import { CATALOGUE, DISHES, foodOf, idOf } from '../testing/catalogue.ts';
import { eggsOf } from './bases.ts';
import { DEFAULT_FREQUENCIES, frequenciesFor } from './frequencies.ts';
import { withFrequencyChanges, type FrequencyChange } from './frequency-changes.ts';
import { DAY_ODDITIES, judgeDay, type DayOddityCode } from './day-rules.ts';
import { judgeWeek, WEEK_ODDITIES } from './judge-week.ts';
import { DEFAULT_WEEK, mealFor } from './week-expectations.ts';
import {
  judgeMeal,
  MEAL_ODDITIES,
  type JudgedDay,
  type JudgedMeal,
  type MealExpectations,
  type MealOddityCode,
} from './judge.ts';
import { OCCASION, servingsAs } from './portions.ts';
import { FOOD_KINDS, plateFactsOf } from './plate-facts.ts';
import { dishMeal, judgedDish, portions, WEEK_BY_HAND } from '../testing/judged.ts';

type Grams = Readonly<Record<string, number>>;
const plate = (grams: Grams, ...dishes: string[]): JudgedMeal => ({
  dishes: dishMeal(...dishes).dishes,
  foods: portions(grams),
});
const named = ({ code, foods }: { code: string; foods: readonly string[] }) =>
  [code, ...foods.map((id) => foodOf(id)?.nameEs ?? id)].join(' ');

/** A dish of which there is so much. */
const dishOf = (slug: string, factor: number): JudgedMeal => ({
  dishes: dishMeal(slug).dishes.map((dish) => ({
    ...dish,
    portions: dish.portions.map((each) => ({ ...each, grams: each.grams * factor })),
  })),
  foods: [],
});

const SALAD = { Tomate: 150, 'Aceite de oliva virgen extra': 9 };
const LUNCH = { ...SALAD, 'Pan integral': 50, 'Pavo asado': 120 };

const LUNCH_WITH_RICE = { ...LUNCH, 'Arroz blanco cocido': 250 };

const ODD_MEALS: readonly (readonly [MealOddityCode, MealType, JudgedMeal, ...string[]])[] = [
  ['RAW_ON_PLATE', 'DINNER', plate({ ...LUNCH, 'Merluza (peso en crudo)': 150 }), 'Merluza (peso en crudo)'],
  [
    'RAW_ON_PLATE',
    'DINNER',
    plate({ ...LUNCH, 'Apionabo (peso en crudo)': 100 }),
    'Apionabo (peso en crudo)',
  ],
  [
    'SEASONING_AS_FAT',
    'DINNER',
    plate({ 'Pavo asado': 120, Tomate: 150, 'Vinagre balsámico': 5 }),
    'Vinagre balsámico',
  ],
  ['SEASONING_AS_FRUIT', 'LUNCH', plate({ ...LUNCH, Limón: 100 }), 'Limón'],
  ['SEASONING_AS_FOOD', 'LUNCH', plate({ ...LUNCH, Perejil: 60 }), 'Perejil'],
  ['SEASONING_AS_FOOD', 'MID_MORNING_SNACK', plate({ Canela: 2 }), 'Canela'],
  [
    'INGREDIENT_ALONE',
    'BREAKFAST',
    plate({ 'Harina integral (para cocinar)': 40 }),
    'Harina integral (para cocinar)',
  ],
  [
    'INGREDIENT_AS_CEREAL',
    'BREAKFAST',
    plate({ 'Salvado de trigo': 20, 'Yogur natural entero': 125 }),
    'Salvado de trigo',
  ],
  ['NOTHING_TO_PUT_IT_ON', 'BREAKFAST', plate({ Miel: 15, Café: 100 }), 'Miel'],
  ['BROKEN_PIECE', 'BREAKFAST', plate({ 'Huevo cocido': 25, 'Pan integral': 50 }), 'Huevo cocido'],
  ['TOO_MUCH', 'LUNCH', plate({ ...LUNCH, Uva: 600 }), 'Uva'],
  ['TOO_LITTLE', 'MID_MORNING_SNACK', plate({ Manzana: 90 }), 'Manzana'],
  ['NEVER_PROPOSED', 'DINNER', plate({ ...LUNCH, 'Vino tinto': 150 }), 'Vino tinto'],
  ['WRONG_MEAL', 'BREAKFAST', plate({ 'Pavo asado': 120, 'Pan integral': 50 }), 'Pavo asado'],
  ['WRONG_MEAL', 'BREAKFAST', dishMeal('cocido-madrileno-ligero'), 'cocido-madrileno-ligero'],
  ['MILK_WITH_MAIN_MEAL', 'DINNER', plate({ ...LUNCH, 'Leche de cabra': 206 }), 'Leche de cabra'],
  [
    'SNACK_AS_STAPLE',
    'DINNER',
    plate({ ...SALAD, 'Pavo asado': 120, 'Cracker multicereal': 30 }),
    'Cracker multicereal',
  ],
  ['NO_MAIN', 'LUNCH', plate({ ...SALAD, 'Pan integral': 50 })],
  ['NO_VEGETABLE', 'LUNCH', plate({ 'Pan integral': 50, 'Pavo asado': 120 })],
  ['NO_STAPLE', 'LUNCH', plate({ ...SALAD, 'Pavo asado': 120 })],
  ['LITTLE_VEGETABLE', 'LUNCH', plate({ ...LUNCH, Tomate: 110 })],
  ['LITTLE_VEGETABLE', 'DINNER', dishOf('pasta-con-atun-y-tomate', 0.7)],
  ['MUCH_VEGETABLE', 'LUNCH', plate({ ...LUNCH, Tomate: 410 }), 'Tomate'],
  [
    'MANY_VEGETABLE_DISHES',
    'DINNER',
    {
      dishes: dishMeal('pisto-de-calabacin', 'merluza-a-la-plancha-con-ensalada').dishes,
      foods: portions({ Tomate: 100 }),
    },
    ...[
      'Calabacín (peso en crudo)',
      'Pimiento verde',
      'Tomate triturado en lata',
      'Cebolla (peso en crudo)',
      'Lechuga romana',
      'Tomate',
      'Tomate',
    ],
  ],
  ['TWO_MAINS', 'LUNCH', plate({ ...LUNCH, 'Salmón al horno': 150 }), 'Pavo asado', 'Salmón al horno'],
  [
    'TWO_MAINS',
    'LUNCH',
    dishMeal('pollo-al-ajillo', 'espaguetis-a-la-bolonesa'),
    'pollo-al-ajillo',
    'espaguetis-a-la-bolonesa',
  ],
  [
    'TOO_MANY_STAPLES',
    'LUNCH',
    plate({ ...LUNCH, 'Arroz blanco cocido': 150, 'Patata cocida': 150 }),
    'Pan integral',
    'Arroz blanco cocido',
    'Patata cocida',
  ],
  [
    'TWO_PULSES',
    'LUNCH',
    dishMeal('hummus-casero-con-crudites', 'tofu-a-la-plancha-con-ensalada'),
    'Garbanzos en conserva',
    'Tofu firme',
  ],
  [
    'TWO_STARCHES',
    'LUNCH',
    dishMeal('arroz-con-verduras', 'merluza-a-la-plancha-con-patata-cocida'),
    'Arroz blanco (peso en crudo)',
    'Patata (peso en crudo)',
  ],
  [
    'TWO_BREADS',
    'LUNCH',
    dishMeal('salmorejo-con-huevo', 'merluza-a-la-plancha-con-ensalada', 'pan-integral-de-acompanamiento'),
    'Pan de pueblo',
    'Pan integral',
  ],
  [
    'SAME_FOOD_TWICE',
    'DINNER',
    dishMeal('pisto-de-calabacin', 'pavo-a-la-plancha-con-calabacin'),
    'Calabacín (peso en crudo)',
  ],
  ['TOO_MUCH', 'LUNCH', dishOf('edamame-al-vapor-con-limon', 2.5), 'Edamame'],
  ['TOO_LITTLE', 'DINNER', dishOf('pan-de-barra-de-acompanamiento', 0.4), 'Pan de barra'],
  [
    'LUNCH_AT_BREAKFAST',
    'BREAKFAST',
    dishMeal('tortitas-de-maiz-con-alubias-negras-y-aguacate'),
    'Alubias negras cocidas',
  ],
];

/** What a dietitian sends back although each of its dishes is well made. */
const ODD_TABLES: typeof ODD_MEALS = [
  [
    'BREAKFAST_WITHOUT_PROTEIN',
    'BREAKFAST',
    dishMeal('tostada-de-pan-integral-con-tomate-y-aceite', 'cafe-solo'),
  ],
  ['BREAKFAST_WITHOUT_DRINK', 'BREAKFAST', dishMeal('tostada-con-pavo-y-tomate', 'naranja')],
  ['MUCH_BREAD', 'BREAKFAST', plate({ 'Pan integral': 95, 'Huevo cocido': 100, Café: 100 }), 'Pan integral'],
  ['LITTLE_PROTEIN', 'LUNCH', dishMeal('risotto-de-setas')],
  [
    'TOO_MANY_COOKED_DISHES',
    'LUNCH',
    dishMeal('crema-de-calabacin', 'pavo-a-la-plancha-con-calabacin', 'patata-asada-de-guarnicion'),
    'Calabacín (peso en crudo)',
    'Filete de pavo (peso en crudo)',
    'Patata (peso en crudo)',
  ],
  [
    'SAME_BASE_TWICE',
    'MID_MORNING_SNACK',
    dishMeal('yogur-natural', 'vaso-de-leche-semidesnatada'),
    'Yogur natural entero',
    'Leche semidesnatada (2 %)',
  ],
];

/** What is odd for some people alone. */
const ODD_FOR_SOME: readonly (readonly [MealOddityCode, JudgedMeal, MealExpectations, ...string[]])[] = [
  [
    'FOR_SOMEBODY_ELSE',
    dishMeal('pan-sin-gluten-de-acompanamiento'),
    { staples: true, restrictions: ['LACTOSE'] },
    'Pan sin gluten',
  ],
  [
    'TOO_STARCHY',
    dishMeal('pan-de-barra-de-acompanamiento'),
    { staples: false, isKetogenic: true },
    'Pan de barra',
  ],
  ['OUT_OF_SEASON', dishMeal('frambuesas'), { staples: true, month: 12 }, 'Frambuesa'],
  ['NOT_FOR_A_CHILD', dishMeal('infusion'), { staples: true, isChild: true }, 'Infusión'],
  ['TOO_SWEET', dishMeal('tostada-con-requeson-y-miel'), { staples: true, sparesSugar: true }, 'Miel'],
  [
    'TOO_SWEET',
    dishMeal('pan-de-barra-de-acompanamiento'),
    { staples: true, sparesSugar: true },
    'Pan de barra',
  ],
];

describe('a meal', () => {
  it.each([...ODD_MEALS, ...ODD_TABLES].map((each) => [each[0], each[1], each] as const))(
    'is told %s at %s',
    (code, meal, each) => {
      const [, , judged, ...foods] = each;
      expect(judgeMeal(meal, judged).map(named)).toContain([code, ...foods].join(' '));
    },
  );

  it('can be told everything that the judge knows', () => {
    expect(new Set([...ODD_MEALS, ...ODD_TABLES, ...ODD_FOR_SOME].map(([code]) => code))).toEqual(
      new Set(MEAL_ODDITIES),
    );
  });

  it.each(ODD_FOR_SOME.map((each) => [each[0], each] as const))(
    'is told %s for who it is, and for nobody else',
    (code, each) => {
      const [, judged, expected, ...foods] = each;
      expect(judgeMeal('DINNER', judged, expected).map(named)).toContain([code, ...foods].join(' '));
      expect(judgeMeal('DINNER', judged).map((each) => each.code)).not.toContain(code);
      const needs: MealExpectations = { staples: true, restrictions: ['GLUTEN'] };
      expect(judgeMeal('DINNER', judged, needs).map((each) => each.code)).not.toContain(code);
    },
  );

  it.each([
    [['pollo-al-ajillo', 'ensalada-verde-de-guarnicion', 'pan-integral-de-acompanamiento']],
    [
      [
        'lentejas-estofadas-con-verduras',
        'merluza-a-la-plancha-con-ensalada',
        'pan-integral-de-acompanamiento',
      ],
    ],
    [['tostada-con-sardinas-y-tomate', 'cafe-con-leche']],
  ])('of %j is not told what its dishes would be beside others', (slugs) => {
    const meal = slugs.includes('cafe-con-leche') ? 'BREAKFAST' : 'LUNCH';
    expect(judgeMeal(meal, dishMeal(...slugs)).map(named)).toEqual([]);
  });

  it.each<[string, MealType, JudgedMeal]>([
    ['nothing', 'LUNCH', plate({})],
    ['turkey, salad and bread', 'LUNCH', plate(LUNCH)],
    ['with a lemon that seasons', 'LUNCH', plate({ ...LUNCH, Limón: 8, Perejil: 2, Sal: 0.8 })],
    [
      'with bran on oats',
      'BREAKFAST',
      plate({ 'Copos de avena': 40, 'Salvado de avena': 10, 'Leche entera': 206 }),
    ],
    ['of one apple', 'MID_MORNING_SNACK', plate({ Manzana: 180 })],
    ['with a dinner without bread', 'DINNER', plate({ ...SALAD, 'Huevo cocido': 100 })],
    [
      'of a first, a second, bread and fruit',
      'LUNCH',
      dishMeal(
        'gazpacho-andaluz-casero-sin-pan',
        'pollo-al-ajillo',
        'pan-de-barra-de-acompanamiento',
        'melon',
      ),
    ],
    [
      'of legumes and a salad',
      'LUNCH',
      dishMeal('lentejas-estofadas-con-verduras', 'ensalada-verde-de-guarnicion', 'naranja'),
    ],
  ])('%s is not odd', (_, meal, judged) => {
    expect(judgeMeal(meal, judged).map(named)).toEqual([]);
  });

  it('says the worst first, and nothing of a food that nobody knows', () => {
    const codes = judgeMeal('DINNER', plate({ 'Leche de cabra': 206, 'Merluza (peso en crudo)': 150 })).map(
      ({ severity }) => severity,
    );
    expect(codes).toEqual(['ABSURD', 'ODD', 'ODD']);
    const own = { id: 'own', category: 'FISH', exchange: null, plate: undefined } as const;
    expect(judgeMeal('LUNCH', { dishes: [], foods: [{ food: own, grams: 900 }] })).toEqual([]);
  });

  it('of a day of 3,500 kcal may have rice before potatoes', () => {
    const judged = dishMeal('arroz-con-verduras', 'merluza-a-la-plancha-con-patata-cocida');
    const day = { kcal: 3500, grams: { CARBS: 400, PROTEIN: 170 } };
    expect(judgeMeal('LUNCH', judged, mealFor(day)).map(named)).toEqual([]);
    expect(judgeMeal('LUNCH', judged, mealFor({ ...day, kcal: 2500 })).map(({ code }) => code)).toEqual([
      'TWO_STARCHES',
    ]);
  });

  it('of little carbohydrate needs no staple', () => {
    const judged = plate({ ...SALAD, 'Pavo asado': 120 });
    expect(judgeMeal('LUNCH', judged, { staples: false })).toEqual([]);
  });

  it('of any dish that is a meal by itself is not odd', () => {
    for (const { dish } of DISHES.filter(({ dish: { course } }) => course === 'SINGLE'))
      for (const meal of dish.meals) {
        const found = judgeMeal(meal, { dishes: [judgedDish(dish)], foods: [] });
        // What a dish lacks, another may have beside it.
        const lacks = ['LITTLE_PROTEIN', 'LITTLE_VEGETABLE'];
        expect(found.filter(({ code }) => !lacks.includes(code)).map(named), dish.id).toEqual([]);
      }
  });
});

const A_DAY = { kcal: 2000, grams: { CARBS: 240, PROTEIN: 90 } };
const CHILD: MealExpectations = { ...mealFor({ ...A_DAY, kcal: 1400 }), isChild: true };

describe('a meal for who it is', () => {
  it.each<[string, MealType, JudgedMeal, MealExpectations, MealOddityCode, boolean]>([
    [
      '60 g of bread at 1,300 kcal',
      'BREAKFAST',
      plate({ 'Pan integral': 60 }),
      mealFor({ ...A_DAY, kcal: 1300 }),
      'MUCH_BREAD',
      false,
    ],
    [
      '90 g of bread at 1,300 kcal',
      'BREAKFAST',
      plate({ 'Pan integral': 90 }),
      mealFor({ ...A_DAY, kcal: 1300 }),
      'MUCH_BREAD',
      true,
    ],
    [
      '90 g of bread at 2,600 kcal',
      'BREAKFAST',
      plate({ 'Pan integral': 90 }),
      mealFor({ ...A_DAY, kcal: 2600 }),
      'MUCH_BREAD',
      false,
    ],
    [
      'rice with an egg and little protein planned',
      'LUNCH',
      dishMeal('tortilla-de-calabacin'),
      mealFor({ ...A_DAY, grams: { CARBS: 300, PROTEIN: 40 } }),
      'LITTLE_PROTEIN',
      false,
    ],
    [
      'cheese on polenta',
      'DINNER',
      dishMeal('polenta-con-setas-y-queso'),
      mealFor(A_DAY),
      'LITTLE_PROTEIN',
      true,
    ],
    [
      '200 g of hake for a child',
      'DINNER',
      plate({ 'Merluza (peso en crudo)': 200 }),
      CHILD,
      'NOT_FOR_A_CHILD',
      true,
    ],
    [
      '160 g of hake for a child whose usual serving that is, of whatever energy',
      'DINNER',
      plate({ 'Merluza (peso en crudo)': 160 }),
      CHILD,
      'NOT_FOR_A_CHILD',
      false,
    ],
    [
      'toasted chickpeas for who may choke',
      'MID_MORNING_SNACK',
      dishMeal('garbanzos-tostados-con-pimenton'),
      { ...CHILD, restrictions: ['CHOKING'] },
      'NOT_FOR_A_CHILD',
      true,
    ],
    [
      'toasted chickpeas',
      'MID_MORNING_SNACK',
      dishMeal('garbanzos-tostados-con-pimenton'),
      mealFor(A_DAY),
      'NOT_FOR_A_CHILD',
      false,
    ],
    ['90 g of tomato for a child', 'DINNER', plate({ Tomate: 90 }), CHILD, 'LITTLE_VEGETABLE', false],
    ['70 g of tomato for a child', 'DINNER', plate({ Tomate: 70 }), CHILD, 'LITTLE_VEGETABLE', true],
    ['300 g of tomato for a child', 'DINNER', plate({ Tomate: 300 }), CHILD, 'MUCH_VEGETABLE', true],
    ['390 g of tomato', 'DINNER', plate({ Tomate: 390 }), mealFor(A_DAY), 'MUCH_VEGETABLE', false],
    ['120 g of tomato', 'DINNER', plate({ Tomate: 120 }), mealFor(A_DAY), 'LITTLE_VEGETABLE', false],
    [
      'a first and a second with vegetables',
      'DINNER',
      dishMeal('crema-de-calabacin', 'merluza-a-la-plancha-con-ensalada'),
      mealFor(A_DAY),
      'MANY_VEGETABLE_DISHES',
      false,
    ],
    [
      'raspberries in June',
      'LUNCH',
      dishMeal('frambuesas'),
      { ...mealFor(A_DAY), month: 6 },
      'OUT_OF_SEASON',
      false,
    ],
    [
      'coffee with milk, and yoghurt',
      'BREAKFAST',
      dishMeal('yogur-natural', 'cafe-con-leche'),
      mealFor(A_DAY),
      'SAME_BASE_TWICE',
      false,
    ],
  ])('of %s at %s', (_, meal, judged, expected, code, isTold) => {
    const codes = judgeMeal(meal, judged, expected).map((each) => each.code);
    if (isTold) expect(codes).toContain(code);
    else expect(codes).not.toContain(code);
  });
});

const week = (change: (day: JudgedDay, at: number) => Partial<JudgedDay>): JudgedDay[] =>
  WEEK_BY_HAND.map((day, at) => ({ ...day, ...change(day, at) }));
const codesOf = (days: readonly JudgedDay[], expected = DEFAULT_WEEK) =>
  new Set(judgeWeek(days, expected).map(({ code }) => code));

const ODD_WEEKS: readonly (readonly [string, readonly JudgedDay[]])[] = [
  [
    'TOO_MANY_FOODS',
    week((_, at) => ({
      MID_MORNING_SNACK: plate(
        Object.fromEntries(
          CATALOGUE.filter(({ category }) => category === 'FRUIT')
            .slice(at * 5, at * 5 + 5)
            .map(({ nameEs }) => [nameEs, 100]),
        ),
      ),
    })),
  ],
  [
    'TOO_MANY_FATS',
    week((day, at) => ({
      LUNCH: {
        ...day.LUNCH,
        foods: portions({
          [['Aceite de maíz', 'Aceite de colza', 'Mantequilla', 'Aceite de soja'][at] ?? 'Aceite de oliva']:
            9,
        }),
      },
    })),
  ],
  ['TOO_SELDOM', week(() => ({ DINNER: plate(LUNCH) }))],
  ['TOO_OFTEN', week(() => ({ DINNER: plate({ ...SALAD, 'Salmón al horno': 150 }) }))],
  ['DISH_TOO_OFTEN', week(() => ({ DINNER: dishMeal('pisto-de-calabacin', 'tortilla-de-calabacin') }))],
  ['DISH_NEXT_DAY', week((day, at) => (at === 1 ? { LUNCH: WEEK_BY_HAND[0]!.LUNCH } : {}))],
  [
    'DISH_TWICE_A_DAY',
    week((_, at) =>
      at === 1
        ? {
            MID_MORNING_SNACK: dishMeal('aceitunas-con-queso'),
            MID_AFTERNOON_SNACK: dishMeal('aceitunas-con-queso'),
          }
        : {},
    ),
  ],
  ['SAME_MAIN_TWICE_A_DAY', week((day, at) => (at === 1 ? { DINNER: day.LUNCH } : {}))],
  [
    'SAME_MAIN_NEXT_MEAL',
    week((_, at) => {
      if (at === 2) return { DINNER: dishMeal('pisto-de-calabacin', 'merluza-a-la-plancha-con-ensalada') };
      return at === 3 ? { LUNCH: dishMeal('arroz-con-verduras', 'merluza-al-horno-con-verduras') } : {};
    }),
  ],
  [
    'SAME_VEGETABLE_TWICE_A_DAY',
    week((_, at) =>
      at === 3
        ? {
            LUNCH: dishMeal('pisto-de-calabacin', 'conejo-al-ajillo-con-champinones'),
            DINNER: dishMeal('crema-de-calabacin', 'revuelto-de-setas-y-ajo'),
          }
        : {},
    ),
  ],
  ['SAME_NEXT_MEAL', week((_, at) => (at === 2 ? { MID_MORNING_SNACK: dishMeal('pera') } : {}))],
  [
    'MAIN_TOO_OFTEN',
    week((_, at) =>
      at < 4 ? { DINNER: dishMeal('champinones-al-ajillo', 'seitan-encebollado-con-patata') } : {},
    ),
  ],
  [
    'TWO_PLANT_DRINKS',
    week((_, at) => {
      const drink = ['Bebida de soja sin azúcar', 'Bebida de soja natural'][at];
      return drink === undefined ? {} : { MID_MORNING_SNACK: plate({ [drink]: 200 }) };
    }),
  ],
];

const FEW: readonly (readonly [string, readonly JudgedDay[]])[] = [
  [
    'BASE_TOO_OFTEN',
    week((_, at) => (at < 4 ? { MID_MORNING_SNACK: dishMeal('palitos-de-zanahoria-con-hummus') } : {})),
  ],
  [
    'TOO_MANY_EGGS',
    week((_, at) => (at < 5 ? { DINNER: dishMeal('champinones-al-ajillo', 'tortilla-de-espinacas') } : {})),
  ],
  [
    'DEAR_FISH_AGAIN',
    week((_, at) => {
      const second = ['rodaballo-al-horno-con-setas', 'rape-al-horno-con-verduras'][at];
      return second === undefined ? {} : { DINNER: dishMeal('judias-verdes-con-tomate', second) };
    }),
  ],
  ['CARBOHYDRATE_VARIES', week((_, at) => (at === 3 ? { DINNER: plate(LUNCH_WITH_RICE) } : {}))],
];

const none = plate({});
/** One day of the week by hand with something else, by the codes that are told of it. */
const ODD_DAYS: readonly (readonly [DayOddityCode, Partial<JudgedDay>])[] = [
  [
    'SAME_BASE_TWICE_A_DAY',
    {
      MID_MORNING_SNACK: dishMeal('palitos-de-zanahoria-con-hummus'),
      MID_AFTERNOON_SNACK: dishMeal('medio-bocadillo-integral-de-hummus'),
    },
  ],
  [
    'LITTLE_DAIRY',
    {
      BREAKFAST: dishMeal('tostada-con-pavo-y-tomate', 'cafe-solo'),
      MID_AFTERNOON_SNACK: dishMeal('pera'),
    },
  ],
  [
    'MUCH_DAIRY',
    {
      BREAKFAST: dishMeal('tostada-con-queso-granulado-y-fresas', 'vaso-de-leche-semidesnatada'),
      MID_AFTERNOON_SNACK: dishMeal(
        'yogur-natural',
        'vaso-de-leche-semidesnatada',
        'queso-fresco-con-nueces',
      ),
    },
  ],
  [
    'LITTLE_FRUIT',
    {
      MID_MORNING_SNACK: none,
      LUNCH: dishMeal('lentejas-estofadas-con-verduras', 'ensalada-verde-de-guarnicion'),
      DINNER: dishMeal('crema-de-calabacin', 'tortilla-de-espinacas'),
    },
  ],
  [
    'MUCH_FRUIT',
    { MID_MORNING_SNACK: plate({ Uva: 300, Manzana: 180 }), MID_AFTERNOON_SNACK: plate({ Naranja: 300 }) },
  ],
  [
    'NO_RAW_VEGETABLE',
    {
      BREAKFAST: dishMeal('tostada-con-requeson-y-miel', 'cafe-con-leche'),
      LUNCH: dishMeal('lentejas-estofadas-con-verduras', 'naranja'),
    },
  ],
  [
    'UNEVEN_CARBOHYDRATE',
    { LUNCH: dishMeal('arroz-con-verduras', 'lentejas-estofadas-con-verduras', 'platano') },
  ],
  ['MUCH_FIBRE', { MID_MORNING_SNACK: plate({ 'Salvado de trigo': 60, 'Yogur natural entero': 125 }) }],
  ['MUCH_SODIUM', { MID_MORNING_SNACK: plate({ 'Jamón serrano': 80 }) }],
  [
    'MUCH_PULSES',
    {
      MID_MORNING_SNACK: plate({ Hummus: 50 }),
      MID_AFTERNOON_SNACK: plate({ 'Altramuz cocido (con sal)': 60 }),
      DINNER: dishMeal('crema-de-calabacin', 'tofu-a-la-plancha-con-pisto'),
    },
  ],
];
/** A day whose carbohydrate is spread. */
const EVEN: Partial<JudgedDay> = {
  BREAKFAST: dishMeal('gachas-de-avena-con-leche-y-manzana', 'cafe-con-leche'),
  MID_MORNING_SNACK: dishMeal('dos-mandarinas'),
  LUNCH: dishMeal('judias-verdes-con-patata', 'merluza-a-la-plancha-con-ensalada', 'naranja'),
};
const diabetic: MealExpectations = {
  ...mealFor({ kcal: 1900, grams: { CARBS: 215, PROTEIN: 80 } }),
  sparesSugar: true,
};
const dayCodes = (change: Partial<JudgedDay>, expected: MealExpectations) =>
  judgeDay({ ...WEEK_BY_HAND[0]!, ...change }, 0, expected).map(({ code }) => code);

describe('a day', () => {
  it.each(ODD_DAYS)('is told %s', (code, change) => {
    const expected = code === 'UNEVEN_CARBOHYDRATE' ? diabetic : mealFor(A_DAY);
    expect(dayCodes(change, expected)).toContain(code);
    expect(dayCodes(EVEN, expected)).not.toContain(code);
  });

  it('can be told everything that the judge knows', () => {
    expect(ODD_DAYS.map(([code]) => code)).toEqual(DAY_ODDITIES);
  });

  it.each<[string, DayOddityCode, MealExpectations]>([
    ['a ketogenic menu', 'LITTLE_FRUIT', { ...mealFor(A_DAY), staples: false }],
    ['somebody with fructose intolerance', 'LITTLE_FRUIT', { ...mealFor(A_DAY), restrictions: ['FRUCTOSE'] }],
    ['a vegan, of milk', 'LITTLE_DAIRY', { ...mealFor(A_DAY), restrictions: ['VEGAN', 'SOYBEANS'] }],
    [
      'a vegetarian with a quarter of protein',
      'MUCH_DAIRY',
      { ...mealFor({ kcal: 2000, grams: { CARBS: 225, PROTEIN: 125 } }), restrictions: ['VEGETARIAN'] },
    ],
    [
      'somebody with histamine intolerance',
      'NO_RAW_VEGETABLE',
      { ...mealFor(A_DAY), restrictions: ['HISTAMINE'] },
    ],
    [
      'somebody without diabetes',
      'UNEVEN_CARBOHYDRATE',
      mealFor({ kcal: 1900, grams: { CARBS: 215, PROTEIN: 80 } }),
    ],
  ])('of %s is not told %s', (_, code, expected) => {
    const change = ODD_DAYS.find(([each]) => each === code)![1];
    expect(dayCodes(change, expected)).not.toContain(code);
  });

  it('of a vegan has a fortified drink, and of a child three servings of milk', () => {
    expect(dayCodes({}, { ...mealFor(A_DAY), restrictions: ['VEGAN'] })).toContain('LITTLE_DAIRY');
    expect(dayCodes({}, CHILD)).toContain('LITTLE_DAIRY');
  });

  it('of a plan that says itself how much it has is judged by that', () => {
    const of = (change: FrequencyChange): MealExpectations => ({
      ...mealFor(A_DAY),
      frequencies: withFrequencyChanges(DEFAULT_FREQUENCIES, [change], () => true),
    });
    const [little, much] = (['LITTLE_DAIRY', 'MUCH_DAIRY'] as const).map(
      (code) => ODD_DAYS.find(([each]) => each === code)![1],
    );
    const [fewFruits, manyFruits] = (['LITTLE_FRUIT', 'MUCH_FRUIT'] as const).map(
      (code) => ODD_DAYS.find(([each]) => each === code)![1],
    );
    expect(dayCodes(little!, of({ kind: 'DAIRY', least: 0, most: 1 }))).not.toContain('LITTLE_DAIRY');
    expect(dayCodes(much!, of({ kind: 'DAIRY', least: 2, most: null }))).not.toContain('MUCH_DAIRY');
    expect(dayCodes({}, of({ kind: 'DAIRY', least: 5, most: 7 }))).toContain('LITTLE_DAIRY');
    expect(dayCodes(fewFruits!, of({ kind: 'FRUIT', least: 0, most: 1 }))).not.toContain('LITTLE_FRUIT');
    expect(dayCodes(manyFruits!, of({ kind: 'FRUIT', least: 2, most: 8 }))).not.toContain('MUCH_FRUIT');
    expect(dayCodes({}, of({ kind: 'FRUIT', least: 0, most: 0.5 }))).toContain('MUCH_FRUIT');
    const vegan = { ...of({ kind: 'DAIRY', least: 0, most: 1 }), restrictions: ['VEGAN'] as const };
    expect(dayCodes({}, vegan)).not.toContain('LITTLE_DAIRY');
  });

  it('has as much fibre and sodium as its energy and age, and at least what is known of them', () => {
    const bran = ODD_DAYS.find(([code]) => code === 'MUCH_FIBRE')![1];
    expect(dayCodes(bran, mealFor({ ...A_DAY, kcal: 3500 }))).not.toContain('MUCH_FIBRE');
    const [plain, child] = [mealFor({ ...A_DAY, kcal: 1400 }), CHILD].map((each) => dayCodes(EVEN, each));
    expect(plain).not.toContain('MUCH_FIBRE');
    expect(child).toContain('MUCH_FIBRE');
    const own = { id: 'own', category: 'FISH', exchange: null, plate: undefined } as const;
    const unknown: Partial<JudgedDay> = { DINNER: { dishes: [], foods: [{ food: own, grams: 200 }] } };
    expect(dayCodes({ ...bran, ...unknown }, mealFor(A_DAY))).toContain('MUCH_FIBRE');
    expect(dayCodes(unknown, mealFor(A_DAY))).not.toContain('MUCH_SODIUM');
  });

  it('that is half filled is not told what it has not', () => {
    expect(dayCodes({ LUNCH: none, DINNER: none }, mealFor(A_DAY))).toEqual([]);
  });
});

describe('a week of dishes by hand', () => {
  it('has nothing odd, at most some notes', () => {
    const found = judgeWeek(WEEK_BY_HAND).filter(({ severity }) => severity !== 'NOTE');
    expect(found.map(named)).toEqual([]);
  });

  it.each([...ODD_WEEKS, ...FEW])('is told %s', (code, days) => {
    const expected = { ...DEFAULT_WEEK, sparesSugar: code === 'CARBOHYDRATE_VARIES' };
    expect(codesOf(days, expected)).toContain(code);
  });

  it('is told nothing of what is cooked for two meals, nor of carbohydrate that raises nothing', () => {
    const again = ['DISH_NEXT_DAY', 'SAME_MAIN_NEXT_MEAL', 'CARBOHYDRATE_VARIES'];
    const expected = { ...DEFAULT_WEEK, leftovers: true };
    for (const [code, days] of [...ODD_WEEKS, ...FEW])
      if (again.includes(code)) expect([...codesOf(days, expected)]).not.toContain(code);
    const soon = ODD_WEEKS.find(([code]) => code === 'DISH_NEXT_DAY')![1];
    const told = judgeWeek(soon).filter(({ code }) => code === 'DISH_NEXT_DAY');
    expect(told.map(({ severity }) => severity)).toEqual(told.map(() => 'ODD'));
  });

  it('may have at noon what a diet lives on, and was had at night', () => {
    const tofu = week((_, at) => {
      if (at === 2) return { DINNER: dishMeal('crema-de-calabacin', 'tofu-a-la-plancha-con-pisto') };
      return at === 3 ? { LUNCH: dishMeal('arroz-con-verduras', 'tofu-a-la-plancha-con-ensalada') } : {};
    });
    const vegan = { ...DEFAULT_WEEK, restrictions: ['VEGAN'] as const };
    const day = { kcal: 2000, carbohydrate: 225, protein: 125 };
    expect(codesOf(tofu, vegan)).toContain('SAME_MAIN_NEXT_MEAL');
    expect(codesOf(tofu, { ...vegan, day })).not.toContain('SAME_MAIN_NEXT_MEAL');
  });

  it('has no meal of pulses by hummus on bread, and by two servings of it', () => {
    const [lentils, hummus] = portions({ 'Lentejas (peso en seco)': 38, Hummus: 60 });
    expect(servingsAs(lentils!, 'LEGUMES')).toBeGreaterThanOrEqual(OCCASION);
    expect(servingsAs(hummus!, 'LEGUMES')).toBeLessThan(OCCASION);
    expect(servingsAs({ ...hummus!, grams: 100 }, 'LEGUMES')).toBeGreaterThanOrEqual(OCCASION);
    expect(servingsAs({ ...lentils!, grams: 36 }, 'LEGUMES')).toBeLessThan(OCCASION);
  });

  it('counts a bowl of plain yoghurt and one of skimmed as one breakfast, and as one food of two meals', () => {
    const bowl = (yoghurt: string): JudgedMeal => ({
      dishes: [
        {
          ...{ id: yoghurt, course: 'BREAKFAST', meals: ['BREAKFAST'] },
          portions: portions({ [yoghurt]: 125, 'Copos de avena': 40 }),
        },
      ],
      foods: [],
    });
    const [plain, skimmed] = [bowl('Yogur natural entero'), bowl('Yogur natural desnatado')];
    const bowls = week((_, at) => ({ BREAKFAST: at < 3 ? plain : at < 5 ? skimmed : none }));
    expect(judgeWeek(bowls)).toContainEqual(
      expect.objectContaining({ code: 'DISH_TOO_OFTEN', count: 5, limit: 4 }),
    );
    const next = week(() => ({ BREAKFAST: skimmed, MID_MORNING_SNACK: dishMeal('yogur-natural') }));
    expect(codesOf(next)).toContain('SAME_NEXT_MEAL');
  });

  it('can be told everything that the judge knows', () => {
    expect([...ODD_WEEKS, ...FEW].map(([code]) => code)).toEqual(WEEK_ODDITIES);
  });

  it('may have pulses at noon and at night where no meat is eaten, and not the same', () => {
    const meatless = { ...DEFAULT_WEEK, frequencies: frequenciesFor(['VEGAN']) };
    const dinner = (second: string) =>
      week((_, at) => (at === 0 ? { DINNER: dishMeal('crema-de-calabacin', second) } : {}));
    expect(codesOf(dinner('tofu-a-la-plancha-con-pisto'), meatless)).not.toContain('SAME_MAIN_TWICE_A_DAY');
    expect(codesOf(dinner('tofu-a-la-plancha-con-pisto'))).toContain('SAME_MAIN_TWICE_A_DAY');
    expect(
      codesOf(
        week((day, at) => (at === 0 ? { DINNER: day.LUNCH } : {})),
        meatless,
      ),
    ).toContain('SAME_MAIN_TWICE_A_DAY');
  });

  it('may have the same breakfast four times, and on the next day; not five', () => {
    const toast = 'tostada-de-pan-integral-con-tomate-y-aceite';
    const told = (times: number) =>
      judgeWeek(
        week((_, at) => ({ BREAKFAST: at < times ? dishMeal(toast, 'cafe-con-leche') : plate({}) })),
      ).filter(({ foods }) => foods?.includes(toast));
    expect(told(4)).toEqual([]);
    expect(told(5)).toContainEqual(expect.objectContaining({ code: 'DISH_TOO_OFTEN', count: 5, limit: 4 }));
  });

  it('of a plan that says itself how many meals have eggs has two for each', () => {
    const [, days] = FEW.find(([code]) => code === 'TOO_MANY_EGGS')!;
    const most = (meals: number) => ({
      ...DEFAULT_WEEK,
      frequencies: withFrequencyChanges(
        DEFAULT_FREQUENCIES,
        [{ kind: 'EGGS', least: 1, most: meals }],
        () => true,
      ),
    });
    expect(codesOf(days, most(6))).not.toContain('TOO_MANY_EGGS');
    expect(codesOf(WEEK_BY_HAND, most(1))).toContain('TOO_MANY_EGGS');
    expect(codesOf(WEEK_BY_HAND)).not.toContain('TOO_MANY_EGGS');
  });

  it('that is half filled is not told what is missing from it', () => {
    const none = plate({});
    const empty = {
      BREAKFAST: none,
      MID_MORNING_SNACK: none,
      LUNCH: none,
      MID_AFTERNOON_SNACK: none,
      DINNER: none,
    };
    expect(codesOf([WEEK_BY_HAND[0]!, ...Array<JudgedDay>(6).fill(empty)])).not.toContain('TOO_SELDOM');
    expect(judgeWeek(Array<JudgedDay>(7).fill(empty))).toEqual([]);
  });
});

describe('what is known of foods on a plate', () => {
  it.each([
    ['Huevo (para cocinar)', 110, 2],
    ['Huevo cocido', 100, 2],
    ['Huevo frito', 138, 3],
    ['Huevo de codorniz (para cocinar)', 55, 1],
    ['Pavo asado', 120, 0],
  ])('%s, %i g, is %i eggs', (name, grams, eggs) => {
    expect(eggsOf(portions({ [name]: grams })[0]!)).toBe(eggs);
  });

  it('calls no lean fish oily, so that conger does not hide that oily fish is missing', () => {
    const oily = CATALOGUE.filter(({ id }) => plateFactsOf(id)?.kinds.includes('OILY_FISH'));
    // Tuna is an oily fish to AESAN, whatever its species.
    const lean = oily.filter(
      ({ nameEs, nutrients }) => (nutrients.fat ?? 0) < 3 && !/^atún/i.test(nameEs ?? ''),
    );
    expect(lean.map(({ nameEs }) => nameEs)).toEqual([]);
    expect(oily.length).toBeGreaterThan(10);
  });

  it('has servings that agree for every food of the catalogue', () => {
    for (const { id, nameEs } of CATALOGUE) {
      const facts = plateFactsOf(id)!;
      expect(facts.least, nameEs).toBeGreaterThan(0);
      expect(facts.least, nameEs).toBeLessThanOrEqual(facts.typical);
      expect(facts.typical, nameEs).toBeLessThanOrEqual(facts.most);
    }
  });

  it('is nothing of a food of an account', () => {
    expect(plateFactsOf('3f0e0a8e-0000-4000-8000-000000000001')).toBeUndefined();
  });

  it.each([
    ['EGG', 'EGGS'],
    ['LEGUME', 'LEGUMES'],
    ['OILY_FISH', 'OILY_FISH'],
    ['FISH', 'FISH'],
    ['RED_MEAT', 'RED_MEAT'],
    ['PROCESSED_MEAT', 'PROCESSED_MEAT'],
    ['TUBER', 'TUBERS'],
    ['DAIRY', 'DAIRY'],
  ] as const)('dishes that are listed as %s have a food of that kind', (tag, kind) => {
    const without = DISHES.filter(
      ({ dish, stated }) =>
        dish.course !== 'DESSERT' &&
        stated.tags.includes(tag) &&
        !dish.ingredients.some(({ foodId }) => {
          const facts = plateFactsOf(foodId);
          // Tinned tuna has lost the fat that it is listed for.
          return facts?.kinds.includes(kind) || (kind === 'OILY_FISH' && facts?.base === 'TINNED_TUNA');
        }),
    );
    expect(without.map(({ dish }) => dish.id)).toEqual([]);
  });

  it('has foods of every kind', () => {
    const kinds = new Set(CATALOGUE.flatMap(({ id }) => plateFactsOf(id)!.kinds));
    expect([...kinds].sort()).toEqual([...FOOD_KINDS].sort());
  });

  it('agrees with the restrictions about fish with mercury', () => {
    const listed = CATALOGUE.filter(({ id }) => plateFactsOf(id)!.kinds.includes('HIGH_MERCURY_FISH'));
    expect(listed.map(({ nameEs }) => nameEs)).not.toEqual([]);
    for (const food of listed) expect(food.notFor).toContain('MERCURY');
  });

  it('yields more of what soaks and less of what dries', () => {
    expect(plateFactsOf(idOf('Lentejas (peso en seco)'))!.cookedYield).toBeGreaterThan(2);
    expect(plateFactsOf(idOf('Merluza (peso en crudo)'))!.cookedYield).toBeLessThan(1);
  });
});

describe('how often a week has a kind of food', () => {
  it('is stated once of each kind, and its limits agree', () => {
    expect(new Set(DEFAULT_FREQUENCIES.map(({ kind }) => kind)).size).toBe(DEFAULT_FREQUENCIES.length);
    for (const { least, most } of DEFAULT_FREQUENCIES) expect(least).toBeLessThanOrEqual(most ?? Infinity);
  });

  it.each([
    [['VEGAN'], ['FISH', 'OILY_FISH', 'EGGS']],
    [['FISH'], ['FISH', 'OILY_FISH']],
    [['NUTS'], ['NUTS']],
  ] as const)('asks nothing of somebody with %j that they do not eat', (restrictions, kinds) => {
    const of = frequenciesFor(restrictions);
    for (const kind of kinds) expect(of.find((each) => each.kind === kind)!.least).toBe(0);
  });

  it('never asks for more with a restriction than without', () => {
    for (const one of FOOD_RESTRICTIONS)
      frequenciesFor([one]).forEach(({ least, most }, at) => {
        expect(least).toBeLessThanOrEqual(DEFAULT_FREQUENCIES[at]!.least);
        expect(most ?? Infinity).toBeGreaterThanOrEqual(DEFAULT_FREQUENCIES[at]!.most ?? Infinity);
      });
  });
});
