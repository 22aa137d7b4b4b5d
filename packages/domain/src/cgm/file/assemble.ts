import { localDateOfDays, fromMgdl, MGDL_PER_MMOLL, type GlucoseUnit } from '../../shared/index.ts';
import {
  CENSORED_HIGH_MGDL,
  CENSORED_LOW_MGDL,
  CGM_FLAG_HIGH,
  CGM_FLAG_LOW,
  measureCadence,
  type CgmSeries,
} from '../series.ts';
import { MARK_HIGH, MARK_LOW, type Collected } from './collected.ts';
import { instantsOf, type Instants } from './instants.ts';
import type { CgmFileReport, DayOrder } from './result.ts';
import { OPEN_DATE, daysOfOpenDate } from './time-reader.ts';
import { isPlausible } from './unit-evidence.ts';

/** Answers by which a scan becomes a series. */
export interface AssemblyPlan {
  unit: GlucoseUnit;
  dayOrder: DayOrder | null;
  zone: string;
}

export interface Assembled {
  series: CgmSeries;
  report: CgmFileReport;
}

/** Makes the sorted series and counts what is left out; null when no reading remains. */
export function assemble(collected: Collected, plan: AssemblyPlan): Assembled | null {
  keepReadable(collected, plan);
  if (collected.size === 0) return null;
  const { size } = collected;
  const instants = instantsOf(
    { days: collected.dates, seconds: collected.seconds, marks: collected.marks, size },
    plan.zone,
  );
  const order = chronological(instants.epochSeconds, collected.rows);
  const kept = withoutDuplicates(order, instants.epochSeconds, collected);
  const series = seriesOf(kept, instants, collected, plan);
  return { series, report: reportOf(series, collected, instants) };
}

/** Settles open dates, drops what no sensor writes, in place. */
function keepReadable(collected: Collected, plan: AssemblyPlan): void {
  const { dates, seconds, values, marks, rows } = collected;
  let to = 0;
  for (let i = 0; i < collected.size; i++) {
    let date = dates[i]!;
    if (date >= OPEN_DATE) {
      const days = daysOfOpenDate(date, plan.dayOrder!);
      if (days === null) {
        collected.passOver('TIME_UNREADABLE', rows[i]!);
        continue;
      }
      date = days;
    }
    const value = values[i]!;
    const isWord = value === 0 && (marks[i]! & (MARK_LOW | MARK_HIGH)) !== 0;
    if (!isWord && !isPlausible(value, plan.unit)) {
      collected.passOver('VALUE_OUT_OF_RANGE', rows[i]!);
      continue;
    }
    dates[to] = date;
    seconds[to] = seconds[i]!;
    values[to] = value;
    marks[to] = marks[i]!;
    rows[to] = rows[i]!;
    to++;
  }
  collected.size = to;
}

/** Positions by time, then by row; null when they are in order already. */
function chronological(epochs: Float64Array, rows: Int32Array): Uint32Array | null {
  const n = epochs.length;
  let i = 1;
  while (i < n && epochs[i]! >= epochs[i - 1]!) i++;
  if (i >= n) return null;
  let first = epochs[0]!;
  let last = first;
  for (const epoch of epochs) {
    if (epoch < first) first = epoch;
    if (epoch > last) last = epoch;
  }
  const order = new Uint32Array(n);
  if ((last - first + 1) * n < Number.MAX_SAFE_INTEGER) {
    // Time and position in one number: sorting plain numbers is several times faster than comparing.
    const keys = new Float64Array(n);
    for (let at = 0; at < n; at++) keys[at] = (epochs[at]! - first) * n + at;
    keys.sort();
    for (let at = 0; at < n; at++) order[at] = keys[at]! % n;
    return order;
  }
  for (let at = 0; at < n; at++) order[at] = at;
  return order.sort((a, b) => epochs[a]! - epochs[b]! || rows[a]! - rows[b]!);
}

/** Of several rows at one moment the last of the file stays. */
function withoutDuplicates(
  order: Uint32Array | null,
  epochs: Float64Array,
  collected: Collected,
): Uint32Array {
  const n = epochs.length;
  const kept = new Uint32Array(n);
  let size = 0;
  for (let at = 0; at < n; at++) {
    const i = order === null ? at : order[at]!;
    const previous = size > 0 ? kept[size - 1]! : -1;
    if (previous >= 0 && epochs[previous] === epochs[i]) {
      const isLater = collected.rows[i]! > collected.rows[previous]!;
      collected.passOver('DUPLICATE', collected.rows[isLater ? previous : i]!);
      if (isLater) kept[size - 1] = i;
    } else kept[size++] = i;
  }
  return kept.subarray(0, size);
}

function seriesOf(
  kept: Uint32Array,
  instants: Instants,
  collected: Collected,
  plan: AssemblyPlan,
): CgmSeries {
  const n = kept.length;
  const epochSeconds = new Float64Array(n);
  const offsetMinutes = new Int16Array(n);
  const mgdl = new Float64Array(n);
  const recorded = new Float64Array(n);
  const flags = new Uint8Array(n);
  const factor = plan.unit === 'mg/dL' ? 1 : MGDL_PER_MMOLL;
  for (let at = 0; at < n; at++) {
    const i = kept[at]!;
    const value = collected.values[i]!;
    const mark = collected.marks[i]!;
    epochSeconds[at] = instants.epochSeconds[i]!;
    offsetMinutes[at] = instants.offsetMinutes[i]!;
    flags[at] = (mark & MARK_LOW ? CGM_FLAG_LOW : 0) | (mark & MARK_HIGH ? CGM_FLAG_HIGH : 0);
    if (value > 0) {
      recorded[at] = value;
      mgdl[at] = value * factor;
    } else {
      mgdl[at] = mark & MARK_LOW ? CENSORED_LOW_MGDL : CENSORED_HIGH_MGDL;
      recorded[at] = fromMgdl(mgdl[at]!, plan.unit);
    }
  }
  const cadenceMinutes = measureCadence(epochSeconds);
  return {
    epochSeconds,
    offsetMinutes,
    mgdl,
    recorded,
    flags,
    unit: plan.unit,
    zone: plan.zone,
    cadenceMinutes,
  };
}

function reportOf(series: CgmSeries, collected: Collected, instants: Instants): CgmFileReport {
  const { mgdl, flags } = series;
  const n = mgdl.length;
  let minMgdl = mgdl[0]!;
  let maxMgdl = minMgdl;
  let low = 0;
  let high = 0;
  for (let i = 0; i < n; i++) {
    if (mgdl[i]! < minMgdl) minMgdl = mgdl[i]!;
    if (mgdl[i]! > maxMgdl) maxMgdl = mgdl[i]!;
    if (flags[i]! & CGM_FLAG_LOW) low++;
    if (flags[i]! & CGM_FLAG_HIGH) high++;
  }
  return {
    rows: collected.totalRows,
    count: n,
    first: wallText(series, 0),
    last: wallText(series, n - 1),
    minMgdl,
    maxMgdl,
    censored: { low, high },
    duplicates: collected.countOf('DUPLICATE'),
    passedOver: collected.passedOver(),
    clock: { repeatedHour: instants.repeatedHour, skippedHour: instants.skippedHour },
  };
}

function wallText(series: CgmSeries, index: number): string {
  const local = series.epochSeconds[index]! + series.offsetMinutes[index]! * 60;
  const day = Math.floor(local / 86_400);
  const second = local - day * 86_400;
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${localDateOfDays(day)}T${two(second / 3600)}:${two((second / 60) % 60)}:${two(second % 60)}`;
}
