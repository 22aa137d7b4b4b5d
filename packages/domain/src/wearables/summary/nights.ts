import type { LocalDate } from '../../shared/index.ts';
import type { WearableGoal, WearableMetricId, WearablePerson } from '../metrics.ts';
import { sleepDays, type Sleep, type SleepDay } from '../sleep/days.ts';
import { sleepMinutes, sleepRegularity, type SleepRegularity } from '../sleep/regularity.ts';
import type { SleepStay } from '../sleep/stay.ts';
import { startOfDateAt } from '../source-records.ts';
import { goalsOf } from './goals.ts';
import { dateAfter, datedValues, datesOf, isWithin, meanOfDays } from './periods.ts';
import type { MeansByMetric, WearablePeriod, WorstDay } from './periods.ts';

/** Where a device says something else of a night than follows from its states. */
export interface SleepDisagreement {
  figure: 'EFFICIENCY' | 'LATENCY' | 'WASO';
  source: string;
  ours: number;
  device: number;
}

export interface NightOfDay extends SleepDay {
  /** Sleep that counts towards the goal; null where none was measured. */
  sleepS: number | null;
  /** Why the night is in no mean. */
  gap: 'UNFINISHED' | 'HARDLY_SCORED' | null;
  disagreements: SleepDisagreement[];
}

export interface NightFigures {
  nights: NightOfDay[];
  regularity: SleepRegularity;
  goals: (WearableGoal & { metric: WearableMetricId })[];
  nightsWithData: number;
  means: MeansByMetric;
  mainSource: string | null;
}

export interface NightsInput {
  period: WearablePeriod;
  /** Of the patient's clock. */
  today: LocalDate;
  /** Says whether the night of today is over. */
  nowS: number;
  person: WearablePerson;
  priority: readonly string[];
  stays: readonly SleepStay[];
}

/** The hours that are told for children under six are of a day with its naps (AASM 2016). */
const NAPS_COUNT_UNDER = 6;
/** In bed, and in no state for more of it than this: a battery that ran out, or a telephone that knows the bed alone. */
const UNSCORED_SHARE = 0.5;
/** Differences of less are those of rounding and of a minute here and there. */
const DISAGREES = { EFFICIENCY: 5, LATENCY: 600, WASO: 900 } as const;

const measured = ({ figures }: Sleep): boolean =>
  figures.sleepS > 0 && figures.unscoredS <= UNSCORED_SHARE * figures.inBedS;

/** A night in two parts is the sum of both, not the longer one. */
function sleepOfDay({ night, others, naps }: SleepDay, { ageYears }: WearablePerson): number | null {
  if (night === null || night.figures.sleepS === 0) return null;
  const counted = [night, ...others, ...(ageYears !== null && ageYears < NAPS_COUNT_UNDER ? naps : [])];
  return counted.reduce((sum, { figures }) => sum + figures.sleepS, 0);
}

/** A minute here and there, in which a session begins before the sleep that it is. */
const ROUNDING_S = 60;

/**
 * Who wrote one sleep from lying down to getting up has looked for no waking: an efficiency of 100 % and a latency of 0 would
 * be read as a perfect night.
 */
function withoutGuesses(sleep: Sleep): Sleep {
  const { inBedS, sleepS, states } = sleep.figures;
  if (sleepS === 0 || states.ASLEEP < sleepS || inBedS - sleepS > ROUNDING_S) return sleep;
  const unknown = { latencyS: null, wasoS: null, awakenings: null, efficiency: null, maintenance: null };
  return { ...sleep, figures: { ...sleep.figures, ...unknown, outOfBedS: null, gapS: null } };
}

const known = (day: SleepDay): SleepDay => ({
  ...day,
  night: day.night && withoutGuesses(day.night),
  others: day.others.map(withoutGuesses),
});

function disagreementsOf(night: Sleep | null): SleepDisagreement[] {
  if (night === null) return [];
  const { efficiency, latencyS, wasoS } = night.figures;
  return night.devices.flatMap(({ source, ...device }) => {
    const pairs = [
      ['EFFICIENCY', efficiency, device.efficiency],
      ['LATENCY', latencyS, device.latencyS],
      ['WASO', wasoS, device.wasoS],
    ] as const;
    return pairs.flatMap(([figure, ours, theirs]) =>
      ours !== null && theirs !== null && Math.abs(ours - theirs) > DISAGREES[figure]
        ? [{ figure, source, ours, device: theirs }]
        : [],
    );
  });
}

const EMPTY = { night: null, others: [], naps: [], manual: [] };

const ofNight = (of: (night: Sleep) => number | null) => (day: NightOfDay) =>
  day.night === null ? null : of(day.night);
const stage = (state: 'LIGHT' | 'DEEP' | 'REM') =>
  ofNight(({ figures }) => (hasStages(figures.states) ? figures.states[state] : null));
/** A device without stages says nothing of them: none of them is zero. */
const hasStages = ({ LIGHT, DEEP, REM }: Record<'LIGHT' | 'DEEP' | 'REM', number>): boolean =>
  LIGHT + DEEP + REM > 0;

const MEANS: readonly [WearableMetricId, WorstDay, (day: NightOfDay) => number | null][] = [
  ['SLEEP', 'LOWEST', ({ sleepS }) => sleepS],
  ['SLEEP_LIGHT', 'FURTHEST', stage('LIGHT')],
  ['SLEEP_DEEP', 'LOWEST', stage('DEEP')],
  ['SLEEP_REM', 'LOWEST', stage('REM')],
  ['SLEEP_LATENCY', 'HIGHEST', ofNight(({ figures }) => figures.latencyS)],
  ['SLEEP_WASO', 'HIGHEST', ofNight(({ figures }) => figures.wasoS)],
  ['SLEEP_EFFICIENCY', 'LOWEST', ofNight(({ figures }) => figures.efficiency)],
];

/** Nights and naps of some days, with the worst night beside every mean. */
export function nightFigures({ period, today, nowS, person, priority, stays }: NightsInput): NightFigures {
  // A stay of another day changes nothing of these, wherever on earth its clock was.
  const [fromS, untilS] = [
    startOfDateAt(dateAfter(period.from, -2), 0),
    startOfDateAt(dateAfter(period.to, 3), 0),
  ];
  const near = stays.filter(({ startS, endS }) => endS > fromS && startS < untilS);
  const days = sleepDays(near, priority).filter(({ date }) => isWithin(date, period));
  const byDate = new Map(days.map((day) => [day.date, day]));
  const nights = datesOf(period)
    .filter((date) => date <= today)
    .map((date): NightOfDay => {
      const day = known(byDate.get(date) ?? { date, ...EMPTY });
      return {
        ...day,
        sleepS: sleepOfDay(day, person),
        gap: gapOf(day, { today, nowS }),
        disagreements: disagreementsOf(day.night),
      };
    });
  const counted = nights.filter(({ gap }) => gap === null);
  const sleeps = days.flatMap(({ night, others, naps }) => [...(night ? [night] : []), ...others, ...naps]);
  return {
    nights,
    regularity: sleepRegularity(sleepMinutes(sleeps.filter(measured)), 1440),
    goals: goalsOf(['SLEEP', 'SLEEP_LATENCY', 'SLEEP_WASO', 'SLEEP_EFFICIENCY'], person),
    nightsWithData: nights.filter(({ night }) => night !== null).length,
    means: MEANS.map(([metric, worst, of]) => ({ metric, ...meanOfDays(datedValues(counted, of), worst) })),
    mainSource: mainSourceOf(nights),
  };
}

/**
 * The night of today may have been read in the middle of it, and is over when this long nothing came after its end. Steps
 * after it say less: they may lead to the bathroom.
 */
const OVER_AFTER_S = 4 * 3600;

function gapOf(
  { date, night, others }: SleepDay,
  { today, nowS }: { today: LocalDate; nowS: number },
): NightOfDay['gap'] {
  const endS = [...(night ? [night] : []), ...others].reduce((last, sleep) => Math.max(last, sleep.endS), 0);
  if (date > today || (date === today && (endS === 0 || nowS < endS + OVER_AFTER_S))) return 'UNFINISHED';
  return night !== null && !measured(night) ? 'HARDLY_SCORED' : null;
}

function mainSourceOf(nights: readonly NightOfDay[]): string | null {
  const counts = new Map<string, number>();
  for (const { night } of nights)
    if (night) counts.set(night.sources[0]!, (counts.get(night.sources[0]!) ?? 0) + 1);
  return [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))[0]?.[0] ?? null;
}
