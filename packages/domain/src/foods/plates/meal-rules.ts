import { basesOf } from './bases.ts';
import { gramsIn, isKind, servingsOf, type JudgedPortion, type MealExpectations } from './portions.ts';
import {
  leastProteinOfMain,
  mostBreadAtBreakfast,
  UNKNOWN_VEGETABLES,
  vegetablesOfMain,
} from './table-limits.ts';

// What a meal has and has not for the person who eats it; the composer asks the same of a dish.

/** Usual servings from which something counts. */
const COUNTS_FROM = 0.4;
/** Grams of a cup, and of a glass. */
const DRINK_GRAMS = { hot: 40, milk: 100 } as const;
/** A gram of bread more is seen by nobody. */
export const BREAD_TOLERANCE = 1.1;

/** Dairy, egg, legumes, fish or meat, of which a breakfast has one. */
export const isProteinFood = (portion: JudgedPortion): boolean => {
  const { exchange } = portion.food;
  if (exchange === null) return false;
  const { group, role } = exchange;
  const isOfProtein = group.startsWith('PROTEIN') || group === 'MILK_PLANT' || role === 'LEGUME';
  return isOfProtein || role === 'PROTEIN' || isKind(portion, 'DAIRY') || isNutButter(portion);
};
/** Peanut butter on toast is as much of it as hummus. */
const isNutButter = ({ food }: JudgedPortion): boolean => food.plate?.base === 'PEANUTS';

/** Coffee, tea, milk or a shake, of which a breakfast has one. */
export const isDrink = (portion: JudgedPortion): boolean =>
  (portion.food.exchange?.role === 'DRINK' && portion.grams >= DRINK_GRAMS.hot) ||
  (isKind(portion, 'MILK') && portion.grams >= DRINK_GRAMS.milk);

const sumOf = (portions: readonly JudgedPortion[], is: (portion: JudgedPortion) => boolean): number =>
  portions.filter(is).reduce((sum, each) => sum + servingsOf(each), 0);

export const hasProteinFood = (portions: readonly JudgedPortion[]): boolean =>
  sumOf(portions, isProteinFood) >= COUNTS_FROM;

/** Bread that is more than a breakfast of this person has. */
export function muchBread(portions: readonly JudgedPortion[], expected: MealExpectations): JudgedPortion[] {
  const bread = portions.filter((each) => isKind(each, 'BREAD'));
  const grams = bread.reduce((sum, each) => sum + each.grams, 0);
  return grams > mostBreadAtBreakfast(expected) * BREAD_TOLERANCE ? bread : [];
}

/** Grams of a usual serving below which a cheese is grated over something. */
const GRATED_GRAMS = 30;
/** Meat, fish, eggs, legumes and what stands in for them, and cheese that is more than grated. */
export const isMainProtein = (portion: JudgedPortion): boolean => {
  const { exchange, plate } = portion.food;
  if (exchange?.group === 'PROTEIN_CHEESE') return (plate?.typical ?? 0) >= GRATED_GRAMS;
  return exchange?.role === 'LEGUME' || exchange?.group.startsWith('PROTEIN') === true;
};
/** Of the protein that a main meal is to have, how much is of such foods and not of rice and vegetables. */
export const MAIN_SHARE_OF_PROTEIN = 0.5;

/** Whether a lunch or dinner has less protein than a meal of this person; false where that is not known. */
export function hasLittleProtein(portions: readonly JudgedPortion[], expected: MealExpectations): boolean {
  const grams = gramsIn(portions, 'protein');
  const ofMain = gramsIn(portions.filter(isMainProtein), 'protein');
  if (grams === null || ofMain === null) return false;
  return Math.min(grams, ofMain / MAIN_SHARE_OF_PROTEIN) < leastProteinOfMain(expected) - 0.05;
}

/** What of a dish somebody has to cook: a salad and bread are put on the table. */
export const cookedOf = (portions: readonly JudgedPortion[]): JudgedPortion[] =>
  portions.filter(
    (each) =>
      each.food.exchange?.served === 'COOKED' &&
      each.food.exchange.role !== 'SEASONING' &&
      servingsOf(each) >= COUNTS_FROM &&
      !isBase(each),
  );
export const isCooked = (portions: readonly JudgedPortion[]): boolean => cookedOf(portions).length > 0;
/** Dishes of one meal that are cooked: a first and a second. */
export const MOST_COOKED = 2;

/** Grams of a usual serving below which a vegetable is the base of others: onion in a salad. */
const BASE_GRAMS = 60;
const isBase = (portion: JudgedPortion): boolean =>
  isKind(portion, 'VEGETABLES') && (portion.food.plate?.typical ?? 0) < BASE_GRAMS;

/** Whether a dish has raw vegetables: leaves, or nothing that is cooked. */
export const isOfRawVegetables = (portions: readonly JudgedPortion[]): boolean =>
  sumOf(portions, (each) => isKind(each, 'SALAD')) >= COUNTS_FROM ||
  (!isCooked(portions) &&
    sumOf(portions, (each) => isKind(each, 'VEGETABLES') && each.food.exchange?.served === 'AS_IS') >=
      COUNTS_FROM);

/** Grams of vegetables of a portion, raw or cooked. What a prepared dish has of them is not known. */
export const gramsOfVegetables = (portion: JudgedPortion): number => {
  const { exchange, plate } = portion.food;
  if ((exchange === null && plate === undefined) || exchange?.group === 'NONE') return UNKNOWN_VEGETABLES;
  return isKind(portion, 'VEGETABLES') ? portion.grams : 0;
};
const vegetablesOf = (portions: readonly JudgedPortion[]): number =>
  portions.reduce((sum, each) => sum + gramsOfVegetables(each), 0);

/** Which dishes are of vegetables, and whether there is too little or too much of those in a main meal. */
export function vegetables(
  dishes: readonly (readonly JudgedPortion[])[],
  expected: MealExpectations,
): { of: JudgedPortion[][]; isLittle: boolean; isMuch: boolean } {
  const { least, most, dish } = vegetablesOfMain(expected);
  const grams = vegetablesOf(dishes.flat());
  const of = dishes.filter((portions) => vegetablesOf(portions) >= dish);
  return {
    of: of.map((portions) => portions.filter((each) => gramsOfVegetables(each) > 0)),
    ...{ isLittle: grams < least, isMuch: grams > most },
  };
}

/** What two dishes of one intake are both of: yoghurt and yoghurt, a glass of milk and a shake. */
export function basesTwice(dishes: readonly (readonly JudgedPortion[])[]): Set<string> {
  const all = dishes.flatMap(basesOf);
  return new Set(all.filter((base, at) => all.indexOf(base) < at));
}

/** Coffee, infusions and chilli for a child. What chokes is a restriction of their age. */
export const isForAdults = (portion: JudgedPortion): boolean =>
  isKind(portion, 'HOT_DRINK') || isKind(portion, 'SPICY');

/** Nobody weighs to the gram. */
const TOLERANCE = 1.1;
/** More meat or fish than a usual serving of this child, which is a share of an adult's already. */
const isAdultSize = (portion: JudgedPortion): boolean =>
  portion.food.exchange?.role === 'PROTEIN' && !isKind(portion, 'EGGS') && servingsOf(portion) > TOLERANCE;

/** What is not for a child, whatever its dish. */
export const isNotForChild = (portion: JudgedPortion, expected: MealExpectations): boolean =>
  expected.isChild === true && (isForAdults(portion) || isAdultSize(portion));

/** Toasted chickpeas and edamame between meals for somebody who may choke; hummus is spread. */
export const isNibbled = (portions: readonly JudgedPortion[], { restrictions }: MealExpectations): boolean =>
  restrictions?.includes('CHOKING') === true &&
  portions.some(
    ({ food }) =>
      food.exchange?.role === 'LEGUME' &&
      food.exchange.group === 'LEGUME_CARB' &&
      food.plate?.base !== 'HUMMUS',
  );
