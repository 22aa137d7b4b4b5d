import { deflateRawSync, inflateRawSync } from 'node:zlib';
import {
  CENSORED_HIGH_MGDL,
  CENSORED_LOW_MGDL,
  CGM_FLAG_HIGH,
  CGM_FLAG_LOW,
  type CgmSeries,
} from '@healzy/domain/cgm';
import { localDateOfDays, toMgdl, type GlucoseUnit } from '@healzy/domain/shared';
import { ByteReader, ByteWriter } from './byte-columns.ts';

/** The columns of a series. */
export interface ReadingColumns extends Pick<
  CgmSeries,
  'epochSeconds' | 'offsetMinutes' | 'mgdl' | 'recorded' | 'flags'
> {
  /** Lines of the file; null where it was imported before they were kept. */
  rows: ArrayLike<number> | null;
}

/** The readings of one UTC day, packed. */
export interface DayBlock {
  /** `YYYY-MM-DD`, UTC. */
  day: string;
  readings: number;
  data: Uint8Array;
}

const FORMAT = 1;
/** The same, followed by the lines of the file. */
const FORMAT_WITH_ROWS = 2;
const DAY = 86_400;
/** Marks a column whose numbers have more than three decimals. */
const RAW = 255;

/** Packs a series into one block for each UTC day. A day of 288 readings takes well under 2 KB. */
export function packDays(series: CgmSeries, rows: ArrayLike<number> | null = null): DayBlock[] {
  return [...packingDays(series, rows)];
}

/** The same, block by block, since a year takes a while. */
export function* packingDays(
  series: CgmSeries,
  rows: ArrayLike<number> | null = null,
): Generator<DayBlock, void> {
  const { epochSeconds } = series;
  let from = 0;
  while (from < epochSeconds.length) {
    const day = Math.floor((epochSeconds[from] ?? 0) / DAY);
    let to = from + 1;
    while (to < epochSeconds.length && Math.floor((epochSeconds[to] ?? 0) / DAY) === day) to += 1;
    yield { day: localDateOfDays(day), readings: to - from, data: packRange(series, rows, from, to) };
    from = to;
  }
}

function packRange(series: CgmSeries, rows: ArrayLike<number> | null, from: number, to: number): Uint8Array {
  const writer = new ByteWriter();
  writer.byte(rows === null ? FORMAT : FORMAT_WITH_ROWS);
  writer.count(to - from);
  writeSteps(writer, series.epochSeconds, from, to);
  writeSteps(writer, series.offsetMinutes, from, to);
  for (let i = from; i < to; i += 1) writer.byte(series.flags[i] ?? 0);
  writeDecimals(writer, series.recorded, from, to);
  writeExceptions(writer, series, from, to);
  if (rows !== null) writeSteps(writer, rows, from, to);
  return deflateRawSync(writer.finish(), { level: 9 });
}

function writeSteps(writer: ByteWriter, column: ArrayLike<number>, from: number, to: number): void {
  let before = 0;
  for (let i = from; i < to; i += 1) {
    const value = column[i] ?? 0;
    if (!Number.isInteger(value))
      throw new TypeError('Times, offsets and lines of readings are whole numbers.');
    writer.signed(value - before);
    before = value;
  }
}

/** Sensors write whole mg/dL or tenths of mmol/L: stored as integers, restored to the same double. */
function writeDecimals(writer: ByteWriter, column: Float64Array, from: number, to: number): void {
  const values = column.subarray(from, to);
  const decimals = [0, 1, 2, 3].find((places) =>
    values.every((value) => Object.is(Math.round(value * 10 ** places) / 10 ** places, value)),
  );
  writer.byte(decimals ?? RAW);
  if (decimals === undefined) {
    for (const value of values) writer.float(value);
    return;
  }
  let before = 0;
  for (const value of values) {
    const whole = Math.round(value * 10 ** decimals);
    writer.signed(whole - before);
    before = whole;
  }
}

/** The mg/dL that follows from the recorded number; only other values are stored. */
function expectedMgdl(recorded: number, flags: number, unit: GlucoseUnit): number {
  if ((flags & CGM_FLAG_LOW) !== 0) return CENSORED_LOW_MGDL;
  if ((flags & CGM_FLAG_HIGH) !== 0) return CENSORED_HIGH_MGDL;
  return toMgdl(recorded, unit);
}

function writeExceptions(writer: ByteWriter, series: CgmSeries, from: number, to: number): void {
  const exceptions: number[] = [];
  for (let i = from; i < to; i += 1) {
    const expected = expectedMgdl(series.recorded[i] ?? 0, series.flags[i] ?? 0, series.unit);
    if (!Object.is(expected, series.mgdl[i])) exceptions.push(i);
  }
  writer.count(exceptions.length);
  for (const i of exceptions) {
    writer.count(i - from);
    writer.float(series.mgdl[i] ?? 0);
  }
}

/** Restores the columns of a block, exactly as they were packed. */
export function unpackBlock(data: Uint8Array, unit: GlucoseUnit): ReadingColumns {
  const reader = new ByteReader(inflateRawSync(data));
  const format = reader.byte();
  if (format !== FORMAT && format !== FORMAT_WITH_ROWS)
    throw new Error(`Readings are stored in format ${format}, which this version cannot read.`);
  const count = reader.count();
  const epochSeconds = Float64Array.from(readSteps(reader, count));
  const offsetMinutes = Int16Array.from(readSteps(reader, count));
  const flags = Uint8Array.from({ length: count }, () => reader.byte());
  const recorded = readDecimals(reader, count);
  const mgdl = recorded.map((value, i) => expectedMgdl(value, flags[i] ?? 0, unit));
  const exceptions = reader.count();
  for (let i = 0; i < exceptions; i += 1) {
    const at = reader.count();
    mgdl[at] = reader.float();
  }
  const rows = format === FORMAT_WITH_ROWS ? readSteps(reader, count) : null;
  return { epochSeconds, offsetMinutes, mgdl, recorded, flags, rows };
}

function readSteps(reader: ByteReader, count: number): number[] {
  let value = 0;
  return Array.from({ length: count }, () => (value += reader.signed()));
}

function readDecimals(reader: ByteReader, count: number): Float64Array {
  const decimals = reader.byte();
  if (decimals === RAW) return Float64Array.from({ length: count }, () => reader.float());
  return Float64Array.from(readSteps(reader, count), (whole) => whole / 10 ** decimals);
}
