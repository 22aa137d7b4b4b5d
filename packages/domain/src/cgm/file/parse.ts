import { MAX_UPLOAD_BYTES } from '../../documents/index.ts';
import { shortened, textBytesOf, type TextBytes } from '../../shared/delimited/index.ts';
import { isZone, type GlucoseUnit } from '../../shared/index.ts';
import { isArchive } from './archive.ts';
import { assemble } from './assemble.ts';
import type { Collected } from './collected.ts';
import { findLayout, type Layout } from './find-headings.ts';
import { layoutOfColumns, openTable } from './open-table.ts';
import { placeInParts } from './part-place.ts';
import { personIn } from './person.ts';
import { unpack, type Unpacked } from './parts.ts';
import type {
  CgmFileRefused,
  CgmFileResult,
  CgmQuestion,
  CgmRecognised,
  CgmRefusalCode,
  CgmRefusalDetails,
  DayOrder,
  ParseCgmOptions,
} from './result.ts';
import { scanDelimited } from './scan-delimited.ts';
import type { ScanFindings } from './scan-findings.ts';
import { scanNightscout } from './scan-nightscout.ts';
import { isTidepool, scanTidepool } from './scan-tidepool.ts';
import { dropShifted } from './shifted-columns.ts';
import { columnName, otherUnitRow, statedUnit, wholeMmolRow } from './unit-evidence.ts';

/**
 * Reads a sensor export of one of `CGM_MAKERS` or a plain table of time and glucose (text, JSON, xlsx, or a ZIP archive
 * of them) by its structure and never by its name. What the file does not say is asked (unit, day order); what cannot be read reliably
 * is rejected with a stable code, row, column and the text found. Every row that is not a reading is counted with its
 * reason. Pure and without Node: it runs in a browser's worker and on the server alike.
 *
 * @param file the bytes, at most 50 MB
 * @example
 * const result = parseCgmFile(bytes, { zone: 'Europe/Madrid' });
 * if (result.kind === 'ready') show(result.recognised, result.report);
 */
export function parseCgmFile(file: Uint8Array, options: ParseCgmOptions = {}): CgmFileResult {
  if (options.zone !== undefined && !isZone(options.zone)) {
    return refuse('ZONE_UNKNOWN', { found: shortened(options.zone) });
  }
  if (file.length <= MAX_UPLOAD_BYTES && isArchive(file)) return parseArchive(file, options);
  const text = textBytesOf(file, MAX_UPLOAD_BYTES);
  if ('kind' in text) {
    return refuse(text.code === 'FILE_TRUNCATED' ? 'CGM_FILE_TRUNCATED' : text.code, text.details);
  }
  return isJson(text.bytes) ? parseJson(text, options) : parseDelimited(text, options);
}

function isJson(bytes: Uint8Array): boolean {
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i]!;
    if (byte > 32) return byte === 91 || byte === 123;
  }
  return false;
}

function refuse(
  code: CgmRefusalCode,
  details: CgmRefusalDetails,
  recognised?: CgmRecognised,
): CgmFileRefused {
  return { kind: 'refused', code, details, ...(recognised ? { recognised } : {}) };
}

/** A workbook, or a ZIP archive of tables. */
function parseArchive(file: Uint8Array, options: ParseCgmOptions): CgmFileResult {
  const unpacked = unpack(file);
  if ('code' in unpacked) return refuse(unpacked.code, unpacked.details);
  if (isJson(unpacked.text.bytes)) return parseJson(unpacked.text, options);
  const result = parseDelimited(unpacked.text, options, unpacked.others);
  const { parts } = unpacked;
  if (result.recognised !== undefined) {
    result.recognised.parts = parts;
    if (unpacked.isWorkbook) result.recognised.delimiter = null;
  }
  if (result.kind === 'refused' && result.details.row !== undefined)
    Object.assign(result.details, placeInParts(parts, result.details.row));
  return result;
}

function parseJson(text: TextBytes, options: ParseCgmOptions): CgmFileResult {
  return isTidepool(text.bytes) ? parseTidepool(text, options) : parseNightscout(text, options);
}

function parseTidepool(text: TextBytes, options: ParseCgmOptions): CgmFileResult {
  const { collected, samples, torn, otherUnit, ...found } = scanTidepool(text.bytes);
  const recognised: CgmRecognised = {
    maker: 'TIDEPOOL',
    language: null,
    unit: found.unit,
    delimiter: null,
    encoding: text.encoding,
    dayOrder: 'EPOCH',
    decimalMark: null,
    cadenceMinutes: null,
    headingRow: null,
    columns: { time: 'time', glucose: 'value' },
    devices: [...collected.devices],
    zone: options.zone ?? 'UTC',
  };
  if (torn !== null)
    return refuse('CGM_FILE_TRUNCATED', { row: torn.row, found: shortened(torn.found) }, recognised);
  if (otherUnit !== null) return refuse('CGM_MIXED_UNITS', { ...otherUnit, column: 'units' }, recognised);
  const unit = found.unit ?? options.unit ?? null;
  if (collected.size === 0) return noReadings(collected, recognised);
  if (unit === null) {
    const asked = samples.map(({ row, value }) => ({ row, found: value }));
    return {
      kind: 'question',
      questions: [{ id: 'unit', choices: ['mg/dL', 'mmol/L'], samples: asked }],
      recognised,
    };
  }
  const other = otherUnitRow(collected, unit);
  if (other !== null)
    return refuse('CGM_MIXED_UNITS', { ...other, column: 'value', expected: unit }, recognised);
  return finish(collected, recognised, { unit, dayOrder: null }, options.now ?? null);
}

function parseNightscout(text: TextBytes, options: ParseCgmOptions): CgmFileResult {
  const { collected, hasEntries, firstEntry, torn } = scanNightscout(text.bytes);
  const recognised: CgmRecognised = {
    maker: 'NIGHTSCOUT',
    language: null,
    unit: 'mg/dL',
    delimiter: null,
    encoding: text.encoding,
    dayOrder: 'EPOCH',
    decimalMark: null,
    cadenceMinutes: null,
    headingRow: null,
    columns: { time: 'date', glucose: 'sgv' },
    devices: [...collected.devices],
    zone: options.zone ?? 'UTC',
  };
  if (torn !== null)
    return refuse('CGM_FILE_TRUNCATED', { row: torn.row, found: shortened(torn.found) }, recognised);
  if (!hasEntries && collected.totalRows > 0) {
    return refuse('CGM_UNRECOGNISED', { row: 1, found: shortened(firstEntry) });
  }
  return finish(collected, recognised, { unit: 'mg/dL', dayOrder: null }, options.now ?? null);
}

function parseDelimited(
  text: TextBytes,
  options: ParseCgmOptions,
  others: Unpacked['others'] = [],
): CgmFileResult {
  const found = findLayout(text);
  if ('headings' in found) return parseTable(text, found, options, others);
  const table = openTable(text);
  if (table === null) return refuse('CGM_UNRECOGNISED', found);
  const layout = options.columns === undefined ? null : layoutOfColumns(table, options.columns);
  if (layout !== null) return parseTable(text, layout, options, others);
  return {
    kind: 'question',
    questions: [{ id: 'columns', times: table.times, glucoses: table.glucoses }],
    recognised: {
      maker: 'PLAIN',
      language: null,
      unit: null,
      delimiter: table.delimiter,
      encoding: text.encoding,
      dayOrder: null,
      decimalMark: null,
      cadenceMinutes: null,
      headingRow: table.headingRow,
      columns: null,
      devices: [],
      zone: options.zone ?? 'UTC',
    },
  };
}

function parseTable(
  text: TextBytes,
  layout: Layout,
  options: ParseCgmOptions,
  others: Unpacked['others'],
): CgmFileResult {
  const { headings, headingRow } = layout;
  const findings = scanKnown(text, layout, options);
  const { collected } = findings;
  for (const { reason, count } of others) collected.countOthers(reason, count);
  const stated = statedUnit(headings, headingRow, findings.rowUnits);
  const recognised = recognisedOf(text, layout, findings, options);
  if ('contradiction' in stated) return refuse('CGM_MIXED_UNITS', stated.contradiction, recognised);
  recognised.unit = stated.unit;
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
  const { dayFirstRow, monthFirstRow } = findings;
  if (dayFirstRow > 0 && monthFirstRow > 0) {
    const row = Math.max(dayFirstRow, monthFirstRow);
    const expected = dayFirstRow < monthFirstRow ? 'DMY' : 'MDY';
    return refuse(
      'CGM_MIXED_DAY_ORDERS',
      { row, column: columnName(headings, headings.time), expected },
      recognised,
    );
  }
  const unit = stated.unit ?? options.unit ?? null;
  const dayOrder = dayOrderOf(findings) ?? options.dayOrder ?? null;
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
  if (findings.hasOpenDates && dayOrder !== null) recognised.dayOrder = dayOrder;
  return finish(collected, recognised, { unit, dayOrder }, options.now ?? null);
}

/** Scans again with the event type of the readings when no language is known to have it. */
function scanKnown(text: TextBytes, layout: Layout, { readingEvent }: ParseCgmOptions): ScanFindings {
  const findings = scanDelimited(text, layout, readingEvent ?? null);
  const certain = readingEvent === undefined ? findings.unknownEvents.certain(findings.collected.size) : null;
  return certain === null ? findings : scanDelimited(text, layout, certain);
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
    dayOrder: findings.hasOpenDates ? dayOrderOf(findings) : 'YMD',
    decimalMark: findings.decimalMark,
    cadenceMinutes: null,
    headingRow: headingRow > 0 ? headingRow : null,
    columns: { time: name(headings.time), glucose: name(headings.glucose) },
    devices: [...findings.collected.devices],
    person: personIn(text.bytes, delimiter),
    zone: options.zone ?? 'UTC',
  };
}

/** What the dates themselves say: a number over 12 is a day; with full stops the day always comes first. */
function dayOrderOf(findings: ScanFindings): DayOrder | null {
  if (findings.dayFirstRow > 0) return 'DMY';
  if (findings.monthFirstRow > 0) return 'MDY';
  return findings.hasDots ? 'DMY' : null;
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
  if (findings.hasOpenDates && dayOrder === null) {
    const samples = findings.samples.map(({ row, time }) => ({ row, found: time }));
    questions.push({ id: 'dayOrder', choices: ['DMY', 'MDY'], samples });
  }
  return questions;
}

function finish(
  collected: Collected,
  recognised: CgmRecognised,
  answers: { unit: GlucoseUnit; dayOrder: DayOrder | null },
  now: number | null,
): CgmFileResult {
  const known = { ...recognised, unit: answers.unit };
  const done = assemble(collected, { ...answers, zone: recognised.zone, now });
  if (done === null) return noReadings(collected, known);
  if ('code' in done) return refuse(done.code, done.details, known);
  const cadenceMinutes = done.series.cadenceMinutes > 0 ? done.series.cadenceMinutes : null;
  return { kind: 'ready', recognised: { ...known, cadenceMinutes }, ...done };
}

function noReadings(collected: Collected, recognised: CgmRecognised): CgmFileRefused {
  const closest = collected.firstRowOf(
    'VALUE_UNREADABLE',
    'VALUE_OUT_OF_RANGE',
    'TIME_UNREADABLE',
    'FIELDS_SHIFTED',
    'SENSOR_ERROR',
    'EVENT_UNKNOWN',
  );
  const details: CgmRefusalDetails = { skipped: collected.skipped() };
  if (closest !== null) Object.assign(details, { row: closest.row, found: closest.reason });
  return refuse('CGM_NO_READINGS', details, recognised);
}
