import { PossibleRecords } from '../../files/possible.ts';
import type { WearableSkipReason } from '../../files/result.ts';
import type { WearableMetricId } from '../../metrics.ts';
import { CHOICE_OF_METRIC } from '../../records.ts';
import { localDateAt } from '../../source-records.ts';
import { DayMeans } from '../day-means.ts';
import type { RecordTaker } from '../taker.ts';
import { appleStays, type AppleSegment } from './nights.ts';
import { AppleClock, appleSeconds } from './times.ts';
import {
  APPLE_QUANTITIES,
  APPLE_SLEEP,
  APPLE_SLEEP_STATES,
  KILOCALORIES,
  METRES,
  neverReadType,
  type AppleQuantity,
} from './types.ts';

export type Attributes = Readonly<Record<string, string>>;

/** What stands below a record. */
export interface Below {
  zone: string | null;
  isManual: boolean;
  met: number | null;
  energyKcal: number | null;
  distanceM: number | null;
}
export const NOTHING_BELOW: Below = {
  zone: null,
  isManual: false,
  met: null,
  energyKcal: null,
  distanceM: null,
};

/** Nights are kept until the end of the file. */
const MOST_SEGMENTS = 300_000;
/** Made up names do not fill the memory. */
const MOST_SOURCES = 1000;

/** Turns elements of the export into records, each counted once. */
export class AppleRecords {
  readonly clock: AppleClock;
  readonly #taker: RecordTaker;
  readonly #possible: PossibleRecords;
  #segments: AppleSegment[] = [];
  readonly #means: DayMeans;
  readonly #sources = new Map<string, string>();
  read = 0;

  constructor(taker: RecordTaker, zone: string | undefined, nowS: number) {
    this.#taker = taker;
    this.clock = new AppleClock(zone);
    this.#possible = new PossibleRecords(nowS);
    this.#means = new DayMeans(this.#possible);
  }

  record(attributes: Attributes, below: Below): void {
    this.read++;
    const type = attributes.type ?? '';
    const never = neverReadType(type);
    if (never !== null) this.#taker.never(never, 1);
    else if (type === APPLE_SLEEP) this.#count('SLEEP', attributes, below, this.#sleep);
    else {
      const quantity = APPLE_QUANTITIES[type];
      if (quantity) this.#count(quantity.metric, attributes, below, this.#quantity);
      else this.skip('NOT_USED');
    }
  }

  workout(attributes: Attributes, below: Below): void {
    this.read++;
    this.#count('WORKOUT', attributes, below, this.#workout);
  }

  skip(reason: WearableSkipReason): void {
    this.#taker.skip(reason, 1, [this.read]);
  }

  /** Hands over nights, when there are more than anyone sleeps in a life. */
  async relieve(): Promise<void> {
    if (this.#segments.length >= MOST_SEGMENTS) await this.#endNights();
  }

  /** Hands over what needed to be seen whole. */
  async end(): Promise<void> {
    await this.#endNights();
    await this.#means.giveTo(this.#taker);
  }

  async #endNights(): Promise<void> {
    for (const stay of appleStays(this.#segments)) {
      this.#taker.sleep(stay);
      if (this.#taker.isFull) await this.#taker.flush();
    }
    this.#segments = [];
  }

  #count(
    metric: WearableMetricId,
    attributes: Attributes,
    below: Below,
    take: (times: Times, attributes: Attributes, below: Below) => WearableSkipReason | null,
  ): void {
    const choice = CHOICE_OF_METRIC[metric];
    if (!this.#taker.wants(choice)) {
      this.skip('NOT_CHOSEN');
      return;
    }
    const startS = appleSeconds(attributes.startDate);
    const endS = appleSeconds(attributes.endDate);
    const reason =
      Number.isNaN(startS) || Number.isNaN(endS)
        ? 'TIME_UNREADABLE'
        : take.call(
            this,
            { startS, endS, source: this.#sourceOf(attributes.sourceName || 'Apple Health') },
            attributes,
            below,
          );
    if (reason === null) this.#taker.gave([choice], 1, [this.read]);
    else this.skip(reason);
  }

  /** A copy: the text of an attribute keeps the piece of the file in memory from which it was cut. */
  #sourceOf(name: string): string {
    const known = this.#sources.get(name);
    if (known !== undefined) return known;
    const own = ` ${name}`.slice(1);
    if (this.#sources.size < MOST_SOURCES) this.#sources.set(own, own);
    return own;
  }

  #sleep({ startS, endS, source }: Times, attributes: Attributes, { zone, isManual }: Below) {
    const state = APPLE_SLEEP_STATES[attributes.value ?? ''];
    if (state === undefined) return 'UNREADABLE';
    if (endS <= startS) return 'ENDS_BEFORE_START';
    const [startOffset, endOffset] = [
      this.clock.offsetAt(startS, attributes.startDate!, zone),
      this.clock.offsetAt(endS, attributes.endDate!, zone),
    ];
    const isClock = this.#possible.isOffset(startOffset) && this.#possible.isOffset(endOffset);
    if (!this.#possible.isTime(startS) || !isClock || endS - startS > 86_400) return 'TIME_UNREADABLE';
    this.#segments.push({
      state,
      startS,
      endS,
      source,
      isManual,
      zone: this.clock.zoneOf(zone),
      startOffset,
      endOffset,
      version: versionOf(attributes),
    });
    return null;
  }

  #quantity({ startS, endS, source }: Times, attributes: Attributes, { zone, isManual }: Below) {
    const { metric, units }: AppleQuantity = APPLE_QUANTITIES[attributes.type!]!;
    const factor = units[attributes.unit ?? ''];
    const written = attributes.value ?? '';
    const value = written === '' ? Number.NaN : Number(written);
    if (factor === undefined || !Number.isFinite(value)) return 'UNREADABLE';
    const offsetMinutes = this.clock.offsetAt(startS, attributes.startDate!, zone);
    const own = tidy(value * factor);
    if (metric === 'HEART_RATE') {
      const sample = { source, atS: startS, bpm: own, offsetMinutes };
      const reason = this.#possible.heartRate(sample);
      if (reason === null) this.#taker.heartRate(sample);
      return reason;
    }
    if (metric === 'RESTING_HEART_RATE' || metric === 'HRV_SDNN')
      return this.#means.add(metric, source, localDateAt(startS, offsetMinutes), own);
    const interval = {
      metric,
      source,
      startS,
      endS,
      value: own,
      offsetMinutes,
      version: versionOf(attributes),
      ...(isManual ? { isManual } : {}),
    };
    const reason = this.#possible.interval(interval);
    if (reason === null) this.#taker.interval(interval);
    return reason;
  }

  #workout({ startS, endS, source }: Times, attributes: Attributes, below: Below) {
    if (endS <= startS) return 'ENDS_BEFORE_START';
    const name = (attributes.workoutActivityType ?? '').replace('HKWorkoutActivityType', '');
    const distance = ownUnit(attributes.totalDistance, METRES[attributes.totalDistanceUnit as 'm']);
    const workout = {
      source,
      startS,
      endS,
      offsetMinutes: this.clock.offsetAt(startS, attributes.startDate!, below.zone),
      name: name.replace(/([a-z])([A-Z])/g, '$1 $2') || 'Other',
      energyKcal:
        below.energyKcal ??
        ownUnit(attributes.totalEnergyBurned, KILOCALORIES[attributes.totalEnergyBurnedUnit as 'kcal']),
      // Of what has no distance it writes 0.
      distanceM: below.distanceM ?? (distance === 0 ? null : distance),
      met: below.met,
      effort: name === 'Walking' ? ('WALKING' as const) : null,
      version: versionOf(attributes),
      ...(below.isManual ? { isManual: true } : {}),
    };
    const reason = this.#possible.workout(workout);
    if (reason === null) this.#taker.workout(workout);
    return reason;
  }
}

interface Times {
  startS: number;
  endS: number;
  source: string;
}

function versionOf({ creationDate }: Attributes): number {
  const seconds = appleSeconds(creationDate);
  return seconds > 0 ? seconds : 0;
}

/** Binary fractions of a conversion are no measurement. */
const tidy = (value: number): number => Math.round(value * 1e6) / 1e6;

/** A number in its own unit; null without one, or in a unit that is not known. */
export function ownUnit(text: string | undefined, factor: number | undefined): number | null {
  const value = text === undefined || text === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) && factor !== undefined ? tidy(value * factor) : null;
}
