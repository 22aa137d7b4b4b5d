import { menuFoodsQuery, menusQuery } from '@healzy/api/menus';
import { latestPlansQuery } from '@healzy/api/nutritional-plans';
import { serverNow } from '@healzy/api/runtime/server-clock';
import { dayTotals } from '@healzy/domain/menus';
import {
  currentPlan,
  DEFAULT_KCAL_PER_BITE,
  firstOpenDay,
  MEALS,
  planDate,
} from '@healzy/domain/nutritional-plans';
import { todayIn } from '@healzy/domain/shared';
import i18next from 'i18next';
import type { CitationCandidate, CitationContext } from '../../app/citations.ts';
import { loadWords } from '../../app/i18n.ts';
import { menuFoodIndex } from './menu-foods.ts';
import { documentOf } from './plan-menus.ts';

/** How many days are offered, from the day on that the menus open with. */
const DAYS = 7;

/** The name of a meal in a citation's view, which has no underscores. */
const viewOfMeal = (meal: string): string => meal.replaceAll('_', '-');

/** The days of the current plan from today on, each followed by those of its meals that have a name. */
export async function menusToCite({
  cache,
  scope,
  patientId,
  zone,
  formats,
}: CitationContext): Promise<CitationCandidate[]> {
  const today = todayIn(zone, serverNow());
  const [{ items: plans }] = await Promise.all([
    cache.fetchQuery(latestPlansQuery(scope, patientId)),
    loadWords(['menus', 'foods']),
  ]);
  const plan = currentPlan(plans, today);
  if (plan === undefined) return [];
  const [menus, foods] = await Promise.all([
    cache.fetchQuery(menusQuery(scope, plan.id)),
    cache.fetchQuery(menuFoodsQuery(scope, plan.id)),
  ]);
  const { foodOf } = menuFoodIndex(foods.items, undefined, plan.id, foods);
  const t = i18next.getFixedT(null, ['menus', 'foods']);
  const { week, day } = firstOpenDay(plan, today);
  // What menus have after the end of a plan that became shorter is never eaten, and has no day to open.
  const days = documentOf(menus)
    .weeks.slice(0, plan.weeks)
    .flatMap((of, inWeek) =>
      of.map((menu, inDay) => ({ menu, date: planDate(plan.startDate, { week: inWeek, day: inDay }) })),
    );
  const first = Math.max(0, Math.min(week * 7 + day, days.length - DAYS));
  return days.slice(first, first + DAYS).flatMap(({ menu, date }): CitationCandidate[] => {
    const filled = MEALS.filter((meal) => menu[meal].foods.length > 0 || menu[meal].name !== '');
    if (filled.length === 0) return [];
    const { kcal } = dayTotals(menu, foodOf, DEFAULT_KCAL_PER_BITE);
    const of = (name: string, title: string): CitationCandidate => ({
      citation: { kind: 'MENU', id: plan.id, view: { name, from: date, to: date } },
      title,
      when: formats.day(date),
    });
    return [
      of(
        `day-${date}`,
        kcal === null ? t('menus:cited.day') : t('menus:cited.dayEnergy', { kcal: formats.number(kcal) }),
      ),
      ...filled.map((meal) => {
        const { name } = menu[meal];
        const label = t(`foods:meal.${meal}`);
        return of(
          `${viewOfMeal(meal)}-${date}`,
          name === '' ? label : t('menus:cited.mealNamed', { meal: label, name }),
        );
      }),
    ];
  });
}
