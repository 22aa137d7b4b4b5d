import { foldHeading } from '../../shared/delimited/index.ts';
import { withoutClock } from './heading-clock.ts';
import type { GlucoseUnit } from '../../shared/index.ts';
import {
  HEADING_PATTERNS,
  isPlainGlucose,
  NOT_A_CLOCK,
  NOT_A_READING,
  type ColumnRole,
  type HeadingPattern,
} from './heading-patterns.ts';
import {
  brandIn,
  isGlookoIntroduction,
  isSensorHeading,
  makerShape,
  otherColumns,
  splitTime,
  type MakerShape,
  type OtherColumn,
} from './maker-shapes.ts';
import { treatmentColumns, type TreatmentColumn } from './treatments.ts';
import { CGM_FILE_LANGUAGES, type CgmFileLanguage, type CgmMaker } from './result.ts';

/** One recognised heading line. */
export interface Headings {
  maker: CgmMaker;
  language: CgmFileLanguage | null;
  /** The cells as in the file, without quotes and byte order marks. */
  names: string[];
  time: number;
  /** The day, where `time` is only the time of day; −1 otherwise. */
  date: number;
  /** Column of the readings: the glucose column, or LibreView's historic one. */
  glucose: number;
  /** −1 when there is none. */
  eventType: number;
  recordType: number;
  scan: number;
  device: number;
  unitColumn: number;
  flag: number;
  /** The zone or offset of each time, in a table of no maker; −1 otherwise. */
  zone: number;
  /** Units stated by the glucose columns; two different ones make the file invalid. */
  units: { column: number; unit: GlucoseUnit }[];
  /** Columns that say what a row without a reading is. */
  others: OtherColumn[];
  /** What the device's clock showed after it was set, and before where that is not the time of the row; −1 otherwise. */
  clockAfter: number;
  clockBefore: number;
  /** Columns of carbohydrates and insulin. */
  treatments: TreatmentColumn[];
}

/** Headings that name nothing but time and glucose, if that. */
export const NO_OTHER_HEADINGS = {
  language: null,
  date: -1,
  eventType: -1,
  recordType: -1,
  scan: -1,
  device: -1,
  unitColumn: -1,
  flag: -1,
  zone: -1,
  others: [],
  clockAfter: -1,
  clockBefore: -1,
  treatments: [],
} satisfies Partial<Headings>;

/** What a column is called that says by which clock each time is. */
const ZONE_HEADING =
  /^(time ?zone|tz|(utc|gmt|tz|time ?zone) ?offset|zona horaria|zeitzone|fuseau horaire|fuso orario|fuso horario|tijdzone)\b/;

const CLOCK_WORD = '(device ?)?(date|time|hora|zeit|uhrzeit|geratezeit|heure|ora|tijd|apparaattijd)';
const NEW_CLOCK = new RegExp(
  `^(new|updated|nuev[ao]|neue?r?|aktualisierte|nouvel(le)?|nuov[ao]|nov[ao]|nieuwe|bijgewerkte) ${CLOCK_WORD}\\b` +
    '|^(hora|heure|ora) (actualizada|atualizada|mise a jour|aggiornata)',
);
const OLD_CLOCK = new RegExp(
  `^(previous|old|vorherige|vorige) ${CLOCK_WORD}\\b|^(hora|heure|ora) (anterior|precedente)`,
);

/** The unit that a heading or a cell names, or null. */
export function unitIn(folded: string): GlucoseUnit | null {
  if (/mmol/.test(folded)) return 'mmol/L';
  return /mg ?[/ ]? ?dl/.test(folded) ? 'mg/dL' : null;
}

function roleOf(folded: string): HeadingPattern | null {
  const found = HEADING_PATTERNS.find(({ pattern }) => pattern.test(folded)) ?? null;
  if (found?.role === 'time' && NOT_A_CLOCK.test(folded)) return null;
  const isOther = found?.role === 'glucose' && (NOT_A_READING.test(folded) || !isPlainGlucose(folded));
  return isOther ? null : found;
}

/**
 * Judges one line's cells. Returns null unless they have exactly one time (or a day and a time of day) and one column
 * of glucose readings: what decides between several is a record type, an event type, or the word sensor.
 *
 * @param introduction the lines before, in which some makers name themselves
 */
export function headingsOf(cells: readonly string[], introduction = ''): Headings | null {
  const folded = cells.map(foldHeading);
  const found = folded.map((cell) => roleOf(withoutClock(cell)));
  const shape = makerShape(folded) ?? tableShape(folded, found, introduction);
  if (shape === null || shape.glucose < 0) return null;
  const at = (role: ColumnRole) => found.findIndex((pattern) => pattern?.role === role);
  const isLibre = shape.maker === 'LIBREVIEW';
  const units = shape.unitColumns.flatMap((column) => {
    const unit = unitIn(folded[column]!);
    return unit === null ? [] : [{ column, unit }];
  });
  return {
    maker: shape.maker,
    language: languageOf(found),
    names: cells.map((cell) => cell.replace(/ï»¿|\uFEFF|"/g, '').trim()),
    time: shape.time,
    date: shape.date,
    glucose: shape.glucose,
    eventType: shape.eventType,
    recordType: isLibre ? at('recordType') : -1,
    scan: isLibre ? at('scan') : -1,
    device: shape.device >= 0 ? shape.device : at('device'),
    unitColumn: at('unit'),
    flag: at('flag'),
    zone: shape.maker === 'PLAIN' ? folded.findIndex((cell) => ZONE_HEADING.test(cell)) : -1,
    units: units.length === 0 ? impliedUnit(shape) : units,
    others: isLibre || shape.maker === 'DEXCOM_CLARITY' ? [] : otherColumns(folded, shape.glucose),
    ...clockColumns(folded),
    treatments: treatmentColumns(folded),
  };
}

/**
 * Columns of a change of the device's clock. CareLink writes the new time beside that of the row, `New Device Time`; the
 * software of Libre's reader both times, `Previous Time` and `Updated Time`.
 */
function clockColumns(folded: readonly string[]): Pick<Headings, 'clockAfter' | 'clockBefore'> {
  const clockAfter = folded.findIndex((cell) => NEW_CLOCK.test(cell));
  return { clockAfter, clockBefore: clockAfter < 0 ? -1 : folded.findIndex((cell) => OLD_CLOCK.test(cell)) };
}

/** Nightscout's entries and xDrip's table are mg/dL whatever their screens show. */
function impliedUnit({ maker, glucose }: MakerShape): Headings['units'] {
  return maker === 'NIGHTSCOUT' || maker === 'XDRIP' ? [{ column: glucose, unit: 'mg/dL' }] : [];
}

/** Clarity, LibreView, Nightscout, Glooko and plain tables, which are told apart by what their columns mean. */
function tableShape(
  folded: readonly string[],
  found: readonly (HeadingPattern | null)[],
  introduction: string,
): MakerShape | null {
  const at = (role: ColumnRole) => found.findIndex((pattern) => pattern?.role === role);
  const all = (role: ColumnRole) => found.flatMap((pattern, i) => (pattern?.role === role ? [i] : []));
  const eventType = at('eventType');
  const historic = at('historic');
  const split = splitTime(folded);
  const times = all('time');
  const time = split?.time ?? times[0] ?? -1;
  const common = { time, date: split?.date ?? -1, eventType, device: -1 };
  if (time < 0) return null;
  if (at('recordType') >= 0 && historic >= 0) {
    const unitColumns = [historic, ...all('scan'), ...all('strip')];
    return { ...common, date: -1, time: times[0]!, maker: 'LIBREVIEW', glucose: historic, unitColumns };
  }
  const plain = all('glucose');
  const bySensor = plain.filter((column) => isSensorHeading(folded[column]!));
  const unitColumns = bySensor.length === 1 ? bySensor : plain;
  const glucose = unitColumns[0];
  if (glucose === undefined) return null;
  const shape = { ...common, glucose, unitColumns };
  if (eventType >= 0) return { ...shape, date: -1, time: times[0]!, maker: 'DEXCOM_CLARITY' };
  if (/^sgv\b/.test(folded[glucose]!)) return { ...shape, date: -1, time: times[0]!, maker: 'NIGHTSCOUT' };
  const hasTwoUnits = new Set(unitColumns.map((column) => unitIn(folded[column]!))).size > 1;
  // There is no way to tell which of several glucose columns is the sensor's; two units are recognised, and rejected
  // later.
  if ((split === null && times.length > 1) || (unitColumns.length > 1 && !hasTwoUnits)) return null;
  const isGlooko = bySensor.length === 1 && isGlookoIntroduction(introduction);
  return { ...shape, maker: isGlooko ? 'GLOOKO' : (brandIn(introduction) ?? 'PLAIN') };
}

/** The language that most headings agree on; of several, the one that comes first. */
function languageOf(found: readonly (HeadingPattern | null)[]): CgmFileLanguage | null {
  const votesFor = (language: CgmFileLanguage) =>
    found.filter((pattern) => pattern?.languages.includes(language)).length;
  const votes = CGM_FILE_LANGUAGES.map((language) => ({ language, count: votesFor(language) }));
  const best = votes.reduce((a, b) => (b.count > a.count ? b : a));
  return best.count > 0 ? best.language : null;
}
