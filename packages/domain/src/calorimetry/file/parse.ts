import { shortened } from '../../shared/delimited/index.ts';
import { sampleStep, medianOf, type CalorimetrySeries, type CartMarker } from '../series.ts';
import { cellsIn, medianIn, numberStyles, sampleOf, shiftedRow } from './columns.ts';
import { findTable, isGasTable, type CartTable } from './find-table.ts';
import {
  chooseOxygen,
  fitsUnit,
  isGasUnit,
  type ChosenOxygen,
  type GasUnit,
  type OxygenColumn,
} from './gas-units.ts';
import { cellsOf, openCart, type OpenedCart } from './grids.ts';
import type { CartHeading, CartQuantity } from './headings.ts';
import { makerOf } from './makers.ts';
import type { NumberStyle } from './numbers.ts';
import { personOf } from './person.ts';
import { readRows, type ColumnPlan, type ReadRows } from './rows.ts';
import {
  CALORIMETRY_EXTENSIONS,
  type CartColumn,
  type CartDoubt,
  type CartFileResult,
  type CartProblem,
  type CartQuestion,
  type CartRecognised,
  type CartRefusalCode,
  type ParseCartOptions,
} from './result.ts';
import { LONGEST_SPAN_S, timeStyleOf, type TimeStyle } from './times.ts';
import { CART_UNITS, type CartUnit } from './units.ts';
import type { Grid } from './grid.ts';

/** Longest recording: a day at one sample a second. */
const MAX_SAMPLES = 90_000;
/** With the empty rows that a sheet may end in. */
const MAX_ROWS = 4 * MAX_SAMPLES;
/** Rows that cannot be read before the file is refused: a few are a cart's hiccup, many are another layout. */
const UNREADABLE_SHARE = 0.02;
const UNREADABLE_ROWS = 3;
/** Ratios whose median says that a unit is wrong, not that the person is ill. */
const RATIO = { low: 0.5, high: 2 };

const refuse = (code: CartRefusalCode, details: CartProblem): CartFileResult => ({
  kind: 'refused',
  code,
  details,
});

/**
 * Reads the file of a metabolic cart by its structure and never by its name: PNOE, COSMED, Cortex, Parvo, Vyntus, MGC, ZAN,
 * VO2 Master, the canonical table, and any other table whose headings say, or a person says, what its columns hold. What
 * it leaves open is asked; what cannot give time and oxygen is refused as `MEASUREMENT003` with row, column and what was
 * expected. Nothing is guessed that changes a number, zero is never a measurement of gas, and every row that is no sample
 * is counted. Pure and without Node: it runs in a browser's worker and on the server alike.
 *
 * @param file the bytes, at most 50 MB
 */
export function parseCartFile(file: Uint8Array, options: ParseCartOptions = {}): CartFileResult {
  const opened = openCart(file);
  if ('code' in opened) {
    const { code, details } = opened;
    return refuse(code, code === 'FILE_TYPE' ? { ...details, extensions: CALORIMETRY_EXTENSIONS } : details);
  }
  const tables = opened.grids
    .map((grid) => findTable(grid, options.columns))
    .filter((table) => table !== null);
  const [table, ...others] = chosenTables(tables, options);
  if (table === undefined) return noTable(opened.grids[0], tables);
  const recognised = recognise(table, opened);
  if (others.length > 0) {
    const question: CartQuestion = {
      id: 'sheet',
      options: [table, ...others].map(({ grid }) => grid.name ?? ''),
      found: table.grid.name ?? '',
      row: table.headingRow + 1,
      column: 1,
    };
    return { kind: 'question', recognised, questions: [question] };
  }
  return parseTable(table, recognised, options);
}

/** The tables with gas exchange, the longest first; one alone when it was chosen or is by far the longest. */
function chosenTables(tables: readonly CartTable[], { sheet }: ParseCartOptions): CartTable[] {
  const gas = tables
    .filter(isGasTable)
    .filter(({ grid }) => sheet === undefined || grid.name === sheet)
    .sort((a, b) => b.grid.lines.length - a.grid.lines.length);
  const [first] = gas;
  // A sheet of averages or of the last minute is not the recording.
  return gas.filter((table) => table === first || table.grid.lines.length > first!.grid.lines.length / 4);
}

function noTable(grid: Grid | undefined, tables: readonly CartTable[]): CartFileResult {
  const [best] = [...tables].sort((a, b) => b.known - a.known);
  if (best === undefined) {
    const line = grid?.lines.findIndex((each) => each.trim() !== '') ?? -1;
    return refuse('MEASUREMENT003', {
      row: Math.max(0, line) + 1,
      column: 1,
      expected: ['TIME', 'VO2'],
      missing: ['TIME', 'VO2', 'VCO2'],
      found: shortened(grid?.lines[line] ?? ''),
    });
  }
  const quantities = new Set(best.headings.map(({ quantity }) => quantity));
  const hasOxygen = quantities.has('VO2') || quantities.has('VO2_KG');
  const missing: CartQuantity[] = [];
  if (!quantities.has('TIME') && !quantities.has('CLOCK')) missing.push('TIME');
  if (!hasOxygen) missing.push('VO2');
  if (!hasOxygen && !quantities.has('VCO2')) missing.push('VCO2');
  return refuse('MEASUREMENT003', {
    row: best.headingRow + 1,
    column: best.headings.length + 1,
    expected: missing.filter((each) => each !== 'VCO2'),
    missing,
    found: shortened(best.headings.map(({ text }) => text).join(' · ')),
    columns: columnsOf(best),
  });
}

const columnsOf = (table: CartTable): CartColumn[] =>
  table.headings.flatMap(({ text, quantity, unit, isKnown }, i) =>
    text === ''
      ? []
      : [{ column: i + 1, heading: text, quantity, unit, isKnown, sample: sampleOf(table, i) }],
  );

function recognise(table: CartTable, { container, encoding }: OpenedCart): CartRecognised {
  const columns = columnsOf(table);
  const left = Math.max(
    0,
    table.headings.findIndex(({ quantity }) => quantity === 'TIME' || quantity === 'CLOCK'),
  );
  const rows = table.grid.lines
    .slice(0, table.headingRow + 60)
    .map((line, i) => cellsOf(line, table.delimiter).slice(0, i < table.headingRow ? undefined : left));
  return {
    maker: makerOf(table, container),
    container,
    encoding,
    delimiter: container === 'TEXT' ? table.delimiter : null,
    sheet: table.grid.name,
    headingRow: table.headingRow + 1,
    columns,
    unknown: columns
      .filter(({ quantity, isKnown, column }) => quantity === null && !isKnown && column > left)
      .map(({ heading }) => heading),
    read: {},
    person: personOf(rows),
  };
}

function parseTable(table: CartTable, recognised: CartRecognised, options: ParseCartOptions): CartFileResult {
  const { headings } = table;
  const shifted = shiftedRow(table);
  if (shifted !== null) return refuse('MEASUREMENT003', { ...shifted, expected: ['COLUMNS'] });
  const indices = headings.flatMap(({ quantity }, i) => (quantity === null ? [] : [i]));
  const texts = new Set<CartQuantity>(['PHASE', 'MARKER', 'CLOCK']);
  const styles = numberStyles(
    table,
    indices.filter((i) => !texts.has(headings[i]!.quantity!)),
    options.decimalMark,
  );
  const asked = (id: CartQuestion['id'], column: number, answers: string[]): CartFileResult => ({
    kind: 'question',
    recognised,
    questions: [
      {
        id,
        options: answers,
        found: `${headings[column]!.text}: ${sampleOf(table, column)}`,
        row: table.firstRow + 1,
        column: column + 1,
      },
    ],
  });
  if ('open' in styles) return asked('decimalMark', styles.open, ['.', ',']);
  const styleOf = (column: number): NumberStyle => styles.get(column) ?? { mark: '.', isMixed: false };
  const medianAt = (column: number): number => medianIn(cellsIn(table, column), styleOf(column));

  const timeColumn = firstOf(table, 'TIME') ?? firstOf(table, 'CLOCK')!;
  const time = timeStyleOf(table, timeColumn, styleOf(timeColumn), options.timeUnit);
  if ('open' in time) return asked('timeUnit', timeColumn, time.open);

  const oxygens = headings.flatMap((heading, column): OxygenColumn[] => {
    if (heading.quantity !== 'VO2' && heading.quantity !== 'VO2_KG') return [];
    return [{ column, heading, median: medianAt(column) }];
  });
  if (oxygens.every(({ median }) => Number.isNaN(median))) return nothingMeasured(table, oxygens[0]!.column);
  const ventilationColumn = ventilationOf(table);
  const ventilation =
    ventilationColumn === null ? null : medianAt(ventilationColumn) * airFactor(table, ventilationColumn);
  const oxygen = chooseOxygen(
    oxygens.filter(({ median }) => !Number.isNaN(median)),
    ventilation,
    options.vo2Unit,
  );
  if ('rival' in oxygen)
    return asked('vo2Column', oxygen.column, [String(oxygen.rival + 1), String(oxygen.column + 1)]);
  if ('open' in oxygen) return asked('vo2Unit', oxygen.column, oxygen.open);
  const weightKg = options.weightKg ?? recognised.person.weightKg;
  if (oxygen.unit === 'ML_KG_MIN' && weightKg === null) return asked('weightKg', oxygen.column, []);

  const doubts: CartDoubt[] = [];
  if (time.bySize !== undefined && (time.kind === 'COLON' || headings[timeColumn]!.unit !== null))
    doubts.push({ id: 'TIME_BY_SIZE', unit: time.bySize });
  if (oxygen.isBySize)
    doubts.push({ id: 'UNIT_BY_SIZE', heading: headings[oxygen.column]!.text, unit: oxygen.unit });

  const factors: Record<GasUnit, number> = { ML_MIN: 1, L_MIN: 1000, ML_KG_MIN: weightKg ?? NaN };
  const carbon = carbonColumnOf(table);
  const carbonUnit =
    carbon === null
      ? null
      : carbonUnitOf(headings[carbon]!, medianAt(carbon), oxygen, {
          oxygenMedian: medianAt(oxygen.column) * factors[oxygen.unit],
          factors,
          chosen: options.vco2Unit,
        });
  if (carbonUnit !== null && typeof carbonUnit === 'object')
    return asked('vco2Unit', carbon!, carbonUnit.open);

  const plan = planOf(table, {
    timeColumn,
    time,
    oxygen,
    carbon,
    carbonUnit,
    factors,
    ventilationColumn,
    options,
    doubts,
    styleOf,
  });
  if (table.grid.lines.length - table.firstRow > MAX_ROWS)
    return refuse('CALORIMETRY_TOO_LONG', { max: MAX_SAMPLES });
  const rows = readRows(table, plan);
  return finish(table, recognised, { plan, rows, doubts, weightKg });
}

const firstOf = ({ headings }: CartTable, quantity: CartQuantity): number | null => {
  const found = headings.findIndex((heading) => heading.quantity === quantity);
  return found < 0 ? null : found;
};

/** Carbon dioxide in an absolute unit, where there is also a column of it per kilogram. */
function carbonColumnOf(table: CartTable): number | null {
  const absolute = table.headings.findIndex(
    ({ quantity, unit }) => quantity === 'VCO2' && (unit === 'ML_MIN' || unit === 'L_MIN'),
  );
  return absolute >= 0 ? absolute : firstOf(table, 'VCO2');
}

/** Ventilation in litres: the first of several, which carts write at body temperature. */
const ventilationOf = (table: CartTable): number | null => firstOf(table, 'VENTILATION');
const airFactor = ({ headings }: CartTable, column: number): number =>
  headings[column]!.unit === 'ML_MIN' ? 0.001 : 1;

function nothingMeasured(table: CartTable, column: number): CartFileResult {
  return refuse('MEASUREMENT003', {
    row: table.firstRow + 1,
    column: column + 1,
    expected: ['VO2'],
    missing: ['VO2'],
    found: sampleOf(table, column),
    columns: columnsOf(table),
  });
}

/** The unit of carbon dioxide: stated, or the one whose ratio to oxygen is one that people have. */
function carbonUnitOf(
  { unit: stated, strangeUnit }: CartHeading,
  median: number,
  oxygen: ChosenOxygen,
  {
    oxygenMedian,
    factors,
    chosen,
  }: { oxygenMedian: number; factors: Record<GasUnit, number>; chosen: GasUnit | undefined },
): GasUnit | { open: GasUnit[] } | null {
  if (Number.isNaN(median)) return null;
  if (chosen !== undefined) return chosen;
  const fits = (unit: GasUnit): boolean => {
    const ratio = (median * factors[unit]) / oxygenMedian;
    return ratio >= RATIO.low && ratio <= RATIO.high;
  };
  if (isGasUnit(stated) && fits(stated)) return stated;
  if (strangeUnit !== null) return { open: ['ML_MIN', 'L_MIN'] };
  if (stated === null && fits(oxygen.unit)) return oxygen.unit;
  const open = (Object.keys(factors) as GasUnit[]).filter((unit) => fits(unit) && fitsUnit(median, unit));
  if (stated === null && open.length === 1) return open[0]!;
  return { open: open.length > 0 ? open : ['ML_MIN', 'L_MIN'] };
}

/** Factor of a column by its unit, where it is one of those that the quantity can have. */
const factorOf = (unit: CartUnit | null, ...allowed: CartUnit[]): number | null =>
  unit !== null && allowed.includes(unit) ? CART_UNITS[unit] : null;

interface Plans {
  timeColumn: number;
  time: TimeStyle;
  oxygen: ChosenOxygen;
  carbon: number | null;
  carbonUnit: GasUnit | null;
  factors: Record<GasUnit, number>;
  ventilationColumn: number | null;
  options: ParseCartOptions;
  doubts: CartDoubt[];
  styleOf: (column: number) => NumberStyle;
}

function planOf(table: CartTable, plans: Plans): ColumnPlan {
  const { headings } = table;
  const { oxygen, carbon, carbonUnit, factors, doubts, options, ventilationColumn } = plans;
  /** The first column of a quantity in the first of these units. */
  const inUnits = (quantity: CartQuantity, ...units: CartUnit[]) => {
    for (const unit of units) {
      const column = headings.findIndex((each) => each.quantity === quantity && each.unit === unit);
      if (column >= 0) return { column, factor: CART_UNITS[unit] };
    }
    return null;
  };
  const plain = (quantity: CartQuantity) => {
    const column = firstOf(table, quantity);
    return column === null ? null : { column, factor: 1 };
  };
  const speed = firstOf(table, 'SPEED');
  const speedFactor =
    speed === null
      ? null
      : factorOf(options.speedUnit ?? headings[speed]!.unit, 'KM_H', 'KM_H_10', 'MPH', 'M_S', 'M_MIN');
  if (
    speed !== null &&
    speedFactor === null &&
    !Number.isNaN(medianIn(cellsIn(table, speed), plans.styleOf(speed)))
  )
    doubts.push({ id: 'SPEED_UNIT_UNKNOWN', heading: headings[speed]!.text });
  // Kilocalories a day are written with the most digits.
  const energy = ['KCAL_DAY', 'KCAL_H', 'KCAL_MIN'] as const;
  const joule = ['KJ_DAY', 'KJ_H', 'KJ_MIN'] as const;
  const grams = ['G_DAY', 'G_H', 'G_MIN', 'MG_MIN'] as const;
  return {
    time: { column: plans.timeColumn, style: plans.time },
    styleOf: plans.styleOf,
    label: firstOf(table, 'PHASE'),
    marker: firstOf(table, 'MARKER'),
    values: {
      vo2: { column: oxygen.column, factor: factors[oxygen.unit] },
      vo2Kg: oxygen.relative === null ? null : { column: oxygen.relative, factor: 1 },
      vco2: carbon === null || carbonUnit === null ? null : { column: carbon, factor: factors[carbonUnit] },
      heartRate: plain('HEART_RATE'),
      ventilation:
        ventilationColumn === null
          ? null
          : { column: ventilationColumn, factor: airFactor(table, ventilationColumn) },
      speedKmH: speed === null || speedFactor === null ? null : { column: speed, factor: speedFactor },
      gradePercent: plain('GRADE'),
      loadWatt: inUnits('LOAD', 'WATT'),
      rer: plain('RER'),
      energyKcalMin: inUnits('ENERGY', ...energy, ...joule),
      fatGMin: inUnits('FAT', ...grams),
      carbohydrateGMin: inUnits('CARBOHYDRATE', ...grams),
      fatKcalMin: inUnits('FAT', ...energy),
      carbohydrateKcalMin: inUnits('CARBOHYDRATE', ...energy),
      fatShare: plain('FAT_SHARE'),
      carbohydrateShare: plain('CARBOHYDRATE_SHARE'),
    },
  };
}

const READ_AS: readonly (readonly [keyof ColumnPlan['values'], CartQuantity])[] = [
  ['vo2', 'VO2'],
  ['vo2Kg', 'VO2_KG'],
  ['vco2', 'VCO2'],
  ['heartRate', 'HEART_RATE'],
  ['ventilation', 'VENTILATION'],
  ['speedKmH', 'SPEED'],
  ['gradePercent', 'GRADE'],
  ['loadWatt', 'LOAD'],
  ['rer', 'RER'],
  ['energyKcalMin', 'ENERGY'],
  ['fatGMin', 'FAT'],
  ['fatKcalMin', 'FAT'],
  ['carbohydrateGMin', 'CARBOHYDRATE'],
  ['carbohydrateKcalMin', 'CARBOHYDRATE'],
  ['fatShare', 'FAT_SHARE'],
  ['carbohydrateShare', 'CARBOHYDRATE_SHARE'],
];

interface Read {
  plan: ColumnPlan;
  rows: ReadRows;
  doubts: CartDoubt[];
  weightKg: number | null;
}

function finish(
  table: CartTable,
  recognised: CartRecognised,
  { plan, rows, doubts, weightKg }: Read,
): CartFileResult {
  const place = (column: number) => ({
    column: column + 1,
    heading: table.headings[column]!.text,
    unit: table.headings[column]!.unit,
  });
  recognised.read.TIME = place(plan.time.column);
  for (const [name, quantity] of READ_AS) {
    const value = plan.values[name];
    if (value !== null) recognised.read[quantity] ??= place(value.column);
  }
  if (plan.label !== null) recognised.read.PHASE = place(plan.label);
  if (plan.marker !== null) recognised.read.MARKER = place(plan.marker);

  const { columns, timeS, firstBad, skipped } = rows;
  if (rows.falling !== null) {
    const { row, found } = rows.falling;
    return refuse('MEASUREMENT003', { row, column: plan.time.column + 1, expected: ['RISING_TIME'], found });
  }
  const unreadable =
    skipped.FIELDS_SHIFTED.count +
    skipped.TIME_UNREADABLE.count +
    skipped.VALUE_UNREADABLE.count +
    skipped.VALUE_OUT_OF_RANGE.count;
  if (firstBad !== null && unreadable > Math.max(UNREADABLE_ROWS, timeS.length * UNREADABLE_SHARE))
    return refuse('MEASUREMENT003', firstBad);
  const vo2 = columns.vo2!;
  if (timeS.length < 2 || vo2.every(Number.isNaN)) return nothingMeasured(table, plan.values.vo2!.column);
  if (timeS.length > MAX_SAMPLES) return refuse('CALORIMETRY_TOO_LONG', { max: MAX_SAMPLES });
  // Figures are computed second by second, so few rows that are far apart would take as much as many.
  if (!(timeS.at(-1)! - timeS[0]! <= LONGEST_SPAN_S))
    return refuse('CALORIMETRY_TOO_LONG', {
      row: rows.rowNumbers.at(-1)!,
      column: plan.time.column + 1,
      maxSeconds: LONGEST_SPAN_S,
    });

  const series: CalorimetrySeries = {
    timeS: Float64Array.from(timeS),
    vo2,
    vco2: measured(columns.vco2),
    heartRate: measured(columns.heartRate),
    ventilation: measured(columns.ventilation),
    speedKmH: moving(columns.speedKmH),
    gradePercent: columns.gradePercent,
    loadWatt: moving(columns.loadWatt),
    labels: rows.labels.some((label) => label !== null) ? rows.labels : null,
    markers: [...rows.markers, ...eventsBelow(table, rows.lastRow, plan)].sort((a, b) => a.timeS - b.timeS),
    device: {
      energyKcalMin: columns.energyKcalMin,
      fatGMin: columns.fatGMin,
      carbohydrateGMin: columns.carbohydrateGMin,
      fatKcalMin: columns.fatKcalMin,
      carbohydrateKcalMin: columns.carbohydrateKcalMin,
      fatShare: columns.fatShare,
      carbohydrateShare: columns.carbohydrateShare,
      rer: columns.rer,
    },
    rows: Int32Array.from(rows.rowNumbers),
  };
  if (rows.cutRow !== null) doubts.push({ id: 'CUT_OFF', row: rows.cutRow });
  doubts.push(...doubtsOf(series, columns.vo2Kg, recognised.person.weightKg ?? weightKg));
  return {
    kind: 'ready',
    recognised,
    series,
    report: {
      rows:
        timeS.length +
        skipped.BLANK.count +
        skipped.FIELDS_SHIFTED.count +
        skipped.TIME_UNREADABLE.count +
        skipped.REPEATED_HEADING.count,
      samples: timeS.length,
      firstS: timeS[0]!,
      lastS: timeS.at(-1)!,
      stepS: sampleStep(series),
      skipped: Object.entries(skipped).flatMap(([reason, { count, rows: at }]) =>
        count === 0 ? [] : [{ reason: reason as keyof typeof skipped, count, rows: at }],
      ),
    },
    doubts,
  };
}

/** null for a column in which nothing was measured. */
const measured = (values: Float64Array | null): Float64Array | null =>
  values === null || values.every(Number.isNaN) ? null : values;
/** null for a treadmill or an ergometer that was not connected: it stands still from beginning to end. */
const moving = (values: Float64Array | null): Float64Array | null =>
  values === null || values.every((value) => Number.isNaN(value) || value === 0) ? null : values;

/** Events that carts list below the table: a time in the unit of the table, and what happened. */
function eventsBelow(table: CartTable, lastRow: number, plan: ColumnPlan): CartMarker[] {
  const { lines } = table.grid;
  const start = lines.findIndex(
    (line, i) => i > lastRow && /^[\s"]*(?:events?|eventos|ereignisse)[\s"]*$/i.test(line),
  );
  if (start < 0) return [];
  const markers: CartMarker[] = [];
  for (const line of lines.slice(start + 1, start + 200)) {
    const [time = '', text = ''] = cellsOf(line, table.delimiter);
    const minutes = /^\d+(?:\.\d+)?$/.test(time) ? Number(time) : null;
    // The list counts minutes, also where the table has minutes and seconds.
    if (minutes === null || text === '') break;
    markers.push({
      timeS: minutes * (plan.time.style.kind === 'COLON' ? 60 : plan.time.style.factor),
      text: shortened(text),
    });
  }
  return markers;
}

function doubtsOf(
  series: CalorimetrySeries,
  vo2Kg: Float64Array | null,
  statedKg: number | null,
): CartDoubt[] {
  const doubts: CartDoubt[] = [];
  const { vo2, vco2, device, timeS } = series;
  if (vco2 !== null && device.rer !== null) {
    const pairs = [...vo2.keys()].filter((i) => !Number.isNaN(vo2[i]! + vco2[i]! + device.rer![i]!));
    const computed = medianOf(pairs.map((i) => vco2[i]! / vo2[i]!));
    const file = medianOf(pairs.map((i) => device.rer![i]!));
    if (pairs.length > 0 && Math.abs(computed / file - 1) > 0.05)
      doubts.push({ id: 'RER_DISAGREES', computed, file });
  }
  if (vo2Kg !== null && statedKg !== null) {
    const impliedKg = medianOf([...vo2.keys()].map((i) => vo2[i]! / vo2Kg[i]!));
    if (Math.abs(impliedKg - statedKg) > 2) doubts.push({ id: 'WEIGHT_DISAGREES', impliedKg, statedKg });
  }
  const gaps = [...timeS.keys()].slice(1).map((i) => timeS[i]! - timeS[i - 1]!);
  const pause = Math.max(60, 3 * sampleStep(series));
  const wide = gaps.filter((gap) => gap > pause);
  if (wide.length > 0) doubts.push({ id: 'GAPS', count: wide.length, longestS: Math.max(...wide) });
  return doubts;
}
