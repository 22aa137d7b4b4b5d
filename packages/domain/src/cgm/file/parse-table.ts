import { shortened, type TextBytes } from '../../shared/delimited/index.ts';
import type { GlucoseUnit } from '../../shared/index.ts';
import { finish, noReadings, NOTHING_RECOGNISED, refuse } from './file-outcome.ts';
import { MARK_ABSOLUTE } from './collected.ts';
import { findLayout, type Layout } from './find-headings.ts';
import { layoutOfColumns, openTable } from './open-table.ts';
import { otherZone } from './other-zone.ts';
import type { Unpacked } from './parts.ts';
import { anotherPerson, namesIn } from './person.ts';
import type { CgmFileResult, CgmQuestion, CgmRecognised, DayOrder, ParseCgmOptions } from './result.ts';
import { scanDelimited } from './scan-delimited.ts';
import type { ScanFindings } from './scan-findings.ts';
import { judgedScans, layoutOfScans } from './scans-only.ts';
import { dropShifted } from './shifted-columns.ts';
import { anotherSubject } from './subject-column.ts';
import { uncertainDates } from './uncertain-dates.ts';
import { anotherUnit, columnName, otherUnitRow, statedUnit, wholeMmolRow } from './unit-evidence.ts';

/** What an archive holds beside its tables of readings. */
type Beside = Pick<Unpacked, 'others' | 'treatments'>;
const NOTHING_BESIDE: Beside = { others: [], treatments: [] };

/** Reads a table: by its headings, or by the columns that a person has named. */
export function parseDelimited(
  text: TextBytes,
  options: ParseCgmOptions,
  beside: Beside = NOTHING_BESIDE,
): CgmFileResult {
  const found = findLayout(text);
  if ('headings' in found) return parseTable(text, found, options, beside);
  const table = openTable(text);
  if (table === null) return refuse('CGM_UNRECOGNISED', found);
  const layout = options.columns === undefined ? null : layoutOfColumns(table, options.columns);
  if (layout !== null) {
    const result = parseTable(text, layout, options, beside);
    if (result.recognised !== undefined)
      result.recognised.mapping = { layout: table.layout, ...options.columns! };
    return result;
  }
  return {
    kind: 'question',
    questions: [{ id: 'columns', layout: table.layout, times: table.times, glucoses: table.glucoses }],
    recognised: {
      ...NOTHING_RECOGNISED,
      maker: 'PLAIN',
      delimiter: table.delimiter,
      encoding: text.encoding,
      headingRow: table.headingRow,
      devices: [],
      zone: options.zone ?? 'UTC',
    },
  };
}

function parseTable(
  text: TextBytes,
  layout: Layout,
  options: ParseCgmOptions,
  beside: Beside,
): CgmFileResult {
  const { headings, headingRow } = layout;
  const findings = scanDelimited(text, layout, options.readingEvent ?? null);
  const scans = layoutOfScans(layout, findings);
  if (scans !== null) return judgedScans(parseTable(text, scans, options, beside));
  const { collected } = findings;
  for (const { reason, count } of beside.others) collected.countOthers(reason, count);
  collected.treatments.push(...beside.treatments);
  const stated = statedUnit(headings, headingRow, findings.rowUnits);
  const names = namesIn(text, layout.delimiter, findings.passedOver);
  const recognised = recognisedOf(text, layout, findings, options);
  recognised.person = names[0]?.name ?? null;
  const second = anotherPerson(names) ?? anotherSubject(text, layout);
  if (second !== null) return refuse('CGM_TWO_PEOPLE', second, recognised);
  if ('contradiction' in stated) return refuse('CGM_MIXED_UNITS', stated.contradiction, recognised);
  recognised.unit = stated.unit;
  const another = stated.unit === null ? anotherUnit(headings, headingRow, findings.rowUnits) : null;
  if (another !== null) return refuse('CGM_UNIT_UNKNOWN', another, recognised);
  if (findings.torn !== null) {
    const { row, column, found } = findings.torn;
    const details = { row, column: columnName(headings, column), found: shortened(found) };
    return refuse('CGM_FILE_TRUNCATED', details, recognised);
  }
  if (findings.hidden !== null) {
    const { row, found } = findings.hidden;
    return refuse('CGM_QUOTE_OPEN', { row, found: shortened(found) }, recognised);
  }
  dropShifted(findings);
  if (findings.shifted !== null && collected.countOf('FIELDS_SHIFTED') > collected.size) {
    const { row, found } = findings.shifted;
    const details = { row, column: columnName(headings, headings.glucose), found: shortened(found) };
    return refuse('CGM_COLUMNS_SHIFTED', details, recognised);
  }
  const { readingEvent } = options;
  const event = readingEvent === undefined ? findings.unknownEvents.question(collected.size) : null;
  if (event !== null) return { kind: 'question', questions: [event], recognised };
  if (collected.size === 0) return noReadings(collected, recognised);
  const { dayOrders } = findings;
  const doubt = dayOrders.contradiction() ?? uncertainDates(collected, dayOrders, options.now ?? null);
  if (doubt !== null) {
    const column = columnName(headings, headings.date >= 0 ? headings.date : headings.time);
    return refuse('CGM_MIXED_DAY_ORDERS', { ...doubt, column }, recognised);
  }
  const unit = stated.unit ?? options.unit ?? null;
  const dayOrder = dayOrders.order ?? options.dayOrder ?? null;
  const questions = openQuestions(findings, unit, dayOrder);
  if (questions.length > 0 || unit === null) return { kind: 'question', questions, recognised };
  const other = otherUnitRow(collected, unit);
  if (other !== null) {
    const column = columnName(headings, headings.glucose);
    return refuse('CGM_MIXED_UNITS', { ...other, column, expected: unit }, recognised);
  }
  const whole = unit === 'mmol/L' && findings.decimalMark === null ? wholeMmolRow(collected) : null;
  if (whole !== null) {
    return refuse(
      'CGM_DECIMALS_LOST',
      { ...whole, column: columnName(headings, headings.glucose) },
      recognised,
    );
  }
  if (dayOrders.isNeeded && dayOrder !== null) recognised.dayOrder = dayOrder;
  const result = finish(collected, recognised, { unit, dayOrder }, options);
  const marks = collected.marks.subarray(0, collected.size);
  const isLocal = marks.some((mark) => (mark & MARK_ABSOLUTE) === 0);
  if (result.kind !== 'ready' || options.zone === undefined || !isLocal) return result;
  const elsewhere = otherZone(result.series, options.zone, { ...layout, rowZones: findings.rowZones });
  return elsewhere === null ? result : refuse('CGM_OTHER_ZONE', elsewhere, recognised);
}

function recognisedOf(
  text: TextBytes,
  layout: Layout,
  findings: ScanFindings,
  options: ParseCgmOptions,
): CgmRecognised {
  const { headings, headingRow, delimiter } = layout;
  const name = (column: number) => columnName(headings, column);
  return {
    maker: findings.hasHiddenEventColumn ? 'DEXCOM_CLARITY' : headings.maker,
    language: headings.language,
    unit: null,
    delimiter,
    encoding: text.encoding,
    dayOrder: findings.dayOrders.isNeeded ? findings.dayOrders.order : 'YMD',
    decimalMark: findings.decimalMark,
    cadenceMinutes: null,
    headingRow: headingRow > 0 ? headingRow : null,
    columns: { time: name(headings.time), glucose: name(headings.glucose) },
    devices: [...findings.collected.devices],
    zone: options.zone ?? 'UTC',
  };
}

function openQuestions(
  findings: ScanFindings,
  unit: GlucoseUnit | null,
  dayOrder: DayOrder | null,
): CgmQuestion[] {
  const questions: CgmQuestion[] = [];
  if (unit === null) {
    const samples = findings.samples.map(({ row, value }) => ({ row, found: value }));
    questions.push({ id: 'unit', choices: ['mg/dL', 'mmol/L'], samples });
  }
  if (findings.dayOrders.isNeeded && dayOrder === null) {
    const samples = findings.samples.map(({ row, time }) => ({ row, found: time }));
    questions.push({ id: 'dayOrder', choices: ['DMY', 'MDY'], samples });
  }
  return questions;
}
