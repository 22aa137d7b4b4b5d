import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { SAMPLE_COLUMNS, type CalorimetrySeries, type RecordSamples } from '@healzy/domain/calorimetry';

const FORMAT = 1;
/** Of this format: its number, the count of samples, and a bit for each column that the file has. */
const HEAD_BYTES = 12;

type SampleColumn = (typeof SAMPLE_COLUMNS)[number];

const columnOf = (series: CalorimetrySeries, name: SampleColumn): Float64Array | null =>
  ({ ...series, ...series.device })[name];

/** Packs the samples of a recording exactly. What the file calls its phases is not part of it: the phases are stored. */
export function packSamples(series: CalorimetrySeries): Uint8Array {
  const count = series.timeS.length;
  const columns = SAMPLE_COLUMNS.map((name) => columnOf(series, name));
  const present = columns.filter((column) => column !== null);
  const bytes = new Uint8Array(HEAD_BYTES + count * (4 + 8 + 8 * present.length));
  const view = new DataView(bytes.buffer);
  view.setUint32(0, FORMAT, true);
  view.setUint32(4, count, true);
  view.setUint32(
    8,
    columns.reduce((bits, column, i) => (column === null ? bits : bits | (1 << i)), 0),
    true,
  );
  let at = HEAD_BYTES;
  for (const row of series.rows) {
    view.setInt32(at, row, true);
    at += 4;
  }
  for (const column of [series.timeS, ...present])
    for (const value of column) {
      view.setFloat64(at, value, true);
      at += 8;
    }
  return deflateRawSync(bytes, { level: 6 });
}

/** Restores a recording, with the markers that are stored beside it. */
export function unpackSamples(
  packed: Uint8Array,
  markers: CalorimetrySeries['markers'] = [],
): CalorimetrySeries {
  const bytes = inflateRawSync(packed);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const format = view.getUint32(0, true);
  if (format !== FORMAT)
    throw new Error(`Samples are stored in format ${format}, which this version cannot read.`);
  const count = view.getUint32(4, true);
  const bits = view.getUint32(8, true);
  let at = HEAD_BYTES;
  const rows = Int32Array.from({ length: count }, () => {
    at += 4;
    return view.getInt32(at - 4, true);
  });
  const next = () =>
    Float64Array.from({ length: count }, () => {
      at += 8;
      return view.getFloat64(at - 8, true);
    });
  const timeS = next();
  const columns = Object.fromEntries(
    SAMPLE_COLUMNS.map((name, i) => [name, (bits & (1 << i)) === 0 ? null : next()]),
  ) as Record<SampleColumn, Float64Array | null>;
  return seriesOf({ timeS, rows, columns, markers });
}

function seriesOf({
  timeS,
  rows,
  columns,
  markers,
}: {
  timeS: Float64Array;
  rows: Int32Array;
  columns: Record<SampleColumn, Float64Array | null>;
  markers: CalorimetrySeries['markers'];
}): CalorimetrySeries {
  const { vo2, vco2, heartRate, ventilation, speedKmH, gradePercent, loadWatt, ...device } = columns;
  if (vo2 === null) throw new Error('A recording is stored without oxygen.');
  return {
    timeS,
    rows,
    vo2,
    vco2,
    heartRate,
    ventilation,
    speedKmH,
    gradePercent,
    loadWatt,
    labels: null,
    markers,
    device,
  };
}

/** Samples as a patient's record has them. */
export function toRecordSamples(series: CalorimetrySeries): RecordSamples {
  const columns = SAMPLE_COLUMNS.map((name) => {
    const column = columnOf(series, name);
    return [name, column && Array.from(column, (value) => (Number.isNaN(value) ? null : value))];
  });
  // The keys are those of the list, which the compiler cannot follow through `fromEntries`.
  return {
    timeS: [...series.timeS],
    rows: [...series.rows],
    ...Object.fromEntries(columns),
  } as RecordSamples;
}

/** Samples of a patient's record. */
export function fromRecordSamples(
  { timeS, rows, ...columns }: RecordSamples,
  markers: CalorimetrySeries['markers'],
): CalorimetrySeries {
  const entries = SAMPLE_COLUMNS.map((name) => [
    name,
    columns[name] && Float64Array.from(columns[name], (value) => value ?? NaN),
  ]);
  return seriesOf({
    timeS: Float64Array.from(timeS),
    rows: Int32Array.from(rows),
    columns: Object.fromEntries(entries) as Parameters<typeof seriesOf>[0]['columns'],
    markers,
  });
}
