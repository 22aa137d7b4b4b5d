import {
  civilFromDays,
  daysFromCivil,
  isCivilDate,
  localDateOfDays,
  parseDecimal,
  type DayOrder,
} from '../../shared/index.ts';
import type { BiologicalSex, PatientState } from '../enums.ts';
import { heightInCm } from '../typed-height.ts';

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim();

const MONTHS: readonly RegExp[] = [
  /^(ene|jan)/,
  /^feb/,
  /^mar/,
  /^(abr|apr)/,
  /^may/,
  /^jun/,
  /^jul/,
  /^(ago|aug)/,
  /^sep/,
  /^oct/,
  /^nov/,
  /^(dic|dec)/,
];

/** The parts of a date; `null` when the order of day and month is open. */
interface DateParts {
  year: number;
  /** Day and month in the order of the text. */
  first: number;
  second: number;
  isOpen: boolean;
}

/** A two-digit birth year is within the last hundred years. */
function wholeYear(text: string, now: Date): number {
  const year = Number(text);
  if (text.length > 2) return year;
  const century = Math.floor(now.getUTCFullYear() / 100) * 100;
  return century + year > now.getUTCFullYear() ? century - 100 + year : century + year;
}

function partsOf(text: string, now: Date): DateParts | null {
  const match = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})(?:[ T]0{1,2}:00(?::00)?)?$/.exec(text);
  if (!match) return null;
  return {
    first: Number(match[1]),
    second: Number(match[2]),
    year: wholeYear(match[3] ?? '', now),
    isOpen: true,
  };
}

/** Day 0 of Excel's date numbers; Excel treats 1900 as a leap year, so this is right from March of that year on. */
const EXCEL_EPOCH = daysFromCivil(1899, 12, 30);

/**
 * Reads a birthdate as spreadsheets hold them: `1980-05-17`, `17/05/1980`, `17.5.80`, `17 may 1980`, Excel's number of
 * days.
 *
 * @param order what a date like `03/04/1980` means
 * @returns `YYYY-MM-DD`, or null for an invalid date
 */
export function readImportDate(text: string, order: DayOrder, now = new Date()): string | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T]\d{2}:\d{2}(?::\d{2})?(?:\.\d+)?Z?)?$/.exec(text);
  if (iso) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  if (/^\d{5}$/.test(text)) {
    const { year } = civilFromDays(EXCEL_EPOCH + Number(text));
    return year >= 1901 && year <= now.getUTCFullYear() ? localDateOfDays(EXCEL_EPOCH + Number(text)) : null;
  }
  const parts = partsOf(text, now);
  if (parts !== null) {
    const isDayFirst = parts.first > 12 || (parts.second <= 12 && order === 'DMY');
    return isDayFirst
      ? dateOf(parts.year, parts.second, parts.first)
      : dateOf(parts.year, parts.first, parts.second);
  }
  return namedDate(fold(text), now);
}

/** `17 de mayo de 1980`, `17-may-80`, `May 17, 1980`. */
function namedDate(text: string, now: Date): string | null {
  const day = /^(\d{1,2})[ \-/.]*(?:de )?([a-z]{3,})\.?[ \-/.,]*(?:de |del )?(\d{4}|\d{2})$/.exec(text);
  const month = /^([a-z]{3,})\.? (\d{1,2}),? (\d{4})$/.exec(text);
  const name = day?.[2] ?? month?.[1];
  if (name === undefined) return null;
  const number = MONTHS.findIndex((pattern) => pattern.test(name)) + 1;
  if (number === 0) return null;
  return dateOf(wholeYear(day?.[3] ?? month?.[3] ?? '', now), number, Number(day?.[1] ?? month?.[2]));
}

function dateOf(year: number, month: number, day: number): string | null {
  return isCivilDate(year, month, day) ? localDateOfDays(daysFromCivil(year, month, day)) : null;
}

/**
 * What the dates of a column reveal about their order: one whose first number is over 12 puts the day first. `both`
 * when they contradict each other, null when none reveals it.
 */
export function importDayOrder(texts: Iterable<string>): DayOrder | 'both' | 'none' | null {
  let isDayFirst = false;
  let isMonthFirst = false;
  let hasOpen = false;
  for (const text of texts) {
    const parts = partsOf(text, new Date());
    if (parts === null) continue;
    hasOpen = true;
    if (parts.first > 12) isDayFirst = true;
    else if (parts.second > 12) isMonthFirst = true;
  }
  if (isDayFirst && isMonthFirst) return 'both';
  if (isDayFirst) return 'DMY';
  if (isMonthFirst) return 'MDY';
  return hasOpen ? null : 'none';
}

const FEMALE = /^(f|fem|femenin[oa]|female|mujer|muj|hembra|woman|girl|h?embra|mulher|♀)$/;
const MALE = /^(h|v|masc|masculin[oa]|male|hombre|varon|man|boy|♂)$/;

/**
 * Reads a sex. A bare `M` is a woman beside `H` or `V` and a man beside `F`; alone it is ambiguous.
 *
 * @param sexOfM what `M` stands for in this column; null while unknown
 */
export function readImportSex(text: string, sexOfM: BiologicalSex | null): BiologicalSex | null {
  const folded = fold(text).replace(/\.$/, '');
  if (folded === 'm') return sexOfM;
  if (FEMALE.test(folded)) return 'FEMALE';
  return MALE.test(folded) ? 'MALE' : null;
}

/** What a bare `M` stands for in a column; null when ambiguous, `none` when there is no such letter. */
export function importSexOfM(texts: Iterable<string>): BiologicalSex | 'none' | null {
  const letters = new Set<string>();
  for (const text of texts) {
    if (text.length > 8) continue;
    const folded = fold(text);
    if (folded.length === 1) letters.add(folded);
  }
  if (!letters.has('m')) return 'none';
  const besideMen = letters.has('h') || letters.has('v');
  if (besideMen === letters.has('f')) return null;
  return besideMen ? 'FEMALE' : 'MALE';
}

/** Reads `72,5`, `72.5 kg`, `1,75 m`. Null for anything that is not a number. */
export function readImportNumber(text: string, field: 'weightKg' | 'heightCm'): number | null {
  const bare = fold(text).replace(field === 'weightKg' ? / ?kgs?\.?$/ : / ?(cms?|mts?|m)\.?$/, '');
  const value = parseDecimal(bare);
  if (value === null) return null;
  return field === 'heightCm' ? heightInCm(value) : value;
}

/** Reads whether someone is still a patient; null for an unknown word. */
export function readImportState(text: string): PatientState | null {
  const folded = fold(text);
  if (/^(activ[oa]|alta|si|s|yes|y|true|1|active|verdadero)$/.test(folded)) return 'ACTIVE';
  return /^(inactiv[oa]|baja|no|n|false|0|inactive|falso)$/.test(folded) ? 'INACTIVE' : null;
}
