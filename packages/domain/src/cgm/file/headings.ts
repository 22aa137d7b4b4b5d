import { foldHeading } from '../../shared/delimited/index.ts';
import type { GlucoseUnit } from '../../shared/index.ts';
import type { CgmFileLanguage, CgmMaker } from './result.ts';

/** What a column holds, as far as it matters here. */
export type ColumnRole =
  | 'time'
  | 'eventType'
  | 'recordType'
  | 'glucose'
  | 'historic'
  | 'scan'
  | 'strip'
  | 'device'
  | 'unit'
  | 'flag';

interface HeadingPattern {
  role: ColumnRole;
  language: CgmFileLanguage | null;
  pattern: RegExp;
}

const row = (role: ColumnRole, language: CgmFileLanguage | null, pattern: RegExp): HeadingPattern => ({
  role,
  language,
  pattern,
});

/**
 * Headings of Dexcom Clarity, LibreView, Nightscout and plain tables, in lower case without accents. The first match
 * wins. Sources: formats.md; Spanish and German in the spellings seen in public files.
 */
const PATTERNS: readonly HeadingPattern[] = [
  row(
    'time',
    'en',
    /^((device|meter|sensor|local|display|reading) )?time ?stamp\b|^(datetime|date ?time|date and time|datestring|time|date|local time)( \(.*\))?$/,
  ),
  row(
    'time',
    'es',
    /^(marca temporal|marca de (hora|tiempo)|sello de tiempo|fecha y hora|fecha\/hora|fecha|hora)\b/,
  ),
  row(
    'time',
    'de',
    /^(geratezeitstempel|zeitstempel|datum und uhrzeit|datum\/uhrzeit|datum|uhrzeit|zeitpunkt|zeit)\b/,
  ),
  row('eventType', 'en', /^(event type|event$)/),
  row('eventType', 'es', /^(tipo de (evento|suceso)|tipo evento|evento$)/),
  row(
    'eventType',
    'de',
    /^(ereignisart|ereignistyp|ereignis-?typ|ereignis-?art|(art|typ) des ereignisses|ereignis$)/,
  ),
  row('recordType', 'en', /^record type/),
  row('recordType', 'es', /^tipo de (registro|entrada)/),
  row(
    'recordType',
    'de',
    /^(aufzeichnungstyp|aufzeichnungsart|datensatztyp|eintragstyp|eintragsart|(art|typ) des eintrags|(art|typ) der aufzeichnung)/,
  ),
  row('historic', 'en', /^histori.*glucose/),
  row('historic', 'es', /^(histori.*glucosa|glucosa histor)/),
  row('historic', 'de', /^((glukose|glucose).*verlauf|(verlauf|histor).*(glukose|glucose))/),
  row('scan', 'en', /^scan(ned)? glucose/),
  row('scan', 'es', /^(escan.*glucosa|glucosa.*escan)/),
  row('scan', 'de', /^((glukose|glucose).*scan|scan.*(glukose|glucose|wert)|gescannte)/),
  row('strip', 'en', /^strip glucose/),
  row('strip', 'es', /(tira.*glucosa|glucosa.*tira)/),
  row('strip', 'de', /(streifen.*(glukose|glucose)|(glukose|glucose).*streifen)/),
  row('device', 'en', /^device$/),
  row('device', 'es', /^dispositivo$/),
  row('device', 'de', /^gerat$/),
  row('unit', null, /^(units?|unidad(es)?|einheit(en)?)$/),
  row('flag', null, /^(flag|censored|marca)$/),
  row('glucose', 'es', /glucosa|azucar|glucemia/),
  row('glucose', 'de', /glukose|blutzucker|gewebezucker/),
  row('glucose', 'en', /glucose|^sgv\b|^(bg|gl)\b|blood sugar/),
];

/** Columns that mention glucose but hold no readings. */
const NOT_A_READING =
  /rate|trend|change|tasa|velocidad|variacion|cambio|tendencia|anderung|geschwindigkeit|keton|ketone|cetona|target|objetivo|zielwert|calibra|kalibr|insulin|meal|comida|alert|alarm/;

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
  const found = PATTERNS.find(({ pattern }) => pattern.test(folded)) ?? null;
  return found?.role === 'glucose' && NOT_A_READING.test(folded) ? null : found;
}

/**
 * Judges one line's cells. Returns null unless they have exactly one time and one column of glucose readings (or event
 * and record types, which decide between several).
 */
export function headingsOf(cells: readonly string[]): Headings | null {
  const found = cells.map((cell) => roleOf(foldHeading(cell)));
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

function languageOf(found: readonly (HeadingPattern | null)[]): CgmFileLanguage | null {
  const votes = { en: 0, es: 0, de: 0 };
  for (const pattern of found) if (pattern?.language) votes[pattern.language]++;
  const best = (['en', 'es', 'de'] as const).reduce((a, b) => (votes[b] > votes[a] ? b : a));
  return votes[best] > 0 ? best : null;
}
