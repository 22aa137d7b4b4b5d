import { localDateOfDays, MGDL_PER_MMOLL, type GlucoseUnit } from '../../shared/index.ts';
import { cadencesOf } from '../cadences.ts';
import { readingsAtOnce } from '../disagreement.ts';
import { CGM_FLAG_HIGH, CGM_FLAG_LOW, type CgmSeries } from '../series.ts';
import { flagsOfCensored } from './censored.ts';
import { MARK_HIGH, MARK_LOW, type Collected } from './collected.ts';
import { clockSetsBy, type ClockSet } from './clock-sets.ts';
import { keepMidnights } from './midnights.ts';
import { instantsOf, type Instants } from './instants.ts';
import type { CgmFileReport, CgmLastDaysQuestion, CgmSerialDays, DayOrder } from './result.ts';
import { overlapped } from './overlaps.ts';
import { serialDays } from './serial-days.ts';
import { treatmentsOf, type CgmFileTreatment } from './treatments.ts';
import { turnsBegin } from './taking-turns.ts';
import {
  dropFarOff,
  dropFuture,
  isSensorTrace,
  keepLastDays,
  lastDaysOffered,
  spanBreach,
  type NoTrace,
} from './trace-checks.ts';
import { OPEN_WALL, wallOfOpen } from './time-reader.ts';
import { isPlausible } from './unit-evidence.ts';

/** Answers needed to turn a scan into a series. */
export interface AssemblyPlan {
  unit: GlucoseUnit;
  dayOrder: DayOrder | null;
  zone: string;
  /** Seconds since 1970; later readings are skipped. */
  now: number | null;
  /** Of too many days, how many are taken; left out where all are. */
  lastDays?: number;
}

export interface Assembled {
  series: CgmSeries;
  /** Line of each reading, or entry of a JSON file, from 1. */
  rows: Int32Array;
  report: CgmFileReport;
  /** None where the file does not name them. */
  serials: CgmSerialDays[];
  treatments?: CgmFileTreatment[];
}

/** More than a test can hold: the question how much is taken. */
export interface TooMuch {
  question: CgmLastDaysQuestion;
}

/** Builds the sorted series and counts what is left out; null when no reading remains. */
export function assemble(collected: Collected, plan: AssemblyPlan): Assembled | NoTrace | TooMuch | null {
  keepReadable(collected, plan);
  keepMidnights(collected);
  if (collected.size === 0) return null;
  const first = collected.rows[0]!;
  const future = plan.now === null ? null : dropFuture(collected, plan.now);
  if (future !== null) return future;
  if (collected.size === 0) return null;
  dropFarOff(collected);
  const breach = spanBreach(collected);
  if (breach !== null) return breach;
  if (plan.lastDays !== undefined) keepLastDays(collected, plan.lastDays);
  const tooMany = lastDaysOffered(collected);
  if (tooMany !== null) return { question: tooMany };
  const { size } = collected;
  const marks = collected.marks.subarray(0, size);
  const values = collected.values.subarray(0, size);
  const sets = clockSetsBy(collected.clockSets, plan.dayOrder);
  const walls = collected.walls.subarray(0, size);
  const instants = instantsOf(walls, values, marks, {
    zone: plan.zone,
    sets,
    rows: collected.rows.subarray(0, size),
  });
  const isInOrder = collected.sourceCount < 2 && isAscending(instants.epochSeconds);
  const inOrder = isInOrder
    ? { ...instants, values, marks, rows: collected.rows.slice(0, size) }
    : sorted(collected, instants);
  const turns = turnsBegin(inOrder);
  if (turns >= 0) {
    const at = instants.epochSeconds.indexOf(inOrder.epochSeconds[turns]!);
    const details = { row: collected.rows[at]!, count: inOrder.epochSeconds.length };
    return { code: 'CGM_TWO_SENSORS', details };
  }
  if (!isSensorTrace(inOrder.epochSeconds)) {
    return { code: 'CGM_NOT_A_SENSOR', details: { row: first, count: inOrder.epochSeconds.length } };
  }
  const series = seriesOf(inOrder, plan);
  const beside = { ...instants, rows: collected.rows.subarray(0, size) };
  const treatments = treatmentsOf(collected.treatments, plan.dayOrder, beside);
  const treated = treatments.length > 0 ? { treatments } : {};
  return {
    series,
    rows: inOrder.rows,
    report: { ...reportOf(series, collected, instants), ...countsOf(treatments) },
    serials: serialDays(collected, instants.epochSeconds),
    ...treated,
  };
}

/** Resolves open dates and drops impossible values, in place. */
function keepReadable(collected: Collected, { unit, dayOrder }: AssemblyPlan): void {
  const { walls, values, marks, rows, lowest, highest } = collected;
  const hasWords = lowest > highest;
  if (dayOrder === null && (hasWords || (isPlausible(lowest, unit) && isPlausible(highest, unit)))) return;
  let to = 0;
  for (let i = 0; i < collected.size; i++) {
    const written = walls[i]!;
    const wall = written < OPEN_WALL || dayOrder === null ? written : wallOfOpen(written, dayOrder);
    if (wall === null) {
      collected.passOver('TIME_UNREADABLE', rows[i]!);
      continue;
    }
    const value = values[i]!;
    const isWord = value === 0 && (marks[i]! & (MARK_LOW | MARK_HIGH)) !== 0;
    if (!isWord && !isPlausible(value, unit)) {
      collected.passOver('VALUE_OUT_OF_RANGE', rows[i]!);
      continue;
    }
    walls[i] = wall;
    collected.move(i, to++);
  }
  collected.size = to;
}

interface InOrder {
  epochSeconds: Float64Array;
  offsetMinutes: Int16Array;
  /** As written; owned by the series from here on. */
  values: Float64Array;
  marks: Uint8Array;
  rows: Int32Array;
}

/** Strictly: two rows at one moment are not in order yet. */
function isAscending(epochs: Float64Array): boolean {
  for (let i = 1; i < epochs.length; i++) if (epochs[i]! <= epochs[i - 1]!) return false;
  return true;
}

/**
 * Sorts by time. Of several devices at one time the one with the most readings is kept, and of several rows at one
 * moment the last of the file.
 */
function sorted(collected: Collected, { epochSeconds, offsetMinutes }: Instants): InOrder {
  const order = withoutOverlaps(chronological(epochSeconds), epochSeconds, collected);
  const kept = withoutDuplicates(order, epochSeconds, collected);
  return {
    epochSeconds: Float64Array.from(kept, (i) => epochSeconds[i]!),
    offsetMinutes: Int16Array.from(kept, (i) => offsetMinutes[i]!),
    values: Float64Array.from(kept, (i) => collected.values[i]!),
    marks: Uint8Array.from(kept, (i) => collected.marks[i]!),
    rows: Int32Array.from(kept, (i) => collected.rows[i]!),
  };
}

function withoutOverlaps(order: Uint32Array, epochs: Float64Array, collected: Collected): Uint32Array {
  if (collected.sourceCount < 2) return order;
  const dropped = overlapped({ order, epochs, sources: collected.sources });
  if (dropped === null) return order;
  order.forEach((at, i) => dropped[i] === 1 && collected.passOver('OVERLAP', collected.rows[at]!));
  return order.filter((_, i) => dropped[i] === 0);
}

/** Positions by time, then by file order. */
function chronological(epochs: Float64Array): Uint32Array {
  const n = epochs.length;
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
  return order.sort((a, b) => epochs[a]! - epochs[b]! || a - b);
}

function withoutDuplicates(order: Uint32Array, epochs: Float64Array, collected: Collected): Uint32Array {
  let size = 0;
  for (const i of order) {
    const previous = size > 0 ? order[size - 1]! : -1;
    if (previous >= 0 && epochs[previous] === epochs[i]) {
      collected.passOver('DUPLICATE', collected.rows[previous]!);
      order[size - 1] = i;
    } else order[size++] = i;
  }
  return order.subarray(0, size);
}

function seriesOf({ epochSeconds, offsetMinutes, values, marks }: InOrder, plan: AssemblyPlan): CgmSeries {
  const n = epochSeconds.length;
  const recorded = values;
  const mgdl = values.slice();
  if (plan.unit === 'mmol/L') for (let i = 0; i < n; i++) mgdl[i]! *= MGDL_PER_MMOLL;
  const flags = flagsOfCensored({ mgdl, recorded, marks, unit: plan.unit });
  return {
    epochSeconds,
    offsetMinutes,
    mgdl,
    recorded,
    flags,
    unit: plan.unit,
    zone: plan.zone,
    ...cadencesOf(epochSeconds),
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
  const atOnce = readingsAtOnce(series);
  return {
    rows: collected.totalRows,
    count: n,
    first: wallText(series, 0),
    last: wallText(series, n - 1),
    minMgdl,
    maxMgdl,
    censored: { low, high },
    duplicates: collected.countOf('DUPLICATE'),
    skipped: collected.skipped(),
    ...(atOnce > 0 ? { secondsApart: atOnce } : {}),
    ...(collected.midnights > 0 ? { midnights: collected.midnights } : {}),
    clock: {
      repeatedHour: instants.repeatedHour,
      skippedHour: instants.skippedHour,
      ...(instants.followed.length > 0 ? { changes: instants.followed.map(changeText) } : {}),
    },
  };
}

function countsOf(treatments: readonly CgmFileTreatment[]): Pick<CgmFileReport, 'treatments'> {
  if (treatments.length === 0) return {};
  const insulin = treatments.filter(({ kind }) => kind === 'INSULIN').length;
  return { treatments: { carbohydrates: treatments.length - insulin, insulin } };
}

const changeText = ({ before, seconds }: ClockSet) => ({
  before: textOfWall(before),
  after: textOfWall(before + seconds),
});

const wallText = (series: CgmSeries, index: number): string =>
  textOfWall(series.epochSeconds[index]! + series.offsetMinutes[index]! * 60);

function textOfWall(local: number): string {
  const day = Math.floor(local / 86_400);
  const second = local - day * 86_400;
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${localDateOfDays(day)}T${two(second / 3600)}:${two((second / 60) % 60)}:${two(second % 60)}`;
}
