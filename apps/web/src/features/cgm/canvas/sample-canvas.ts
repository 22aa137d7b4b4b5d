import type { CgmFindings, CgmReadings, CgmScores } from '@healzy/api/cgm';
import type { CgmEvent } from '@healzy/api/cgm/events';
import type { CgmSensor } from '@healzy/api/cgm/sensors';
import {
  cgmMetrics,
  cgmScores,
  type CgmSeries,
  figureBasis,
  figureTrends,
  findings,
  localDays,
  type RangeProfile,
  recordedSpan,
  riskStrip,
  scoreTrends,
  simulateTrace,
  sliceByIndex,
  sliceSeries,
  sufficiency,
  timeInRanges,
} from '@healzy/domain/cgm';

const HOUR = 3600;

/** A period that is asked about, as instants. */
interface Asked {
  readonly fromEpoch: number;
  readonly toEpoch: number;
  readonly nowEpoch: number;
}

/** For stories: what the server answers about a period of a series, computed as it does. */
export function figuresOf(series: CgmSeries, profile: RangeProfile, asked: Asked) {
  const part = sliceSeries(series, asked.fromEpoch, asked.toEpoch);
  const days = localDays(part);
  const window = { timeframe: 'WEEKLY', ...asked, profile } as const;
  const common = {
    zone: series.zone,
    rangeProfile: profile,
    from: days[0]?.date ?? null,
    to: days.at(-1)?.date ?? null,
    sufficiency: sufficiency(series, window),
    leftOut: null,
  };
  const scores: CgmScores = {
    ...common,
    metrics: cgmMetrics(part),
    timeInRanges: timeInRanges(part, profile),
    scores: cgmScores(series, window),
    trends: scoreTrends(series, window).map(({ id, previous, delta, isMeaningful }) => ({
      id,
      previous,
      delta,
      isMeaningful,
    })),
    figureTrends: figureTrends(series, window),
    basis: figureBasis(series, window),
  };
  const found: CgmFindings = {
    ...common,
    ...findings(series, window),
    lowsAfterEvents: [],
    ...riskStrip(series, window),
  };
  return { scores, found };
}

/** For stories: a series as the server answers it. */
export const readingsOf = (series: CgmSeries, testSpan?: CgmReadings['testSpan']): CgmReadings => ({
  zone: series.zone,
  unit: series.unit,
  cadenceMinutes: series.cadenceMinutes,
  rangeProfile: 'STANDARD',
  epochSeconds: [...series.epochSeconds],
  offsetMinutes: [...series.offsetMinutes],
  mgdl: [...series.mgdl],
  recorded: [...series.recorded],
  flags: [...series.flags],
  testSpan: testSpan ?? recordedSpan(series),
  leftOut: null,
});

export const sensorOf = (id: string, placedAt: string, removedAt: string | null): CgmSensor => ({
  id,
  model: 'Dexcom G7',
  serial: null,
  lot: null,
  bodySite: 'UPPER_ARM',
  side: 'LEFT',
  placedAt,
  removedAt,
  removalReason: null,
  remarks: null,
  version: 1,
  createdAt: placedAt,
  settledAt: placedAt,
});

const eventOf = (
  id: string,
  start: string,
  more: Pick<CgmEvent, 'type' | 'name'> & Partial<CgmEvent>,
): CgmEvent => ({
  id,
  medicalTestId: 'two',
  version: 1,
  subtype: null,
  description: null,
  comment: null,
  feeling: null,
  start,
  end: null,
  foods: [],
  carbohydrates: null,
  scores: [],
  response: {
    state: 'NO_DATA',
    basis: {
      readings: 0,
      baselineReadings: 0,
      coveredPercent: 0,
      longestGapMinutes: 0,
      lowReadings: 0,
      highReadings: 0,
    },
    figures: null,
  },
  pictures: [],
  author: null,
  createdAt: start,
  updatedAt: null,
  ...more,
});

/** A series in which glucose falls to `lowest` during some hours, counted from midnight of the first day. */
function withLow(series: CgmSeries, fromHour: number, toHour: number, lowest: number): CgmSeries {
  const midnight = localDays(series)[0]?.fromEpoch ?? 0;
  const sunk = (value: number, index: number) => {
    const hour = ((series.epochSeconds[index] ?? 0) - midnight) / HOUR;
    if (hour < fromHour || hour > toHour) return value;
    const depth = Math.sin(((hour - fromHour) / (toHour - fromHour)) * Math.PI);
    return Math.round(value + (lowest - value) * Math.min(1, 1.6 * depth));
  };
  return { ...series, mgdl: series.mgdl.map(sunk), recorded: series.recorded.map(sunk) };
}

/** A series without the readings of some hours, counted from its first reading. */
export function withoutHours(series: CgmSeries, fromHour: number, toHour: number): CgmSeries {
  const start = series.epochSeconds[0] ?? 0;
  const kept = [...series.epochSeconds.keys()].filter((index) => {
    const hour = ((series.epochSeconds[index] ?? 0) - start) / HOUR;
    return hour < fromHour || hour >= toHour;
  });
  const pick = (column: ArrayLike<number>) => kept.map((index) => column[index] ?? 0);
  return {
    ...series,
    epochSeconds: Float64Array.from(pick(series.epochSeconds)),
    offsetMinutes: Int16Array.from(pick(series.offsetMinutes)),
    mgdl: Float64Array.from(pick(series.mgdl)),
    recorded: Float64Array.from(pick(series.recorded)),
    flags: Uint8Array.from(pick(series.flags)),
  };
}

/**
 * For pictures: two weeks of one person with all that a canvas shows. Two nights below 54, half a day without readings,
 * a last day that is not over, a change of sensor, and events of the day with most risk.
 */
export function sampleCanvas() {
  const { series: whole } = simulateTrace(11, {
    from: '2026-03-02',
    days: 14,
    zone: 'Europe/Madrid',
    kind: 'TYPE_2',
    hasGaps: false,
  });
  const low = withLow(withLow(whole, 5 * 24 + 3, 5 * 24 + 5, 47), 9 * 24 + 2.5, 9 * 24 + 4.5, 50);
  const worn = withoutHours(low, 7 * 24 + 6, 7 * 24 + 18);
  const end = worn.epochSeconds.findIndex((epoch) => epoch >= (worn.epochSeconds.at(-1) ?? 0) - 9 * HOUR);
  const series = sliceByIndex(worn, 0, end);
  const now = (series.epochSeconds.at(-1) ?? 0) + 600;
  const days = localDays(series);
  const asked = { fromEpoch: days[0]?.fromEpoch ?? 0, toEpoch: days.at(-1)?.toEpoch ?? 0, nowEpoch: now };
  return {
    series,
    now,
    whole: { from: '2026-03-02', to: '2026-03-15' },
    ...figuresOf(series, 'STANDARD', asked),
    readings: readingsOf(series, recordedSpan(series)),
    sensors: [
      sensorOf('first', '2026-03-01T18:00:00Z', '2026-03-11T09:00:00Z'),
      sensorOf('second', '2026-03-11T09:20:00Z', null),
    ],
    events: [
      eventOf('breakfast', '2026-03-07T07:30:00Z', { type: 'MEAL', name: 'Avena', carbohydrates: 45 }),
      eventOf('walk', '2026-03-07T17:00:00Z', {
        type: 'TRAINING',
        subtype: 'WALKING',
        name: 'Paseo',
        end: '2026-03-07T17:50:00Z',
      }),
      eventOf('bad', '2026-03-07T02:40:00Z', { type: 'FEELING', feeling: 'BAD', name: 'Sudores' }),
    ],
  };
}
