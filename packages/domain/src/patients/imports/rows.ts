import { shortened } from '../../shared/delimited/index.ts';
import type { DayOrder, FieldCode } from '../../shared/index.ts';
import type { BiologicalSex } from '../enums.ts';
import { withLostZero } from '../postal-codes.ts';
import { patientInputSchema, type PatientInput } from '../schemas.ts';
import { REQUIRED_IMPORT_FIELDS, type PatientImportField } from './fields.ts';
import { splitName, type NameSplit } from './names.ts';
import type { PatientImportSettings } from './settings.ts';
import type { PatientSheet, SheetRow } from './sheet.ts';
import {
  importDayOrder,
  importSexOfM,
  readImportDate,
  readImportNumber,
  readImportSex,
  readImportState,
} from './values.ts';

/** A question about a file that only a person can answer. */
export interface ImportQuestion {
  id: 'dayOrder' | 'sexOfM';
  samples: { row: number; found: string }[];
}

/** How cells become values: the settings, and what the file itself says. */
export interface RowReading {
  columns: readonly (PatientImportField | null)[];
  dayOrder: DayOrder;
  sexOfM: BiologicalSex | null;
  nameSplit: NameSplit;
  timezone: string;
  principalId: string;
  /** The professional with an address that a row names; null for one who does not work here. */
  professionalOf: (email: string) => string | null;
}

/** An invalid cell. */
export interface WrongCell {
  field: PatientImportField;
  code: FieldCode;
  /** The text found, at most eighty characters. */
  found: string;
}

export type ReadRow =
  { row: number; name: string; form: PatientInput } | { row: number; name: string; wrong: WrongCell[] };

const SAMPLES = 3;

function* textsOf(sheet: PatientSheet, settings: PatientImportSettings, field: PatientImportField) {
  const column = settings.columns.indexOf(field);
  if (column < 0) return;
  for (const { row, cells } of sheet.rows) {
    const text = cells[column] ?? '';
    if (text !== '') yield { row, text };
  }
}

function* map<From, To>(items: Iterable<From>, to: (item: From) => To): Iterable<To> {
  for (const item of items) yield to(item);
}

/**
 * What the file leaves open: the order of day and month when no birthdate reveals it or two contradict each other, and
 * what `M` means in a column of sexes.
 */
export function importQuestions(sheet: PatientSheet, settings: PatientImportSettings): ImportQuestion[] {
  const questions: ImportQuestion[] = [];
  const dates = () => textsOf(sheet, settings, 'birthdate');
  const sexes = () => textsOf(sheet, settings, 'sex');
  const ask = (id: ImportQuestion['id'], texts: Iterable<{ row: number; text: string }>) => {
    const samples: ImportQuestion['samples'] = [];
    for (const { row, text } of texts) {
      if (samples.length === SAMPLES) break;
      samples.push({ row, found: shortened(text) });
    }
    questions.push({ id, samples });
  };
  const order = importDayOrder(map(dates(), ({ text }) => text));
  if (settings.dayOrder === null && (order === null || order === 'both')) ask('dayOrder', dates());
  if (settings.sexOfM === null && importSexOfM(map(sexes(), ({ text }) => text)) === null)
    ask('sexOfM', sexes());
  return questions;
}

/** How the rows of a file are read; what the file says itself takes precedence over an answer. */
export function rowReadingOf(
  sheet: PatientSheet,
  settings: PatientImportSettings,
  professionalOf: RowReading['professionalOf'],
): RowReading {
  const order = importDayOrder(map(textsOf(sheet, settings, 'birthdate'), ({ text }) => text));
  const sexOfM = importSexOfM(map(textsOf(sheet, settings, 'sex'), ({ text }) => text));
  return {
    columns: settings.columns,
    dayOrder: order === 'DMY' || order === 'MDY' ? order : (settings.dayOrder ?? 'DMY'),
    sexOfM: sexOfM === 'FEMALE' || sexOfM === 'MALE' ? sexOfM : settings.sexOfM,
    nameSplit: settings.nameSplit,
    timezone: settings.timezone,
    principalId: settings.principalId,
    professionalOf,
  };
}

/** The value of a cell before the schema of a patient's card checks it; undefined when it cannot be read at all. */
function valueOf(field: PatientImportField, text: string, reading: RowReading): unknown {
  switch (field) {
    case 'birthdate':
      return readImportDate(text, reading.dayOrder) ?? undefined;
    case 'sex':
      return readImportSex(text, reading.sexOfM) ?? undefined;
    case 'weightKg':
    case 'heightCm':
      return readImportNumber(text, field) ?? undefined;
    case 'state':
      return readImportState(text) ?? undefined;
    case 'tags':
      return text.split(/[,;|]/).filter((tag) => tag.trim() !== '');
    case 'principalEmail':
      return reading.professionalOf(text) ?? undefined;
    default:
      return text;
  }
}

const UNREADABLE: Partial<Record<PatientImportField, FieldCode>> = {
  birthdate: 'DATE_INVALID',
  sex: 'OPTION_INVALID',
  weightKg: 'NUMBER_INVALID',
  heightCm: 'NUMBER_INVALID',
  state: 'OPTION_INVALID',
  principalEmail: 'OPTION_INVALID',
};

/** An empty full name is reported once. */
const isPartOf = (field: PatientImportField, whole: PatientImportField): boolean =>
  whole === 'fullName' && (field === 'name' || field === 'surname');

/** Longer than any field of a card: such a text is not parsed. */
const LONGEST_TEXT = 2_000;

const REQUIRED = new Set<PatientImportField>([...REQUIRED_IMPORT_FIELDS, 'fullName']);

/** Reads one row into a patient's card with the same schema as the form, or reports what is wrong with each cell. */
export function readImportRow({ row, cells }: SheetRow, reading: RowReading): ReadRow {
  const card: Record<string, unknown> = { timezone: reading.timezone };
  const wrong: WrongCell[] = [];
  const texts = new Map<string, string>();
  let principalId = reading.principalId;
  reading.columns.forEach((field, column) => {
    if (field === null) return;
    const text = cells[column] ?? '';
    texts.set(field, text);
    if (text === '') {
      if (REQUIRED.has(field)) wrong.push({ field, code: 'REQUIRED', found: '' });
      return;
    }
    if (text.length > LONGEST_TEXT) {
      wrong.push({ field, code: 'TOO_LONG', found: shortened(text.slice(0, LONGEST_TEXT)) });
      texts.set(field, '');
      return;
    }
    if (field === 'fullName') {
      const parts = splitName(text, reading.nameSplit);
      Object.assign(card, parts);
      texts.set('name', parts.name);
      texts.set('surname', parts.surname);
      return;
    }
    const value = valueOf(field, text, reading);
    if (value === undefined)
      wrong.push({ field, code: UNREADABLE[field] ?? 'OPTION_INVALID', found: shortened(text) });
    else if (field === 'principalEmail') principalId = String(value);
    else card[field] = value;
  });
  if (typeof card.postalCode === 'string' && typeof card.country === 'string')
    card.postalCode = withLostZero(card.postalCode, card.country);
  const name = shortened([texts.get('name'), texts.get('surname')].filter(Boolean).join(' '));
  const result = patientInputSchema.safeParse({
    ...card,
    specialists: [{ professionalId: principalId, isPrincipal: true }],
  });
  if (result.success && wrong.length === 0) return { row, name, form: result.data };
  for (const issue of result.error?.issues ?? []) {
    const field = issue.path[0] as PatientImportField;
    // An unreadable cell has been reported already.
    if (wrong.some((cell) => cell.field === field || isPartOf(field, cell.field))) continue;
    wrong.push({ field, code: issue.message as FieldCode, found: shortened(texts.get(field) ?? '') });
  }
  return { row, name, wrong };
}
