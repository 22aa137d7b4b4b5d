import { isWithin, datesOf, datedValues, meanOfDays } from './periods.ts';
import type { MeansByMetric, WearablePeriod, WorstDay } from './periods.ts';
import { COUNTED_METRICS, countedOf, countedSteps, hoursOf } from './counted.ts';
import type { Counted, CountedMetric, CountedOfDays } from './counted.ts';
import { effortMinutes, metMinutesOfDay, weeksOfEffort, type MetMinutesOfDay } from './effort.ts';
import type { EffortWeek } from './effort.ts';
import { heartOf, valuesByDate, zonesOfPeriod, type HeartOfSpan, type RecordedMinute } from './heart.ts';
import { isJourney, tellsWear, wornHours, WORN_HOURS } from './wear.ts';
import { workoutFigures, type WorkoutFigures } from './workouts.ts';
import type { HeartRateZones } from '../activity/heart-rate.ts';
import type { WearableGoal, WearableMetricId, WearablePerson } from '../metrics.ts';
import { goalsOf } from './goals.ts';
import type { DomainRecords } from '../records.ts';
import { byText, DAY_S, grouped } from '../source-records.ts';
import { daysOfLocalDate, type LocalDate } from '../../shared/index.ts';

/** Why a day is shown, and in no mean. */
export type DayGap = 'UNFINISHED' | 'HARDLY_WORN' | 'JOURNEY';

export interface ActivityDay extends Record<CountedMetric, Counted | null> {
  date: LocalDate;
  /** Null for a day that counts. */
  gap: DayGap | null;
  /** Null where nothing tells whether a device was worn. */
  wornHours: number | null;
  /** By the clocks of recording. */
  hours: number;
  /** Minutes towards the goal of activity. */
  effortMinutes: number | null;
  metMinutes: MetMinutesOfDay | null;
  restingHeartRate: { value: number; source: string } | null;
  hrv: { kind: 'RMSSD' | 'SDNN'; value: number; source: string } | null;
  heart: HeartOfSpan | null;
  workoutIds: string[];
}

/** Metrics that have a mean of days, each with the day that it must not hide. */
const MEANS = {
  STEPS: ['LOWEST', (day) => day.STEPS?.value],
  DISTANCE: ['LOWEST', (day) => day.DISTANCE?.value],
  ACTIVE_ENERGY: ['LOWEST', (day) => day.ACTIVE_ENERGY?.value],
  TOTAL_ENERGY: ['LOWEST', (day) => day.TOTAL_ENERGY?.value],
  MODERATE_MINUTES: ['LOWEST', (day) => day.MODERATE_MINUTES?.value],
  VIGOROUS_MINUTES: ['LOWEST', (day) => day.VIGOROUS_MINUTES?.value],
  MET_MINUTES: ['LOWEST', (day) => day.metMinutes?.value],
  RESTING_HEART_RATE: ['HIGHEST', (day) => day.restingHeartRate?.value],
  HRV_RMSSD: ['LOWEST', (day) => (day.hrv?.kind === 'RMSSD' ? day.hrv.value : undefined)],
  HRV_SDNN: ['LOWEST', (day) => (day.hrv?.kind === 'SDNN' ? day.hrv.value : undefined)],
} as const satisfies Partial<
  Record<WearableMetricId, readonly [WorstDay, (day: ActivityDay) => number | undefined]>
>;
type MeanMetric = keyof typeof MEANS;
const MEAN_METRICS = Object.keys(MEANS) as MeanMetric[];

export interface ActivityFigures {
  days: ActivityDay[];
  means: MeansByMetric;
  daysWithData: number;
  /** The source that counted most of the steps. */
  mainSource: string | null;
  goals: (WearableGoal & { metric: WearableMetricId })[];
  weeks: EffortWeek[];
  zones: HeartRateZones;
  workouts: WorkoutFigures[];
  refused: CountedOfDays['refused'];
  /** Records of more than a day, in no sum. */
  tooLong: number;
}

export interface ActivityInput {
  period: WearablePeriod;
  /** Of the patient's clock: it is not over. */
  today: LocalDate;
  person: WearablePerson;
  priority: readonly string[];
  records: Pick<DomainRecords, 'intervals' | 'dayValues' | 'workouts'>;
  /** In order of time. */
  minutes: readonly RecordedMinute[];
  /** Hours of wear where the minutes themselves are not at hand. */
  worn?: ReadonlyMap<LocalDate, number>;
  /** Days that nobody saw the end of. */
  cut?: ReadonlySet<LocalDate>;
}

/** Minutes of effort are only written where there were some: beside its steps a source that writes none says zero. */
const WRITTEN_WHEN_SOME: readonly CountedMetric[] = ['MODERATE_MINUTES', 'VIGOROUS_MINUTES', 'MET_MINUTES'];

const ZERO: Counted = { value: 0, sources: [], isTotal: false, manual: null, coveredMinutes: null };

/**
 * Activity of some days. Days with a gap are shown and are in no mean: today is not over, a watch in a drawer is no quiet
 * day, and a flight makes days of other lengths.
 */
export function* activitySteps(input: ActivityInput): Generator<undefined, ActivityFigures> {
  const { period, today, person, priority, records, minutes } = input;
  const counted = {} as Record<CountedMetric, CountedOfDays>;
  for (const metric of COUNTED_METRICS) counted[metric] = yield* countedSteps(metric, records, priority);
  const resting = valuesByDate(records.dayValues, 'RESTING_HEART_RATE', priority);
  const inPeriod = [...resting].filter(([date]) => isWithin(date, period)).map(([, { value }]) => value);
  const zones = zonesOfPeriod(person, inPeriod);
  const borders = zones.kind === 'zones' ? zones.zones : null;
  const workouts = workoutFigures(records.workouts, priority, minutes, borders).filter(({ date }) =>
    isWithin(date, period),
  );
  const byDay = grouped(minutes, ({ atS, offsetMinutes }) => Math.floor((atS + offsetMinutes * 60) / DAY_S));
  yield;
  const worn = input.worn ?? wornHours(minutes);
  const isWearTold = tellsWear(worn);
  const hrvs = (['RMSSD', 'SDNN'] as const).map(
    (kind) => [kind, valuesByDate(records.dayValues, `HRV_${kind}`, priority)] as const,
  );
  // The two kinds are different things: one patient has the one of which there is more.
  const [hrvKind, hrv] = hrvs[0]![1].size >= hrvs[1]![1].size ? hrvs[0]! : hrvs[1]!;
  const givers = new Map(
    WRITTEN_WHEN_SOME.map((metric) => [
      metric,
      new Set(records.intervals.filter((each) => each.metric === metric).map(({ source }) => source)),
    ]),
  );
  yield;
  const days: ActivityDay[] = [];
  for (const date of datesOf(period).filter((each) => each <= today)) {
    const ofDay = Object.fromEntries(
      COUNTED_METRICS.map((metric) => [metric, countedOf(counted[metric].byDate.get(date))]),
    ) as Record<CountedMetric, Counted | null>;
    for (const metric of WRITTEN_WHEN_SOME) {
      const isSilent = ofDay.STEPS?.sources.some(({ source }) => givers.get(metric)!.has(source));
      if (ofDay[metric] === null && isSilent === true) ofDay[metric] = ZERO;
    }
    const hours = hoursOf(COUNTED_METRICS.map((metric) => counted[metric].byDate.get(date)));
    const own = workouts.filter((workout) => workout.date === date);
    const wear = isWearTold ? (worn.get(date) ?? 0) : null;
    const hrvOfDay = hrv.get(date);
    days.push({
      ...ofDay,
      date,
      gap: input.cut?.has(date) === true ? 'UNFINISHED' : gapOf(date, { today, wear, hours }),
      wornHours: wear,
      hours,
      effortMinutes: effortMinutes(ofDay, person),
      metMinutes: metMinutesOfDay(ofDay, own),
      restingHeartRate: resting.get(date) ?? null,
      hrv: hrvOfDay ? { kind: hrvKind, ...hrvOfDay } : null,
      heart: heartOf(byDay.get(daysOfLocalDate(date)!) ?? [], borders),
      workoutIds: own.map(({ id }) => id),
    });
    yield;
  }
  return {
    days,
    means: meansOf(days),
    daysWithData: days.filter(hasData).length,
    mainSource: mainSourceOf(days),
    goals: goalsOf(['STEPS', 'MODERATE_MINUTES', 'MET_MINUTES'], person),
    weeks: weeksOfEffort(days, { person, today }),
    zones,
    workouts,
    refused: COUNTED_METRICS.flatMap((metric) =>
      counted[metric].refused.filter(({ date }) => isWithin(date, period)),
    ),
    tooLong: COUNTED_METRICS.reduce((sum, metric) => sum + counted[metric].tooLong, 0),
  };
}

function gapOf(
  date: LocalDate,
  { today, wear, hours }: { today: LocalDate; wear: number | null; hours: number },
): DayGap | null {
  if (date >= today) return 'UNFINISHED';
  if (isJourney(hours)) return 'JOURNEY';
  return wear !== null && wear < WORN_HOURS ? 'HARDLY_WORN' : null;
}

const hasData = (day: ActivityDay): boolean =>
  COUNTED_METRICS.some((metric) => day[metric] !== null) ||
  day.restingHeartRate !== null ||
  day.heart !== null ||
  day.workoutIds.length > 0;

/** Values that do not depend on how long a device was worn. */
const OF_ANY_DAY: readonly MeanMetric[] = ['RESTING_HEART_RATE', 'HRV_RMSSD', 'HRV_SDNN'];

function meansOf(days: readonly ActivityDay[]): MeansByMetric {
  const over = days.filter(({ gap }) => gap !== 'UNFINISHED');
  const whole = days.filter(({ gap }) => gap === null);
  return MEAN_METRICS.map((metric) => {
    const [worst, of] = MEANS[metric];
    const values = datedValues(OF_ANY_DAY.includes(metric) ? over : whole, (day) => of(day) ?? null);
    return { metric, ...meanOfDays(values, worst) };
  });
}

function mainSourceOf(days: readonly ActivityDay[]): string | null {
  const sums = new Map<string, number>();
  for (const { STEPS } of days)
    for (const { source, value } of STEPS?.sources ?? []) sums.set(source, (sums.get(source) ?? 0) + value);
  return [...sums].sort(([a, one], [b, other]) => other - one || byText(a, b))[0]?.[0] ?? null;
}

/** What a change from one period to the next would rest on: a new device counts otherwise, and is no change of the person. */
export const isOtherSource = (
  now: Pick<ActivityFigures, 'mainSource'>,
  before: Pick<ActivityFigures, 'mainSource'>,
): boolean => now.mainSource !== null && before.mainSource !== null && now.mainSource !== before.mainSource;
