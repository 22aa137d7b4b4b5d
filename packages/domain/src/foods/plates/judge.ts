import type { FoodRole } from '../exchange.ts';
import { MEAL_TYPES, type MealType } from '../option-sets.ts';
import {
  isKind,
  servingsOf,
  USUAL_EXPECTATIONS,
  type JudgedPortion,
  type MealExpectations,
} from './portions.ts';
import {
  basesTwice,
  cookedOf,
  hasLittleProtein,
  hasProteinFood,
  isDrink,
  isNibbled,
  isNotForChild,
  MOST_COOKED,
  muchBread,
  vegetables,
} from './meal-rules.ts';
import { basesOf } from './bases.ts';
import { MOST_VEGETABLE_DISHES } from './table-limits.ts';
import { isOutOfSeason } from './seasons.ts';
import {
  foodsOfTablePart,
  isLunchAtBreakfast,
  isNamed,
  isNeedless,
  isOfTablePart,
  isTooStarchy,
  isTooSweet,
  tablePartsFor,
  type TablePart,
} from './table-rules.ts';

export * from './portions.ts';

/** A dish as it is served: a recipe has been followed, so its foods are cooked and seasoned. */
export interface JudgedDish {
  readonly id: string;
  readonly course: string;
  /** Meals that it goes with. */
  readonly meals: readonly MealType[];
  readonly portions: readonly JudgedPortion[];
}

/** A meal: dishes, and foods that are eaten beside them as they are. */
export interface JudgedMeal {
  readonly dishes: readonly JudgedDish[];
  readonly foods: readonly JudgedPortion[];
}

export const MEAL_ODDITIES = [
  // A food that has to be cooked stands on the plate by itself: raw hake, celeriac, rice.
  'RAW_ON_PLATE',
  // Parsley, vinegar or lemon as a food of its own, or more of it than seasons.
  'SEASONING_AS_FOOD',
  'SEASONING_AS_FAT',
  'SEASONING_AS_FRUIT',
  // Flour, starch, cream, yolk: nothing that anyone eats by itself.
  'INGREDIENT_ALONE',
  // Bran or raw flour is all that the meal has of cereals.
  'INGREDIENT_AS_CEREAL',
  // Honey, bran or pesto with nothing to put it on; oil with nothing to dress.
  'NOTHING_TO_PUT_IT_ON',
  'BROKEN_PIECE',
  'TOO_MUCH',
  'TOO_LITTLE',
  'NEVER_PROPOSED',
  'WRONG_MEAL',
  // A glass of milk with a cooked main meal.
  'MILK_WITH_MAIN_MEAL',
  // Crackers or muesli are the only staple of a main meal.
  'SNACK_AS_STAPLE',
  'NO_MAIN',
  'NO_VEGETABLE',
  // A tomato beside the pasta; half a kilo of salad; a cream, a salad, and fish on courgettes.
  'LITTLE_VEGETABLE',
  'MUCH_VEGETABLE',
  'MANY_VEGETABLE_DISHES',
  'NO_STAPLE',
  'TWO_MAINS',
  'TOO_MANY_STAPLES',
  // Lentils and then chickpeas; rice and then potatoes; bread in the soup and beside it.
  'TWO_PULSES',
  'TWO_STARCHES',
  'TWO_BREADS',
  // Tomato salad, and tomatoes with the fish.
  'SAME_FOOD_TWICE',
  // Beans, rice or fish at the first meal of the day.
  'LUNCH_AT_BREAKFAST',
  // Gluten-free bread for who eats gluten.
  'FOR_SOMEBODY_ELSE',
  // Bread in a ketogenic plan, honey with diabetes.
  'TOO_STARCHY',
  'TOO_SWEET',
  // Raspberries in November.
  'OUT_OF_SEASON',
  // Toast with tomato; nothing to drink; half a loaf.
  'BREAKFAST_WITHOUT_PROTEIN',
  'BREAKFAST_WITHOUT_DRINK',
  'MUCH_BREAD',
  // Rice with vegetables, and nothing else.
  'LITTLE_PROTEIN',
  // A first, a second, and potatoes that are baked besides.
  'TOO_MANY_COOKED_DISHES',
  // A yoghurt, and another with fruit.
  'SAME_BASE_TWICE',
  // Coffee, chilli, or the plate of an adult.
  'NOT_FOR_A_CHILD',
] as const;
export type MealOddityCode = (typeof MEAL_ODDITIES)[number];

/** Nobody eats it; it looks odd; it could be better. */
export type OdditySeverity = 'ABSURD' | 'ODD' | 'NOTE';

export interface MealOddity {
  readonly code: MealOddityCode;
  readonly severity: OdditySeverity;
  /** Ids of the foods or dishes that it is about; none where something is missing. */
  readonly foods: readonly string[];
}

/** Grams that are still as good as the largest and the least serving: nobody weighs to the gram. */
const TOLERANCE = { most: 1.1, least: 0.6 } as const;
/** A share of a piece that scales and kitchens do not tell from a whole one. */
const PIECE_TOLERANCE = 0.1;
/** Share of a usual serving from which a food is one of the foods of its dish. */
export const COUNTS_FROM = 0.4;
/** Staples in one meal, bread included: potatoes in a stew and bread beside it. */
const MOST_STAPLES = 2;

export const isMain = (meal: MealType): boolean => meal === 'LUNCH' || meal === 'DINNER';

const roleOf = ({ food }: JudgedPortion): FoodRole | undefined => food.exchange?.role;
const isPart = ({ food }: JudgedPortion): boolean => food.exchange?.served === 'PART';

export const allPortions = ({ dishes, foods }: JudgedMeal): JudgedPortion[] => [
  ...dishes.flatMap(({ portions }) => portions),
  ...foods,
];

/**
 * What looks odd about a meal, the worst first. It never forbids: a hand-made meal is only told. An empty meal is no odd
 * one, and nothing is said of a food about which nothing is known.
 *
 * @example judgeMeal('LUNCH', { dishes: [], foods: [rawHake, vinegar] })[0] // { code: 'RAW_ON_PLATE', severity: 'ABSURD', … }
 */
export function judgeMeal(
  meal: MealType,
  judged: JudgedMeal,
  expected: MealExpectations = USUAL_EXPECTATIONS,
): MealOddity[] {
  const found = [
    ...judged.foods.flatMap((portion) => oddPortion(portion, judged)),
    ...judged.dishes.flatMap((dish) => oddDish(dish, meal)),
    ...oddTable(judged.dishes, expected),
    ...allPortions(judged).flatMap((portion) => oddForPerson(portion, meal, expected)),
    ...oddCompany(meal, judged),
    ...(isMain(meal) ? missingParts(meal, judged, expected) : []),
    ...(meal === 'BREAKFAST' ? oddBreakfast(judged, expected) : []),
    ...oddDishes(meal, judged, expected),
  ];
  return found.toSorted(
    (one, other) => SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity),
  );
}
const SEVERITIES: readonly OdditySeverity[] = ['ABSURD', 'ODD', 'NOTE'];

const odd = (
  code: MealOddityCode,
  severity: OdditySeverity,
  of: readonly JudgedPortion[] = [],
): MealOddity => ({ code, severity, foods: of.map(({ food }) => food.id) });

/** What is odd about a food that is no part of a dish. */
function oddPortion(portion: JudgedPortion, judged: JudgedMeal): MealOddity[] {
  const { food, grams } = portion;
  const { plate, exchange } = food;
  const of = [portion];
  if (!exchange) return plate ? oddAmount(portion) : [];
  if (plate?.perWeek === 0) return [odd('NEVER_PROPOSED', 'ODD', of)];
  if (exchange.served === 'COOKED') return [odd('RAW_ON_PLATE', 'ABSURD', of), ...oddAmount(portion)];
  switch (exchange.role) {
    case 'SEASONING': {
      const rest = allPortions(judged).filter((other) => other !== portion);
      if (food.category === 'FATS_OILS' && !rest.some((other) => roleOf(other) === 'FAT'))
        return [odd('SEASONING_AS_FAT', 'ABSURD', of)];
      if (food.category === 'FRUIT' && grams > (plate?.most ?? 0))
        return [odd('SEASONING_AS_FRUIT', 'ABSURD', of)];
      const isTooMuch = plate !== undefined && grams > plate.most * TOLERANCE.most;
      return isTooMuch || !rest.some(isSeasonable) ? [odd('SEASONING_AS_FOOD', 'ABSURD', of)] : [];
    }
    case 'INGREDIENT_ONLY': {
      if (food.category === 'SWEETS')
        return grams > (plate?.most ?? grams) ? [odd('TOO_MUCH', 'ODD', of)] : [];
      const isCereal = food.category === 'CEREALS' || food.category === 'BREAD_PASTA';
      return [
        odd('INGREDIENT_ALONE', 'ABSURD', of),
        ...(isCereal && !hasStaple(judged) ? [odd('INGREDIENT_AS_CEREAL', 'ABSURD', of)] : []),
      ];
    }
    case 'TOPPING':
    case 'FAT':
      if (!isPart(portion)) return oddAmount(portion);
      return [
        ...(food.category === 'CEREALS' && !hasStaple(judged)
          ? [odd('INGREDIENT_AS_CEREAL', 'ABSURD', of)]
          : []),
        ...(allPortions(judged).some(isSeasonable) ? [] : [odd('NOTHING_TO_PUT_IT_ON', 'ABSURD', of)]),
        ...oddAmount(portion),
      ];
    default:
      return oddAmount(portion);
  }
}

const SEASONABLE: readonly FoodRole[] = ['PROTEIN', 'LEGUME', 'STARCH', 'VEGETABLE', 'DAIRY', 'FRUIT'];
const isSeasonable = (portion: JudgedPortion): boolean => SEASONABLE.includes(roleOf(portion) ?? 'DRINK');

const hasStaple = (judged: JudgedMeal): boolean => allPortions(judged).some(isStaple);
export const isStaple = (portion: JudgedPortion): boolean =>
  servingsOf(portion) >= COUNTS_FROM && (roleOf(portion) === 'STARCH' || isKind(portion, 'LEGUMES'));

function oddAmount(portion: JudgedPortion): MealOddity[] {
  const { food, grams } = portion;
  const { plate } = food;
  if (!plate) return [];
  const broken = plate.piece !== null && isBroken(grams / plate.piece);
  return [
    ...(broken ? [odd('BROKEN_PIECE', food.category === 'EGGS' ? 'ABSURD' : 'NOTE', [portion])] : []),
    ...(grams > plate.most * TOLERANCE.most ? [odd('TOO_MUCH', 'ODD', [portion])] : []),
    ...(grams < plate.least * TOLERANCE.least ? [odd('TOO_LITTLE', 'ODD', [portion])] : []),
  ];
}

const isBroken = (pieces: number): boolean =>
  pieces < 1 - PIECE_TOLERANCE || Math.abs(pieces - Math.round(pieces)) > PIECE_TOLERANCE;

/** In a dish, foods are cooked and amounts are the recipe's: what is left to ask is the meal, and what nobody could eat. */
const oddDish = (dish: JudgedDish, meal: MealType): MealOddity[] => [
  ...(dish.meals.includes(meal) ? [] : [{ code: 'WRONG_MEAL', severity: 'ODD', foods: [dish.id] } as const]),
  ...dish.portions.flatMap((portion) => [
    ...(isBeyondAnyPlate(portion) ? [odd('TOO_MUCH', 'ODD', [portion])] : []),
    ...(isToken(portion) ? [odd('TOO_LITTLE', 'ODD', [portion])] : []),
  ]),
];

/** More of a food than the largest serving of it, also where a recipe would allow it: 290 g of edamame. */
export const isBeyondAnyPlate = ({ food, grams }: JudgedPortion): boolean =>
  food.plate !== undefined &&
  food.exchange?.role !== 'SEASONING' &&
  food.exchange?.role !== 'INGREDIENT_ONLY' &&
  grams > food.plate.most * TOLERANCE.most;

/** Bread, rice or pasta of which there is so little that it could as well be left out: 16 g of a baguette. */
export const isToken = (portion: JudgedPortion): boolean =>
  isKind(portion, 'CEREALS') && portion.grams < (portion.food.plate?.least ?? 0);

const ONCE: Readonly<Record<TablePart, MealOddityCode>> = {
  PULSES: 'TWO_PULSES',
  STARCHES: 'TWO_STARCHES',
  BREADS: 'TWO_BREADS',
};

/** What dishes are too much alike to stand on one table. */
function oddTable(dishes: readonly JudgedDish[], expected: MealExpectations): MealOddity[] {
  const of = (part: TablePart) => dishes.filter(({ portions }) => isOfTablePart(part, portions));
  const tables = tablePartsFor(expected).flatMap((part): MealOddity[] => {
    // Two dishes of lentils are told once.
    const isTold = part === 'STARCHES' && of('PULSES').length > 1;
    if (of(part).length < 2 || isTold) return [];
    return [
      odd(
        ONCE[part],
        'ODD',
        of(part).flatMap(({ portions }) => foodsOfTablePart(part, portions)),
      ),
    ];
  });
  const named = dishes.flatMap(({ portions }) => portions.filter(isNamed));
  const again = named.filter((one, at) => named.findIndex(({ food }) => food.id === one.food.id) < at);
  return [...tables, ...(again.length > 0 ? [odd('SAME_FOOD_TWICE', 'ODD', again)] : [])];
}

/** What is odd about a food for the person who eats, and for the hour. */
const oddForPerson = (portion: JudgedPortion, meal: MealType, expected: MealExpectations): MealOddity[] => [
  ...(meal === 'BREAKFAST' && isLunchAtBreakfast(portion, expected)
    ? [odd('LUNCH_AT_BREAKFAST', 'ODD', [portion])]
    : []),
  ...(isNeedless(portion, expected) ? [odd('FOR_SOMEBODY_ELSE', 'ODD', [portion])] : []),
  ...(isTooStarchy(portion, expected) ? [odd('TOO_STARCHY', 'ODD', [portion])] : []),
  ...(isTooSweet(portion, expected) ? [odd('TOO_SWEET', 'ODD', [portion])] : []),
  ...(isOutOfSeason(portion, expected) ? [odd('OUT_OF_SEASON', 'ODD', [portion])] : []),
];

/** Foods that go with one another, or with the hour, badly. */
function oddCompany(meal: MealType, judged: JudgedMeal): MealOddity[] {
  const loose = judged.foods;
  const mains = loose.filter((each) => isMainFood(each) && servingsOf(each) >= COUNTS_FROM);
  const dishMains = judged.dishes.filter(({ course }) => course === 'SECOND' || course === 'SINGLE');
  const staples = loose.filter((each) => roleOf(each) === 'STARCH' && servingsOf(each) >= COUNTS_FROM);
  const outOfPlace = isMain(meal)
    ? []
    : loose.filter(
        (each) => ['MEAT', 'FISH', 'SEAFOOD', 'LEGUMES'].includes(each.food.category) && isMainFood(each),
      );
  const milk = isMain(meal) ? loose.filter((each) => isKind(each, 'MILK')) : [];
  return [
    ...(outOfPlace.length > 0 ? [odd('WRONG_MEAL', 'ODD', outOfPlace)] : []),
    ...(milk.length > 0 ? [odd('MILK_WITH_MAIN_MEAL', 'ODD', milk)] : []),
    ...(mains.length + dishMains.length > 1 && isMain(meal)
      ? [
          {
            code: 'TWO_MAINS',
            severity: dishMains.length > 1 ? 'ABSURD' : 'ODD',
            foods: [...dishMains.map(({ id }) => id), ...mains.map(({ food }) => food.id)],
          } as const,
        ]
      : []),
    ...(staples.length > MOST_STAPLES ? [odd('TOO_MANY_STAPLES', 'ODD', staples)] : []),
  ];
}

/** What a second course is of. Hummus and cooked ham are also put on bread. */
const isMainFood = (portion: JudgedPortion): boolean =>
  portion.food.category !== 'PROCESSED_MEAT' &&
  (roleOf(portion) === 'PROTEIN' ||
    (roleOf(portion) === 'LEGUME' && (portion.food.plate?.typical ?? 0) > 50));

/** What counts towards the main of a meal, and towards its vegetables: dishes of the catalogue count as both. */
export const isOfMain = (portion: JudgedPortion): boolean => {
  const group = portion.food.exchange?.group;
  return roleOf(portion) === 'LEGUME' || group === 'NONE' || group?.startsWith('PROTEIN') === true;
};
export const isOfVegetables = ({ food }: JudgedPortion): boolean =>
  food.exchange?.group === 'VEGETABLE' || food.exchange?.group === 'NONE';

/** What a Spanish main meal has: a main, vegetables, and bread or another staple, at lunch at the latest. */
function missingParts(meal: MealType, judged: JudgedMeal, expected: MealExpectations): MealOddity[] {
  const { staples } = expected;
  const all = allPortions(judged);
  if (all.length === 0) return [];
  // A food of which nothing is known may be what is missing.
  if (all.some(({ food }) => food.exchange === null && food.plate === undefined)) return [];
  const sum = (is: (portion: JudgedPortion) => boolean) =>
    all.filter(is).reduce((total, portion) => total + servingsOf(portion), 0);
  const main = sum(isOfMain);
  const hasNoVegetable = sum(isOfVegetables) < COUNTS_FROM;
  const loose = judged.foods.length > 0 ? [judged.foods] : [];
  const { of, isLittle, isMuch } = vegetables(
    [...judged.dishes.map(({ portions }) => portions), ...loose],
    expected,
  );
  const staple = all.filter(isStaple);
  const isOnlySnack =
    staple.length > 0 && staple.every((each) => isKind(each, 'SNACK_CEREALS')) && judged.dishes.length === 0;
  return [
    ...(main < COUNTS_FROM ? [odd('NO_MAIN', 'ODD')] : []),
    ...(hasNoVegetable ? [odd('NO_VEGETABLE', 'ODD')] : []),
    ...(isLittle && !hasNoVegetable ? [odd('LITTLE_VEGETABLE', 'ODD')] : []),
    ...(isMuch ? [odd('MUCH_VEGETABLE', 'ODD', of.flat())] : []),
    ...(of.length > MOST_VEGETABLE_DISHES ? [odd('MANY_VEGETABLE_DISHES', 'ODD', of.flat())] : []),
    ...(staples && meal === 'LUNCH' && staple.length === 0 ? [odd('NO_STAPLE', 'ODD')] : []),
    ...(isOnlySnack ? [odd('SNACK_AS_STAPLE', 'ODD', staple)] : []),
    ...(main >= COUNTS_FROM && hasLittleProtein(all, expected) ? [odd('LITTLE_PROTEIN', 'ODD')] : []),
  ];
}

/** What a breakfast has: something of protein, something to drink, and bread in a measure. */
function oddBreakfast(judged: JudgedMeal, expected: MealExpectations): MealOddity[] {
  const all = allPortions(judged);
  if (all.length === 0 || all.some(({ food }) => food.exchange === null && food.plate === undefined))
    return [];
  const bread = muchBread(all, expected);
  return [
    ...(hasProteinFood(all) ? [] : [odd('BREAKFAST_WITHOUT_PROTEIN', 'ODD')]),
    ...(all.some(isDrink) ? [] : [odd('BREAKFAST_WITHOUT_DRINK', 'ODD')]),
    ...(bread.length > 0 ? [odd('MUCH_BREAD', 'ODD', bread)] : []),
  ];
}

/** What is odd about dishes beside one another, and for a child. */
function oddDishes(meal: MealType, { dishes, foods }: JudgedMeal, expected: MealExpectations): MealOddity[] {
  const cooked = dishes.flatMap(({ portions }) => cookedOf(portions).slice(0, 1));
  const parts = [...dishes.map(({ portions }) => portions), ...foods.map((each) => [each])];
  const twice = basesTwice(parts);
  const again = parts.filter((portions) => basesOf(portions).some((base) => twice.has(base))).flat();
  const isAgain = (portion: JudgedPortion) =>
    twice.has(portion.food.plate?.base ?? portion.food.id) || twice.has(portion.food.id);
  const adults = [
    ...parts.flat().filter((each) => isNotForChild(each, expected)),
    ...(isMain(meal) ? [] : parts.filter((portions) => isNibbled(portions, expected)).flat()),
  ];
  return [
    ...(cooked.length > MOST_COOKED ? [odd('TOO_MANY_COOKED_DISHES', 'ODD', cooked)] : []),
    ...(twice.size > 0 ? [odd('SAME_BASE_TWICE', 'ODD', again.filter(isAgain))] : []),
    ...(adults.length > 0 ? [odd('NOT_FOR_A_CHILD', 'ODD', adults)] : []),
  ];
}

/** The meals of a day by their names, in their order. */
export type JudgedDay = Readonly<Record<MealType, JudgedMeal>>;

export const mealsOfDay = (day: JudgedDay): (readonly [MealType, JudgedMeal])[] =>
  MEAL_TYPES.map((meal) => [meal, day[meal]] as const);
