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

/** One rate per minute: the mean of the first source that has plausible ones in it. */
export function minuteHeartRates(
  samples: readonly HeartRateSample[],
  priority: readonly string[],
): MinuteHeartRate[] {
  const rank = sourceRank(priority);
  const plausible = samples.filter(({ bpm }) => implausible('HEART_RATE', bpm) === null);
  return [...grouped(plausible, ({ atS }) => Math.floor(atS / 60) * 60)]
    .sort(([a], [b]) => a - b)
    .map(([atS, inside]) => {
      const source = inside.map((sample) => sample.source).reduce((a, b) => (rank(b, a) < 0 ? b : a));
      // The same sample twice weighs once.
      const own = new Map(
        inside
          .filter((sample) => sample.source === source)
          .map((sample) => [`${sample.atS}/${sample.bpm}`, sample.bpm]),
      );
      const rates = [...own.values()].sort((a, b) => a - b);
      return { atS, bpm: rates.reduce((sum, bpm) => sum + bpm, 0) / rates.length, source };
    });
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
