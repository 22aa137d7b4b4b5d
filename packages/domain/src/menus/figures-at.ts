import { eachMeal } from '../nutritional-plans/index.ts';
import { daysOfLocalDate, startOfLocalDay, zoneTable, type LocalDate } from '../shared/index.ts';
import type { Menu, MenuDay, MenuMeal } from './menu.ts';

const DAYS_PER_WEEK = 7;
const DAY_SECONDS = 86_400;

export interface EatenBy {
  startDate: LocalDate;
  /** The zone of the patient's clock. */
  zone: string;
  now: Date;
}

/** The end of a day of a plan as an instant if it is over; undefined while it is to come. */
function endOfDay({ startDate, zone, now }: EatenBy): (index: number) => string | undefined {
  const start = daysOfLocalDate(startDate) ?? 0;
  const seconds = now.getTime() / 1000;
  const table = zoneTable(zone, Math.min(start * DAY_SECONDS, seconds), seconds + DAY_SECONDS);
  return (index) => {
    // No zone is further than a day from universal time; days further ahead need no table.
    if ((start + index) * DAY_SECONDS > seconds + DAY_SECONDS) return undefined;
    const end = startOfLocalDay(table, start + index + 1);
    return end <= seconds ? new Date(end * 1000).toISOString() : undefined;
  };
}

function withFigures(
  weeks: Menu['weeks'],
  figuresOf: (
    meal: MenuMeal,
    place: { week: number; day: number; meal: keyof MenuDay },
  ) => string | undefined,
): Menu['weeks'] {
  return weeks.map((days, week) =>
    days.map((ofDay, day): MenuDay =>
      eachMeal((meal) => {
        const { figuresAt: _, ...rest } = ofDay[meal];
        const figuresAt = figuresOf(ofDay[meal], { week, day, meal });
        return figuresAt === undefined ? rest : { ...rest, figuresAt };
      }),
    ),
  );
}

/**
 * Menus with the instant whose figures each meal has: a meal that was eaten those of when it was marked so, any other
 * meal of a day that is over those of the end of that day, and a meal to come those of now. One that was marked before
 * instants were noted has those of the last change of its menus.
 */
export function datedMenus(weeks: Menu['weeks'], by: EatenBy, changedAt: string | null): Menu['weeks'] {
  const endOf = endOfDay(by);
  return withFigures(weeks, (meal, { week, day }) => {
    const end = endOf(week * DAYS_PER_WEEK + day);
    if (!meal.isCompleted) return end;
    return meal.figuresAt ?? end ?? changedAt ?? by.now.toISOString();
  });
}

/**
 * Menus as they are stored: only eaten meals have an instant. One that was already eaten keeps its own, and one that is
 * eaten from now on gets `now`, or the end of its day if that is over. An instant still to come is not believed.
 *
 * @param before the stored menus by {@link datedMenus}
 * @param eatenNow the instant of meals that are eaten from now on: not before any change of their foods
 */
export function keepFigures(
  weeks: Menu['weeks'],
  before: Menu['weeks'],
  by: EatenBy,
  eatenNow = by.now.toISOString(),
): Menu['weeks'] {
  const endOf = endOfDay(by);
  return withFigures(weeks, ({ isCompleted, figuresAt }, { week, day, meal }) => {
    if (!isCompleted) return undefined;
    const was = before[week]?.[day]?.[meal];
    if (figuresAt !== undefined && figuresAt <= eatenNow) return figuresAt;
    return (was?.isCompleted ? was.figuresAt : undefined) ?? endOf(week * DAYS_PER_WEEK + day) ?? eatenNow;
  });
}

/** The foods of meals that are eaten and have no instant yet. */
export const foodsEatenNow = (weeks: Menu['weeks']): string[] => [
  ...new Set(
    weeks.flatMap((days) =>
      days.flatMap((day) =>
        Object.values(day).flatMap(({ isCompleted, figuresAt, foods }) =>
          isCompleted && figuresAt === undefined ? foods.map(({ foodId }) => foodId) : [],
        ),
      ),
    ),
  ),
];
