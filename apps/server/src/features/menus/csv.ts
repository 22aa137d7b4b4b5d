import { foodName } from '@healzy/domain/foods';
import { amountOfPortions, mealTotals, type MenuMeal, type PortionedFood } from '@healzy/domain/menus';
import { MEALS, planDate } from '@healzy/domain/nutritional-plans';
import { recordAudit } from '../../platform/audit/record.ts';
import { handler } from '../../platform/http/calls.ts';
import { csvFile } from '../../platform/http/csv.ts';
import { requirePlan } from '../nutritional-plans/access.ts';
import { mapInSlices } from '../../platform/slices.ts';
import { numbersFor } from './csv-numbers.ts';
import { foodsOfMenus } from './foods-of-menus.ts';
import { foodLabels, paperLabels } from './labels.ts';
import { shownMenus } from './menu-rows.ts';

const COLUMNS = [
  'date',
  'week',
  'meal',
  'name',
  'dish',
  'food',
  'portions',
  'amount',
  'unit',
  'grams',
  'kcal',
  'carbs',
  'fat',
  'protein',
  'completed',
] as const;

/** A line for each food of each meal of a plan; what is not known is empty. */
export const exportMenus = handler('exportMenus', async (call, sql) => {
  const { caller, path, query, services } = call;
  const plan = await requirePlan(sql, caller, path.id, 'read');
  const { patientId } = plan;
  await recordAudit(sql, { by: call, kind: 'EXPORTED', details: { exported: 'MENUS', patientId } });
  const menus = await shownMenus(sql, caller.accountId, plan, services.now());
  const weeks = menus.weeks.slice(0, plan.weeks);
  const { foodOf } = await foodsOfMenus(sql, caller.accountId, weeks.flat());
  const language = query.language ?? 'es';
  const [t, foodLabel] = [paperLabels(language), foodLabels(language)];
  const { plain } = numbersFor(language);
  const dishName = ({ dishes = [] }: MenuMeal, { dish }: PortionedFood): string => {
    const of = dishes.find(({ key }) => key === dish);
    return of ? foodName(of, language) : '';
  };
  const dated = weeks.flatMap((days, week) => days.map((meals, day) => ({ week, day, meals })));
  const lines = (
    await mapInSlices(dated, ({ week, day, meals }) =>
      MEALS.flatMap((meal) =>
        meals[meal].foods.map((portion) => {
          const { figuresAt } = meals[meal];
          const food = foodOf(portion.foodId, figuresAt);
          const amount = food ? amountOfPortions(food, portion.portions) : null;
          const { sums, kcal } = mealTotals({ foods: [portion], figuresAt }, foodOf, 1);
          const { carbohydrate, fat, protein } = sums.nutrients;
          return [
            planDate(plan.startDate, { week, day }),
            String(week + 1),
            foodLabel(`meal.${meal}`),
            meals[meal].name,
            dishName(meals[meal], portion),
            food ? foodName(food, language) : t('gone'),
            plain(portion.portions),
            plain(amount?.amount ?? null),
            amount ? foodLabel(`unitShort.${amount.unit}`) : '',
            plain(amount?.grams ?? null),
            plain(kcal),
            ...[carbohydrate, fat, protein].map(({ amount: grams }) => plain(grams)),
            t(meals[meal].isCompleted ? 'csv.yes' : 'csv.no'),
          ];
        }),
      ),
    )
  ).flat();
  const body = await csvFile([COLUMNS.map((column) => t(`csv.column.${column}`)), ...lines], language);
  return { status: 200, body, fileName: `${t('csv.file')}-${plan.startDate}.csv` };
});
