import { foldHeading } from '../../shared/delimited/index.ts';
import { withoutClock } from './heading-clock.ts';
import type { GlucoseUnit } from '../../shared/index.ts';
import { HEADING_PATTERNS, NOT_A_READING, type ColumnRole, type HeadingPattern } from './heading-patterns.ts';
import { CGM_FILE_LANGUAGES, type CgmFileLanguage, type CgmMaker } from './result.ts';

/** One recognised heading line. */
export interface Headings {
  maker: CgmMaker;
  language: CgmFileLanguage | null;
  /** The cells as in the file, without quotes and byte order marks. */
  names: string[];
  time: number;
  /** Column of the readings: the glucose column, or LibreView's historic one. */
  glucose: number;
  /** −1 when there is none. */
  eventType: number;
  recordType: number;
  scan: number;
  device: number;
  unitColumn: number;
  flag: number;
  /** Units stated by the glucose columns; two different ones make the file invalid. */
  units: { column: number; unit: GlucoseUnit }[];
}

/** The unit that a heading or a cell names, or null. */
export function unitIn(folded: string): GlucoseUnit | null {
  if (/mmol/.test(folded)) return 'mmol/L';
  return /mg ?[/ ]? ?dl/.test(folded) ? 'mg/dL' : null;
}

function roleOf(folded: string): HeadingPattern | null {
  const found = HEADING_PATTERNS.find(({ pattern }) => pattern.test(folded)) ?? null;
  return found?.role === 'glucose' && NOT_A_READING.test(folded) ? null : found;
}

/**
 * Judges one line's cells. Returns null unless they have exactly one time and one column of glucose readings (or event
 * and record types, which decide between several).
 */
export function headingsOf(cells: readonly string[]): Headings | null {
  const found = cells.map((cell) => roleOf(withoutClock(foldHeading(cell))));
  const at = (role: ColumnRole) => found.findIndex((pattern) => pattern?.role === role);
  const all = (role: ColumnRole) => found.flatMap((pattern, i) => (pattern?.role === role ? [i] : []));
  const recordType = at('recordType');
  const eventType = at('eventType');
  const historic = at('historic');
  const isLibre = recordType >= 0 && historic >= 0;
  const plain = all('glucose');
  const times = all('time');
  if (times.length === 0 || (!isLibre && plain.length === 0)) return null;
  const glucose = isLibre ? historic : plain[0]!;
  const isNightscout = /^sgv\b/.test(foldHeading(cells[glucose]!));
  const maker = isLibre
    ? 'LIBREVIEW'
    : eventType >= 0
      ? 'DEXCOM_CLARITY'
      : isNightscout
        ? 'NIGHTSCOUT'
        : 'PLAIN';
  const columns = isLibre ? [historic, ...all('scan'), ...all('strip')] : plain;
  const units = columns.flatMap((column) => {
    const unit = unitIn(foldHeading(cells[column]!));
    return unit === null ? [] : [{ column, unit }];
  });
  const hasTwoUnits = units.some(({ unit }) => unit !== units[0]!.unit);
  // There is no way to tell which of several glucose columns is the sensor's; two units are recognised, and rejected
  // later.
  if (maker === 'PLAIN' && (times.length > 1 || (plain.length > 1 && !hasTwoUnits))) return null;
  return {
    maker,
    language: languageOf(found),
    names: cells.map((cell) => cell.replace(/ï»¿|\uFEFF|"/g, '').trim()),
    time: times[0]!,
    glucose,
    eventType,
    recordType: isLibre ? recordType : -1,
    scan: isLibre ? at('scan') : -1,
    device: at('device'),
    unitColumn: at('unit'),
    flag: at('flag'),
    units: isNightscout && units.length === 0 ? [{ column: glucose, unit: 'mg/dL' }] : units,
  };
}

/** The language that most headings agree on; of several, the one that comes first. */
function languageOf(found: readonly (HeadingPattern | null)[]): CgmFileLanguage | null {
  const votesFor = (language: CgmFileLanguage) =>
    found.filter((pattern) => pattern?.languages.includes(language)).length;
  const votes = CGM_FILE_LANGUAGES.map((language) => ({ language, count: votesFor(language) }));
  const best = votes.reduce((a, b) => (b.count > a.count ? b : a));
  return best.count > 0 ? best.language : null;
}
