import type {
  WearableMeal,
  WearablePrevious,
  WearableSleep,
  WearableWorkout,
  WearableZones,
} from '@healzy/api/schema';
import type { HeartRateZones, Sleep, SleepFigures, SleepSegment } from '@healzy/domain/wearables';
import {
  instantOfMeal,
  INTAKE_KEYS,
  isOtherSource,
  type DiaryMeal,
  type Nutrients,
  type TimedValue,
  type WearablePeriod,
  type WorkoutFigures,
} from '@healzy/domain/wearables/summary';
import type { LoggedFood } from '@healzy/domain/wearables';

/** An instant of the domain as the contract has it. */
export const iso = (epochS: number): string => new Date(epochS * 1000).toISOString();

/** A tenth of a beat is noise. */
const tenth = (value: number): number => Math.round(value * 10) / 10;

interface Compared {
  means: WearablePrevious['means'];
  mainSource: string | null;
}

/** The days before some others, to compare with. */
export const shownPrevious = (
  period: WearablePeriod,
  daysWithData: number,
  [now, before]: readonly [Compared, Compared],
): WearablePrevious => ({
  ...period,
  daysWithData,
  means: before.means,
  isOtherSource: isOtherSource(now, before),
});

export const shownZones = (zones: HeartRateZones): WearableZones =>
  zones.kind === 'none'
    ? { zones: null, reason: zones.reason, method: null, maximumBpm: null, formula: null }
    : {
        zones: zones.zones,
        reason: null,
        method: zones.method,
        maximumBpm: zones.maximumBpm,
        formula: zones.formula,
      };

export const shownWorkout = ({ startS, endS, heart, ...workout }: WorkoutFigures): WearableWorkout => ({
  ...workout,
  start: iso(startS),
  end: iso(endS),
  meanBpm: heart === null ? null : tenth(heart.meanBpm),
  maximumBpm: heart === null ? null : tenth(heart.highestBpm),
  zoneMinutes: heart?.zoneMinutes ?? null,
});

const shownSegment = ({ state, startS, endS }: SleepSegment) => ({
  state,
  start: iso(startS),
  end: iso(endS),
});

const shownFigures = ({ midpointS, ...figures }: SleepFigures) => ({
  ...figures,
  midpoint: midpointS === null ? null : iso(midpointS),
});

export const shownSleep = ({ startS, endS, timeline, figures, ...sleep }: Sleep): WearableSleep => ({
  ...sleep,
  start: iso(startS),
  end: iso(endS),
  timeline: timeline.map(shownSegment),
  figures: shownFigures(figures),
});

const intakeOf = (food: LoggedFood): Nutrients =>
  Object.fromEntries(INTAKE_KEYS.map((key) => [key, food[key]])) as Nutrients;

/** @param zone of the patient, by whose clock a diary was written */
export const shownMeal = (
  { id, source, date, time, name, foods, intake }: DiaryMeal,
  zone: string,
): WearableMeal => {
  const at = instantOfMeal({ date, time }, zone);
  return {
    id,
    source,
    date,
    time,
    at: at === null ? null : iso(at),
    name,
    foods: foods.map((food) => ({ food: food.food, amount: food.amount, intake: intakeOf(food) })),
    intake,
  };
};

export const shownCount = ({ atS, value }: TimedValue) => ({ at: iso(atS), value });
export const shownRate = ({ atS, value }: TimedValue) => ({ at: iso(atS), bpm: value });
