import type { ExchangeGroup } from '../exchange.ts';
import { isKind, isSpread, servingsOf, type JudgedPortion, type MealExpectations } from './portions.ts';
import { isForAdults } from './meal-rules.ts';
import { isOutOfSeason } from './seasons.ts';
import { standsInFor } from './stand-ins.ts';

// What a table has once, and whom a food is for: the judge and the composer both ask it here, so that neither knows more.

/** What two dishes of one meal should not both be. */
const TABLE_PARTS = ['PULSES', 'STARCHES', 'BREADS'] as const;
export type TablePart = (typeof TABLE_PARTS)[number];

/** What a table has once for this person. */
export const tablePartsFor = ({ isLarge }: MealExpectations): readonly TablePart[] =>
  isLarge === true ? TABLE_PARTS.filter((part) => part !== 'STARCHES') : TABLE_PARTS;

/** Usual servings from which a dish is one of pulses, of a starch beside bread, and of bread. */
const PART_FROM: Readonly<Record<TablePart, number>> = { PULSES: 0.4, STARCHES: 0.6, BREADS: 0.4 };
const isPulse = (portion: JudgedPortion): boolean =>
  isKind(portion, 'LEGUMES') && (portion.food.plate?.typical ?? 0) > 0 && !isSpread(portion);
const isBread = (portion: JudgedPortion): boolean => isKind(portion, 'BREAD');

const partOf: Readonly<Record<TablePart, (portion: JudgedPortion) => boolean>> = {
  PULSES: isPulse,
  // Lentils fill as rice does; tofu does not.
  STARCHES: (portion) =>
    (portion.food.exchange?.role === 'STARCH' && !isBread(portion)) ||
    (isPulse(portion) && portion.food.exchange?.group === 'LEGUME_CARB'),
  BREADS: isBread,
};

/** Whether a dish with these is one of pulses, of a starch, or of bread. */
export const isOfTablePart = (part: TablePart, portions: readonly JudgedPortion[]): boolean =>
  portions.filter(partOf[part]).reduce((sum, each) => sum + servingsOf(each), 0) >= PART_FROM[part];

/** The foods by which it is. */
export const foodsOfTablePart = (part: TablePart, portions: readonly JudgedPortion[]): JudgedPortion[] =>
  portions.filter(partOf[part]);

/** Usual servings from which a food is one that the eater would name, and would not want again at once. */
const NAMED_FROM = { vegetable: 0.6, light: 0.4 } as const;
/** Grams below which a vegetable is the base of a dish: onion, or a carrot among lentils. */
const BASE_GRAMS = 60;

/** A vegetable that a dish is of, which the other main meal of the day should not be of too. */
export const isNamedVegetable = (portion: JudgedPortion): boolean =>
  isKind(portion, 'VEGETABLES') &&
  (portion.food.plate?.typical ?? 0) >= BASE_GRAMS &&
  portion.grams >= BASE_GRAMS &&
  servingsOf(portion) >= NAMED_FROM.vegetable;

/** Fruit, yoghurt or cheese, which the next meal should not have again. Milk goes into every coffee. */
export const isNamedLight = (portion: JudgedPortion): boolean =>
  (isKind(portion, 'FRUIT') || (isKind(portion, 'DAIRY') && !isKind(portion, 'MILK'))) &&
  servingsOf(portion) >= NAMED_FROM.light;

/** As what the eater would name it: a yoghurt is one whatever its fat. */
export const nameOfLight = (portion: JudgedPortion): string =>
  isKind(portion, 'DAIRY') && !isKind(portion, 'MILK') && portion.food.plate?.base === 'CUP_OF_DAIRY'
    ? 'YOGHURT'
    : portion.food.id;

/** A food that two dishes of one meal should not both be of; bread and other staples have rules of their own. */
export const isNamed = (portion: JudgedPortion): boolean =>
  isNamedVegetable(portion) || isNamedLight(portion) || isMainOfWeek(portion);

/** Foods of which a main meal is, and which have a number of times a week. */
export const isMainOfWeek = (portion: JudgedPortion): boolean => {
  const { exchange, plate } = portion.food;
  const isProtein =
    exchange?.role === 'PROTEIN' ||
    exchange?.group === 'PROTEIN_VEGETAL' ||
    (exchange?.role === 'LEGUME' && !isSpread(portion));
  return isProtein && plate !== undefined && plate.perWeek > 0 && servingsOf(portion) >= NAMED_FROM.light;
};

/** What Spain eats at noon: pulses, rice, potato, fish, meat and cooked vegetables; eggs without bread may have some. */
export function isLunchAtBreakfast(portion: JudgedPortion, { isKetogenic }: MealExpectations): boolean {
  const { category, exchange } = portion.food;
  if (servingsOf(portion) < NAMED_FROM.light) return false;
  if (isPulse(portion) && exchange?.group === 'LEGUME_CARB') return true;
  if (isKind(portion, 'TUBERS')) return true;
  const isCooked = exchange?.served === 'COOKED';
  if (isCooked && isKind(portion, 'CEREALS')) return true;
  if (isCooked && ['MEAT', 'FISH', 'SEAFOOD'].includes(category)) return true;
  return isCooked && isKind(portion, 'VEGETABLES') && !isKetogenic;
}

/** Foods that are made for others: gluten-free bread where gluten is eaten, soya drink beside milk. */
export function isNeedless({ food }: JudgedPortion, { restrictions }: MealExpectations): boolean {
  if (restrictions === undefined) return false;
  const needs = standsInFor(food);
  return needs.length > 0 && !needs.some((one) => restrictions.includes(one));
}

const STARCHY_GROUPS: readonly ExchangeGroup[] = [
  'CARB',
  'LEGUME_CARB',
  'SWEET',
  'FRUIT_JUICE',
  'CARB_DRINK',
];
const SUGARY_GROUPS: readonly ExchangeGroup[] = ['SWEET', 'FRUIT_JUICE'];
const isOfGroup = ({ food }: JudgedPortion, groups: readonly ExchangeGroup[]): boolean =>
  food.exchange != null && groups.includes(food.exchange.group);

/** Grams below which a coating of flour or starch is none of the carbohydrate of a meal. */
const COATING_GRAMS = 6;

/** Bread, rice, potato, pulses and sweets in a plan that leaves no room for them. */
export const isTooStarchy = (portion: JudgedPortion, { isKetogenic }: MealExpectations): boolean =>
  isKetogenic === true &&
  portion.grams > COATING_GRAMS &&
  (portion.food.exchange?.role === 'STARCH' || isOfGroup(portion, STARCHY_GROUPS));

/** Sugar, honey, juice and white bread for somebody whose glucose they raise. */
export const isTooSweet = (portion: JudgedPortion, { sparesSugar }: MealExpectations): boolean =>
  sparesSugar === true &&
  (isOfGroup(portion, SUGARY_GROUPS) ||
    isKind(portion, 'SUGARY_DRINKS') ||
    (isBread(portion) && !isKind(portion, 'WHOLE_GRAINS') && servingsOf(portion) >= NAMED_FROM.light));

/** What the judge would tell of a food in any meal of this person. */
export const isBeyondExpectations = (portion: JudgedPortion, expected: MealExpectations): boolean =>
  isNeedless(portion, expected) ||
  isTooStarchy(portion, expected) ||
  isTooSweet(portion, expected) ||
  isOutOfSeason(portion, expected) ||
  (expected.isChild === true && isForAdults(portion));
