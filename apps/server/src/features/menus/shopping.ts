import {
  foodName,
  householdWords,
  isHidden,
  labelDoubts,
  nameOfBought,
  type Food,
  type FoodRestriction,
} from '@healzy/domain/foods';
import { shoppingDays, shoppingList, type MenuDay, type ShoppingItem } from '@healzy/domain/menus';
import { MEALS } from '@healzy/domain/nutritional-plans';
import type { Language } from '@healzy/domain/shared';
import { recordAudit } from '../../platform/audit/record.ts';
import type { Sql } from '../../platform/db/database.ts';
import { handler, type Caller } from '../../platform/http/calls.ts';
import { csvFile } from '../../platform/http/csv.ts';
import { unprocessable } from '../../platform/http/http-problem.ts';
import { requirePlan } from '../nutritional-plans/access.ts';
import { numbersFor } from './csv-numbers.ts';
import { foodsOfMenus, type FoodsOfMenus } from './foods-of-menus.ts';
import { foodLabels, meaningLabels, paperLabels } from './labels.ts';
import { requireItsEnergy } from './its-energy.ts';
import { shownMenus } from './menu-rows.ts';
import { personsOf } from './preferences.ts';
import { purchaseText } from './paper/paper-texts.ts';
import { paperFormats } from '../../platform/pdf/formats.ts';

interface Range {
  week?: readonly number[] | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** @throws HttpProblem 422 `PLAN_NO_DAYS` when no day of the plan is in the range, `PLAN_WITHOUT_ENERGY` */
async function listOf(sql: Sql, caller: Caller, planId: string, range: Range, now: Date) {
  const plan = await requirePlan(sql, caller, planId, 'read');
  const { weeks, basis, restrictions } = await shownMenus(sql, caller.accountId, plan, now);
  requireItsEnergy(plan, basis);
  const chosen = shoppingDays(plan, weeks, range);
  if (chosen === null) throw unprocessable('PLAN_NO_DAYS', 'No day of the plan is between these dates.');
  const { days, from, to } = chosen;
  const foods = await foodsOfMenus(sql, caller.accountId, days);
  const persons = await personsOf(sql, caller.accountId, plan.patientId);
  const list = { nutritionalPlanId: plan.id, from, to, ...shownList(days, foods, restrictions, persons) };
  return { list, patientId: plan.patientId };
}

/** The list of some days as responses show it, for the patient and those who eat with them. */
export function shownList(
  days: readonly MenuDay[],
  { foodOf }: FoodsOfMenus,
  restrictions: readonly FoodRestriction[],
  persons: number,
) {
  const { aisles, staples, unweighed } = shoppingList(days, foodOf, persons);
  const namesOf = (foodId: string) => {
    const food = foodOf(foodId, undefined);
    return { foodId, nameEs: food?.nameEs ?? null, nameEn: food?.nameEn ?? null };
  };
  const shown = (item: ShoppingItem) => {
    const food = foodOf(item.foodId, undefined);
    return {
      ...namesOf(item.foodId),
      ...amountsOf(item, food),
      lookFor: food ? labelDoubts(food, restrictions) : [],
    };
  };
  return {
    days: days.length,
    persons,
    emptyDays: days.filter((day) => MEALS.every((meal) => day[meal].foods.length === 0)).length,
    aisles: aisles.map(({ aisle, items }) => ({ aisle, items: items.map(shown) })),
    staples: staples.map(shown),
    unweighed: unweighed.map(namesOf),
  };
}

const amountsOf = ({ amount, unit, grams, household, purchase }: ShoppingItem, food: Food | undefined) => ({
  amount,
  unit,
  grams,
  isDensityAssumed: unit === 'ML' && food?.density === null,
  household: household && { count: household.count, ...household.portion },
  purchase,
});

export const getShoppingList = handler('getShoppingList', async ({ caller, path, query, services }, sql) => {
  const { list } = await listOf(sql, caller, path.id, query, services.now());
  return { status: 200, body: list };
});

/** Lines in the order of a language. */
const byName = <Line extends { name: string }>(lines: readonly Line[], language: Language): Line[] =>
  lines.toSorted((one, other) => one.name.localeCompare(other.name, language));

export const exportShoppingList = handler('exportShoppingList', async (call, sql) => {
  const { language = 'es', ...range } = call.query;
  const { list, patientId } = await listOf(sql, call.caller, call.path.id, range, call.services.now());
  await recordAudit(sql, { by: call, kind: 'EXPORTED', details: { exported: 'SHOPPING_LIST', patientId } });
  const [t, food, meanings] = [paperLabels(language), foodLabels(language), meaningLabels(language)];
  const { plain } = numbersFor(language);
  const formats = paperFormats(language);
  const headings = (['aisle', 'food', 'buy', 'amount', 'unit', 'grams', 'household', 'lookFor'] as const).map(
    (column) =>
      // What is read apart from its list still says for how many it is.
      column === 'amount' && list.persons > 1
        ? t('shopping.columnFor', { column: t('shopping.column.amount'), count: list.persons })
        : t(`shopping.column.${column}`),
  );
  const groups = [
    ...list.aisles.map(({ aisle, items }) => ({ name: t(`aisle.${aisle}`), items })),
    { name: t('shopping.staples'), items: list.staples },
  ];
  const lines = groups.flatMap(({ name: group, items }) =>
    byName(
      items.map((item) => ({ ...item, name: nameOfBought(item, language) })),
      language,
    ).map(({ name, purchase, amount, unit, grams, household, lookFor }) => [
      group,
      name,
      purchase === null ? '' : purchaseText(purchase, { paper: t, formats }).replaceAll('\u00a0', ' '),
      plain(amount),
      food(`unitShort.${unit}`),
      plain(grams),
      household === null ? '' : householdWords(household, language),
      lookFor
        .filter(isHidden)
        .map((one) => meanings(`hides.${one}`))
        .join(', '),
    ]),
  );
  const unknown = list.unweighed.map((each) => [
    t('shopping.unknownAisle'),
    foodName(each, language) || t('gone'),
    ...headings.slice(2).map(() => ''),
  ]);
  const body = await csvFile([headings, ...lines, ...unknown], language);
  return { status: 200, body, fileName: `${t('shopping.file')}-${list.from}.csv` };
});
