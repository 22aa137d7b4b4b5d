import type { WearableGoal, WearableMean } from '@healzy/api/wearables';
import { comparisonOf, standingOfWeek, type GoalStanding } from '@healzy/domain/wearables';

/** The figures of a week at a glance, by the page that has more of each. */
export const WEEK_METRICS = {
  STEPS: 'wearablesActivity',
  ACTIVE_ENERGY: 'wearablesActivity',
  RESTING_HEART_RATE: 'wearablesActivity',
  SLEEP: 'wearablesSleep',
  SLEEP_EFFICIENCY: 'wearablesSleep',
  INTAKE_ENERGY: 'wearablesNutrition',
} as const;
export type WeekMetric = keyof typeof WEEK_METRICS;
export type WeekPage = (typeof WEEK_METRICS)[WeekMetric];

export const WEEK_DAYS = 7;

/** One figure of a week, with the week before. */
export interface WeekFigure {
  readonly metric: WeekMetric;
  readonly mean: WearableMean;
  /** Null too where one of the weeks has too few days to speak of a change. */
  readonly before: number | null;
  readonly goal: WearableGoal | null;
  readonly standing: GoalStanding | null;
}

/** What the answers about a period have in common. */
interface Period {
  readonly means: readonly WearableMean[];
  readonly goals?: readonly WearableGoal[];
  readonly previous: { readonly means: readonly WearableMean[] };
}

/** How much a figure changed, as a share of what it was; 0 where that is unknown. */
const changeOf = ({ mean, before }: WeekFigure): number =>
  mean.mean === null || before === null || before === 0 ? 0 : Math.abs(mean.mean - before) / before;

/**
 * The figures of a week: those beside their goal first, then those that changed most. `missing` are without any day.
 *
 * @example weekOf([activity, sleep, nutrition])
 */
export function weekOf(periods: readonly Period[]): { figures: WeekFigure[]; missing: WeekMetric[] } {
  const all = (Object.keys(WEEK_METRICS) as WeekMetric[]).map((metric) => {
    const period = periods.find(({ means }) => means.some((each) => each.metric === metric));
    const mean = period?.means.find((each) => each.metric === metric);
    if (period === undefined || mean === undefined || mean.mean === null) return metric;
    const goal = period.goals?.find((each) => each.metric === metric) ?? null;
    const earlier = period.previous.means.find((each) => each.metric === metric);
    // Days that are in no mean are left out of it already.
    const isComparable = comparisonOf(mean, earlier, Array<null>(WEEK_DAYS).fill(null)) === 'COMPARABLE';
    const before = isComparable ? (earlier?.mean ?? null) : null;
    return { metric, mean, before, goal, standing: standingOfWeek(mean, goal) } satisfies WeekFigure;
  });
  const isBeside = ({ standing }: WeekFigure) => (standing === 'BELOW' || standing === 'ABOVE' ? 1 : 0);
  return {
    figures: all
      .filter((each) => typeof each !== 'string')
      .toSorted((a, b) => isBeside(b) - isBeside(a) || changeOf(b) - changeOf(a)),
    missing: all.filter((each) => typeof each === 'string'),
  };
}
