import { foodName } from '@healzy/domain/foods';
import {
  amountOfPortions,
  mealParts,
  restrictionWarnings,
  type Menu,
  type MenuDay,
  type PortionedFood,
} from '@healzy/domain/menus';
import { MEALS, planDate, planDayOn, planEnd, type Meal } from '@healzy/domain/nutritional-plans';
import {
  daysOfLocalDate,
  resolveWallClock,
  zoneTable,
  type Language,
  type LocalDate,
  type ZoneTable,
} from '@healzy/domain/shared';
import type { Sql } from '../../../platform/db/database.ts';
import type { RowOf } from '../../../platform/db/table.ts';
import type { nutritionalPlans } from '../../nutritional-plans/plan-rows.ts';
import { foodsOfMenus } from '../foods-of-menus.ts';
import { foodLabels, paperLabels, planLabels } from '../labels.ts';
import { measuredText, paperTexts } from '../paper/paper-texts.ts';
import { shownMenus } from '../menu-rows.ts';
import { revisionOf, type Revision } from './revision.ts';

/** When a meal is in a calendar: the product knows the meals of a day, but not their hours. */
const HOURS: Readonly<Record<Meal, readonly [hour: number, minute: number]>> = {
  BREAKFAST: [8, 0],
  MID_MORNING_SNACK: [11, 0],
  LUNCH: [14, 0],
  MID_AFTERNOON_SNACK: [17, 30],
  DINNER: [21, 0],
};
const DAY_SECONDS = 86_400;
/** Days before today that stay in a calendar. */
const DAYS_BEFORE = 7;

/** A meal as an event. */
export interface MealEvent {
  /** The same for as long as the plan has this meal, wherever and whenever it is read. */
  uid: string;
  start: Date;
  summary: string;
  description: string;
}

/** The instant of an hour of a local day; one that the clock skips or repeats is the first that there is. */
function instantOf(zone: ZoneTable, date: LocalDate, [hour, minute]: readonly [number, number]): Date {
  const wall = (daysOfLocalDate(date) ?? 0) * DAY_SECONDS + hour * 3600 + minute * 60;
  const clock = resolveWallClock(zone, wall);
  return new Date((clock.kind === 'twice' ? clock.first : clock.epochSeconds) * 1000);
}

/** The meals of a plan from some days before `today` to its end; those without foods are none. */
export async function mealEvents(
  sql: Sql,
  plan: RowOf<typeof nutritionalPlans>,
  { zone: zoneName, language, today, now }: { zone: string; language: Language; today: LocalDate; now: Date },
): Promise<{ events: MealEvent[]; revision: Revision }> {
  const menus = await shownMenus(sql, plan.accountId, plan, now);
  const { weeks, restrictions, exclusions } = menus;
  const planned = weeks.slice(0, plan.weeks) as MenuDay[][];
  const { foodOf } = await foodsOfMenus(sql, plan.accountId, planned.flat());
  const warnings = restrictionWarnings(
    { weeks: planned } as Menu,
    restrictions,
    foodOf,
    planDayOn(plan, today) ?? { week: 0, day: 0 },
    exclusions,
  );
  const warned = new Set(warnings.map(({ at, foodId }) => `${at.week} ${at.day} ${at.meal} ${foodId}`));
  const [t, labelOf, sentence] = [paperLabels(language), foodLabels(language), planLabels(language)];
  const texts = paperTexts(language);
  const first = (daysOfLocalDate(today) ?? 0) - DAYS_BEFORE;
  const seconds = (date: LocalDate) => (daysOfLocalDate(date) ?? 0) * DAY_SECONDS;
  const zone = zoneTable(zoneName, seconds(plan.startDate), seconds(planEnd(plan)) + DAY_SECONDS);

  const events = planned.flatMap((days, week) =>
    days.flatMap((ofDay, day) => {
      const date = planDate(plan.startDate, { week, day });
      if ((daysOfLocalDate(date) ?? 0) < first) return [];
      return MEALS.flatMap((meal): MealEvent[] => {
        const { name, foods, dishes = [], figuresAt } = ofDay[meal];
        if (foods.length === 0) return [];
        const nameOf = (id: string): string => {
          const food = foodOf(id, figuresAt);
          return food ? foodName(food, language) : t('gone');
        };
        const lineOf = ({ foodId, portions }: PortionedFood): string => {
          const food = foodOf(foodId, figuresAt);
          const amount = food ? amountOfPortions(food, portions) : null;
          const measure = amount && measuredText(amount, texts).replaceAll('\u00a0', ' ');
          return measure ? `${nameOf(foodId)}: ${measure}` : nameOf(foodId);
        };
        const lines = mealParts(ofDay[meal]).flatMap(({ dish, foods: eaten }) => {
          const each = eaten.map(({ food }) => lineOf(food));
          return dish === null ? each : [`${foodName(dish, language)}:`, ...each.map((line) => `- ${line}`)];
        });
        // A meal that nobody has named is called by its dishes.
        const title = name === '' ? dishes.map((dish) => foodName(dish, language)).join(', ') : name;
        const unfit = foods
          .filter(({ foodId }) => warned.has(`${week} ${day} ${meal} ${foodId}`))
          .map(({ foodId }) => nameOf(foodId));
        if (unfit.length > 0) lines.unshift(sentence('calendar.ask', { list: unfit.join(', ') }));
        return [
          {
            uid: `${plan.id}-${week + 1}-${day + 1}-${meal.toLowerCase()}`,
            start: instantOf(zone, date, HOURS[meal]),
            summary: title === '' ? labelOf(`meal.${meal}`) : `${labelOf(`meal.${meal}`)}: ${title}`,
            description: lines.join('\n'),
          },
        ];
      });
    }),
  );
  return { events, revision: await revisionOf(sql, plan, menus) };
}
