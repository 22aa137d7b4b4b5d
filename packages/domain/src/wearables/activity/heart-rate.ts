import { ADULT_AGE } from '../../shared/index.ts';
import { implausible, type WearablePerson } from '../metrics.ts';
import { grouped, sourceRank } from '../source-records.ts';

export interface HeartRateSample {
  source: string;
  atS: number;
  bpm: number;
}

export interface HeartRateZone {
  /** Share of the maximum, or of the reserve, from which it begins. */
  share: number;
  fromBpm: number;
}

export type HeartRateZones =
  | {
      kind: 'zones';
      /** Tanaka 2001, 10.1016/S0735-1097(00)01054-8: 208 − 0.7 × age. */
      formula: 'TANAKA_2001';
      method: 'MAXIMUM' | 'KARVONEN';
      maximumBpm: number;
      zones: HeartRateZone[];
    }
  | { kind: 'none'; reason: 'AGE_UNKNOWN' | 'CHILD' | 'PREGNANT' };

const SHARES = [0.5, 0.6, 0.7, 0.8, 0.9] as const;

/**
 * Zones of effort. With a resting rate they are of the reserve (Karvonen), else of the maximum. The formula is of adults;
 * in pregnancy the heart answers effort differently, and zones would be wrong.
 */
export function heartRateZones(
  { ageYears, isPregnant }: WearablePerson,
  restingBpm: number | null = null,
): HeartRateZones {
  if (ageYears === null) return { kind: 'none', reason: 'AGE_UNKNOWN' };
  if (ageYears < ADULT_AGE) return { kind: 'none', reason: 'CHILD' };
  if (isPregnant === true) return { kind: 'none', reason: 'PREGNANT' };
  const maximumBpm = 208 - 0.7 * ageYears;
  const base = restingBpm ?? 0;
  return {
    kind: 'zones',
    formula: 'TANAKA_2001',
    method: restingBpm === null ? 'MAXIMUM' : 'KARVONEN',
    maximumBpm,
    zones: SHARES.map((share) => ({ share, fromBpm: base + share * (maximumBpm - base) })),
  };
}

export interface MinuteHeartRate {
  /** Instant at which the minute begins. */
  atS: number;
  bpm: number;
  source: string;
}

/**
 * How long a sample stands for the time after it, at most: watches at rest write one every five minutes, and counting those
 * alone would make nine minutes of a walk of 45.
 */
export const SAMPLE_HOLDS_MINUTES = 5;

/** The mean of each minute in which a source measured; the same sample twice weighs once. */
function measuredMinutes(samples: readonly HeartRateSample[]): [minute: number, bpm: number][] {
  return [...grouped(samples, ({ atS }) => Math.floor(atS / 60))]
    .sort(([a], [b]) => a - b)
    .map(([minute, inside]) => {
      const own = new Map(inside.map(({ atS, bpm }) => [`${atS}/${bpm}`, bpm]));
      const rates = [...own.values()].sort((a, b) => a - b);
      return [minute, rates.reduce((sum, bpm) => sum + bpm, 0) / rates.length];
    });
}

/**
 * The rate of every minute that was measured, or for which the sample before it stands: until the next one of its source,
 * and no longer than the stated time. What nothing follows soon stands no longer than its source took from the one before,
 * so that a strap that is taken off measures nothing more. Of several sources the first one that measured in a minute holds,
 * then the first whose sample stands for it.
 */
export function minuteHeartRates(
  samples: readonly HeartRateSample[],
  priority: readonly string[],
): MinuteHeartRate[] {
  const plausible = samples.filter(({ bpm }) => implausible('HEART_RATE', bpm) === null);
  const bySource = grouped(plausible, ({ source }) => source);
  const sources = [...bySource.keys()].sort(sourceRank(priority));
  const measured = new Map<number, MinuteHeartRate>();
  const held = new Map<number, MinuteHeartRate>();
  for (const source of sources) {
    const own = measuredMinutes(bySource.get(source)!);
    own.forEach(([minute, bpm], index) => {
      const next = (own[index + 1]?.[0] ?? Number.POSITIVE_INFINITY) - minute;
      const before = index === 0 ? 1 : minute - own[index - 1]![0];
      const minutes = next <= SAMPLE_HOLDS_MINUTES ? next : Math.min(before, SAMPLE_HOLDS_MINUTES);
      for (let at = minute; at < minute + minutes; at++) {
        const of = at === minute ? measured : held;
        if (!of.has(at)) of.set(at, { atS: at * 60, bpm, source });
      }
    });
  }
  return [...new Map([...held, ...measured]).values()].sort((a, b) => a.atS - b.atS);
}

/** Minutes below the first zone, then in each. */
export function minutesInZones(
  minutes: readonly Pick<MinuteHeartRate, 'bpm'>[],
  zones: readonly HeartRateZone[],
): number[] {
  const counts = Array.from({ length: zones.length + 1 }, () => 0);
  for (const { bpm } of minutes) counts[zones.filter(({ fromBpm }) => bpm >= fromBpm).length]!++;
  return counts;
}
