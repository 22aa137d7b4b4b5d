import type { LocalDate } from '../../shared/index.ts';
import { correlationSteps, type Correlation } from '../correlation.ts';
import type { ActivityDay } from './activity.ts';
import type { NightOfDay } from './nights.ts';
import type { NutritionDay } from './nutrition.ts';

/** Glucose of a day of which enough was measured. */
export interface GlucoseOfDay {
  date: LocalDate;
  meanMgdl: number;
  /** Per cent, by the ranges of the patient's test. */
  inRangePercent: number;
}

export type ConnectionFigure =
  'STEPS' | 'SLEEP' | 'SLEEP_EFFICIENCY' | 'INTAKE_CARBOHYDRATE' | 'MEAN_GLUCOSE' | 'TIME_IN_RANGE';

/**
 * What is looked at together. Few, and the same for everybody: of twenty pairs one looks like something by chance, and
 * whoever chooses them after seeing the days finds what they look for. A night belongs to the day of waking, so that its
 * glucose is that of the day after it.
 */
const CONNECTION_PAIRS = [
  ['SLEEP', 'MEAN_GLUCOSE'],
  ['SLEEP_EFFICIENCY', 'TIME_IN_RANGE'],
  ['STEPS', 'MEAN_GLUCOSE'],
  ['STEPS', 'TIME_IN_RANGE'],
  ['INTAKE_CARBOHYDRATE', 'TIME_IN_RANGE'],
] as const satisfies readonly (readonly [ConnectionFigure, ConnectionFigure])[];

export interface Connection {
  x: ConnectionFigure;
  y: ConnectionFigure;
  correlation: Correlation;
}

export interface ConnectionInput {
  activity: readonly ActivityDay[];
  nights: readonly NightOfDay[];
  nutrition: readonly NutritionDay[];
  glucose: readonly GlucoseOfDay[];
}

type ByDate = Map<LocalDate, number>;

const valuesOf = <Day extends { date: LocalDate }>(
  days: readonly Day[],
  of: (day: Day) => number | null | undefined,
): ByDate =>
  new Map(
    days.flatMap((day) => {
      const value = of(day);
      return value == null ? [] : [[day.date, value] as const];
    }),
  );

/** Whether every food of a day says its carbohydrate: else its sum is the least that was eaten. */
const saysCarbohydrate = ({ meals }: NutritionDay): boolean =>
  meals.every(({ foods }) => foods.every(({ carbohydrateG }) => carbohydrateG !== null));

/** Each pair over the days that count in means and have both. */
export function* connectionSteps(input: ConnectionInput): Generator<undefined, Connection[]> {
  const whole = <Day extends { gap: unknown }>(days: readonly Day[]): Day[] =>
    days.filter(({ gap }) => gap === null);
  const figures: Record<ConnectionFigure, ByDate> = {
    STEPS: valuesOf(whole(input.activity), ({ STEPS }) => STEPS?.value),
    SLEEP: valuesOf(whole(input.nights), ({ sleepS }) => sleepS),
    SLEEP_EFFICIENCY: valuesOf(whole(input.nights), ({ night }) => night?.figures.efficiency),
    INTAKE_CARBOHYDRATE: valuesOf(whole(input.nutrition), (day) =>
      saysCarbohydrate(day) ? day.intake?.carbohydrateG : null,
    ),
    MEAN_GLUCOSE: valuesOf(input.glucose, ({ meanMgdl }) => meanMgdl),
    TIME_IN_RANGE: valuesOf(input.glucose, ({ inRangePercent }) => inRangePercent),
  };
  const found: Connection[] = [];
  for (const [x, y] of CONNECTION_PAIRS) {
    const pairs = [...figures[x]].flatMap(([date, value]) => {
      const other = figures[y].get(date);
      return other === undefined ? [] : [[value, other] as const];
    });
    found.push({ x, y, correlation: yield* correlationSteps(pairs) });
  }
  return found;
}
