import { glucoseGrid } from '../grid.ts';
import { incrementalArea } from '../response-area.ts';
import { eventResponse, type EventResponse } from '../response.ts';
import { sliceSeries, type CgmSeries } from '../series.ts';
import { traceOf, type Difference } from './reference-comparison.ts';
import { testJson } from './test-data.ts';

const MINUTE = 60;
/** Half of the fourth decimal, the reference's last, and the error of arithmetic. */
export const MEAL_DECIMALS = 0.5001e-4;
/** Minutes after a meal over which the reference has figures. */
const WINDOWS = [120, 180] as const;

interface WindowFigures {
  auc_mgdl_min: number;
  iauc_mgdl_min: number;
  net_auc_mgdl_min: number;
  peak: number;
  minutes_to_peak: number;
  delta: number;
  g120: number;
}

interface ReferenceMeal {
  id: string;
  meal: string;
  mealtime: string;
  baseline: number | null;
  window_120: WindowFigures | null;
  window_180: WindowFigures | null;
}

/** What iglu's `meal_metrics` finds; without a meal for people of whom none is known. */
interface IgluMeal {
  id: string;
  meal: string | null;
  time: string | null;
  deltag: number | null;
  deltat: number | null;
  basereco: number | null;
}

const EXPECTED = testJson<{
  meals_independent: { meals: ReferenceMeal[] };
  meal_metrics_hall: IgluMeal[];
}>('cgm/expected/cgm_metrics.json');

/** The standard meals of Hall 2018, at least one of each kind per person. */
export const REFERENCE_MEALS: readonly ReferenceMeal[] = EXPECTED.meals_independent.meals;
export const IGLU_MEALS: readonly IgluMeal[] = EXPECTED.meal_metrics_hall.filter(({ meal }) => meal !== null);

/** Only one of these people is in `SUBJECTS`; of the others the days of their meals are here. */
const TRACE_OF: Record<string, string> = {
  '2133-004': 'hall_2133-004.csv',
  '2133-018': 'hall_2133-018_meals.csv',
  '2133-039': 'hall_2133-039_meals.csv',
};

const epochOf = (time: string) => Date.parse(`${time.replace(' ', 'T')}Z`) / 1000;

/** The values of the reference's grid, as readings; its meals lie on that grid. */
function gridReadings(id: string): CgmSeries {
  const series = traceOf(TRACE_OF[id]!);
  const { originEpoch, slots, stepMinutes, values } = glucoseGrid(series, { stepMinutes: 5 });
  return {
    ...series,
    epochSeconds: Float64Array.from(slots, (slot) => originEpoch + slot * stepMinutes * MINUTE),
    offsetMinutes: new Int16Array(slots.length),
    mgdl: values,
    recorded: values,
    flags: new Uint8Array(slots.length),
    cadenceMinutes: stepMinutes,
  };
}

/** Values on the grid from one minute to another of a meal, both included. */
function valuesOf(series: CgmSeries, start: number, from: number, to: number): Float64Array {
  return sliceSeries(series, start + from * MINUTE, start + to * MINUTE + 1).mgdl;
}

/** The highest value and the minute at which it is first reached. */
function peakOf(values: Float64Array): { peak: number; minutes: number } {
  const peak = Math.max(...values);
  return { peak, minutes: 5 * values.indexOf(peak) };
}

/** Whether the grid has every step of a window: the reference gives no figures where one is missing. */
const isWhole = (values: Float64Array, minutes: number) => values.length === minutes / 5 + 1;

/**
 * A meal by the rule of the reference: baseline g(t₀), the value at the meal's own minute, and areas on the five-minute
 * grid. Names as the reference has them, with the minutes of the window.
 */
export function mealDifferences(meal: ReferenceMeal): Difference[] {
  const series = gridReadings(meal.id);
  const start = epochOf(meal.mealtime);
  const baseline = valuesOf(series, start, 0, 0)[0] ?? null;
  return [
    { name: 'baseline', ours: baseline, reference: meal.baseline },
    ...WINDOWS.flatMap((minutes) => {
      const reference = meal[`window_${minutes}`];
      const values = valuesOf(series, start, 0, minutes);
      const area = (above: number) => incrementalArea(series, start, start + minutes * MINUTE, above);
      const isThere = baseline !== null && isWhole(values, minutes);
      const whole = isThere ? area(0) : null;
      const { peak, minutes: toPeak } = peakOf(values);
      const figures: Record<keyof WindowFigures, number | null> = {
        auc_mgdl_min: whole,
        iauc_mgdl_min: isThere ? area(baseline) : null,
        net_auc_mgdl_min: whole === null ? null : whole - baseline! * minutes,
        peak: isThere ? peak : null,
        minutes_to_peak: isThere ? toPeak : null,
        delta: isThere ? peak - baseline : null,
        g120: isThere ? values[24]! : null,
      };
      return Object.entries(figures).map(([name, ours]) => ({
        name: `${name} ${minutes}`,
        ours,
        reference: reference?.[name as keyof WindowFigures] ?? null,
      }));
    }),
  ];
}

/**
 * The three figures of Service 2013 as iglu computes them: its baseline is the mean of the hour before the meal, its
 * recovery the share of the rise that is gone an hour after the peak.
 */
export function igluMealDifferences(meal: IgluMeal): Difference[] {
  const series = gridReadings(meal.id);
  const start = epochOf(meal.time!);
  const before = valuesOf(series, start, -60, -5);
  const after = valuesOf(series, start, 0, 180);
  const isThere = before.length > 0 && isWhole(after, 180);
  const baseline = before.reduce((sum, value) => sum + value, 0) / before.length;
  const { peak, minutes } = peakOf(after);
  const later = valuesOf(series, start, minutes + 60, minutes + 60)[0]!;
  return [
    { name: 'deltag', ours: isThere ? peak - baseline : null, reference: meal.deltag },
    { name: 'deltat', ours: isThere ? minutes : null, reference: meal.deltat },
    { name: 'basereco', ours: isThere ? (peak - later) / (peak - baseline) : null, reference: meal.basereco },
  ];
}

/** The response that the product shows, from the readings and with its own baseline. */
export function shownResponse(meal: ReferenceMeal): EventResponse {
  return eventResponse(traceOf(TRACE_OF[meal.id]!), epochOf(meal.mealtime), Number.MAX_SAFE_INTEGER);
}

/** Its area, had it the baseline of the reference: what remains is readings against grid. */
export function areaFromReferenceBaseline(meal: ReferenceMeal): number | null {
  const start = epochOf(meal.mealtime);
  return meal.baseline === null
    ? null
    : incrementalArea(traceOf(TRACE_OF[meal.id]!), start, start + 120 * MINUTE, meal.baseline);
}
