import type { GlucoseUnit } from '../../shared/index.ts';
import { clarityRowKind } from './event-types.ts';
import { NOT_A_READING } from './heading-patterns.ts';
import type { CgmMaker, SkippedReason } from './result.ts';

/** Where a maker's table keeps what is read, as positions of columns; −1 where it has none. */
export interface MakerShape {
  maker: CgmMaker;
  time: number;
  /** The day, where day and time of day are two columns. */
  date: number;
  /** −1 where a maker's table has everything but the sensor's glucose: no other column may stand in for it. */
  glucose: number;
  eventType: number;
  device: number;
  /** Columns whose headings may state the unit. */
  unitColumns: readonly number[];
}

const SENSOR = /\b(sensore?|capteur|cgm|mcg|sgc)\b|sensorglu[ck]/;
const GLUCOSE = /gl[uyi][ck](?!ag)/;
const DATE = /^(date|day|fecha|dia|datum|tag|data|giorno|jour|dag)$/;
const CLOCK = /^(time|hora|uhrzeit|zeit|heure|ora|tijd)$/;

/** Whether a heading says that its glucose is a sensor's. */
export const isSensorHeading = (folded: string): boolean => SENSOR.test(folded) && GLUCOSE.test(folded);

/** Columns of the day and of the time of day, where a table keeps them apart. */
export function splitTime(folded: readonly string[]): { date: number; time: number } | null {
  const date = folded.findIndex((cell) => DATE.test(cell));
  const time = folded.findIndex((cell) => CLOCK.test(cell));
  return date >= 0 && time >= 0 ? { date, time } : null;
}

/**
 * Recognises the tables of CareLink, Tandem, Tidepool, xDrip (SiDiary's layout) and Juggluco by columns that only they have:
 *
 * - CareLink writes date and time apart and the sensor's current beside its glucose, `ISIG` in every language. Seen in
 *   exports of Guardian Connect; those of 640G and 780G as programs describe that read them.
 * - Tandem names the event in `Description`; sections of fingersticks, insulin on board and boluses follow. From the
 *   samples in programs that read it.
 * - Tidepool's sheet `CGM` has its instants as `Zulu Time`, and the unit in a column of its own.
 * - xDrip writes SiDiary's seven columns, always in mg/dL; Juggluco a unit alone as heading, beside Unix seconds. Both
 *   from their own source and samples.
 */
export function makerShape(folded: readonly string[]): MakerShape | null {
  const at = (pattern: RegExp) => folded.findIndex((cell) => pattern.test(cell));
  const none = { date: -1, eventType: -1, device: -1 };
  const split = splitTime(folded);
  const isig = at(/\bisig\b/);
  if (isig > 0 && split !== null) {
    const named = folded.findIndex(isSensorHeading);
    // In a language that is not known the glucose is beside its current, unless that says to be something else.
    const beside = folded[isig - 1]!;
    const isOther = NOT_A_READING.test(beside) || OTHER_COLUMNS.some(([, pattern]) => pattern.test(beside));
    const glucose = named >= 0 ? named : isOther ? -1 : isig - 1;
    return { ...none, maker: 'CARELINK', ...split, glucose, unitColumns: [glucose] };
  }
  const readings = at(/^readings? \(/);
  const eventTime = at(/^eventdatetime$/);
  if (readings >= 0 && eventTime >= 0) {
    const device = at(/^devicetype$/);
    return {
      maker: 'TANDEM',
      time: eventTime,
      date: -1,
      glucose: readings,
      eventType: at(/^description$/),
      device,
      unitColumns: [readings],
    };
  }
  const zulu = at(/^zulu time$/);
  const value = at(/^value$/);
  if (zulu >= 0 && value >= 0) {
    const kind = at(/^(tidepool data )?type$/);
    const device = at(/^device id$/);
    return {
      ...none,
      maker: 'TIDEPOOL',
      time: zulu,
      glucose: value,
      eventType: kind,
      device,
      unitColumns: [],
    };
  }
  const cgms = at(/^udt cgms$/);
  if (cgms >= 0 && split !== null)
    return { ...none, maker: 'XDRIP', ...split, glucose: cgms, unitColumns: [cgms] };
  const unix = at(/^unixtime$/);
  const unit = at(/^(mmol\/l|mg\/dl)$/);
  if (unix >= 0 && unit >= 0) {
    const device = at(/^sensorid$/);
    return { ...none, maker: 'JUGGLUCO', time: unix, glucose: unit, device, unitColumns: [unit] };
  }
  return null;
}

/** A column that is filled in rows which are no readings; null where the cell itself says what the row is. */
export interface OtherColumn {
  column: number;
  reason: SkippedReason | null;
}

const OTHER_COLUMNS: readonly (readonly [SkippedReason | null, RegExp])[] = [
  [null, /^event ?marker|ereignismarker|marcador de evento|marqueur|marker evento|gebeurtenismarkering/],
  ['INSULIN', /^bwz|bolus|basal|ins[ou]lin|\biob\b|^prime|^rewind|reservoir/],
  ['CARBS', /carb|^ch gr$|^food\b|kohlenhydrat|hidratos|glucides|koolhydra/],
  ['CALIBRATION', /calib|kalib|etalonnage/],
  ['STRIP', /^bg\b|\bbg reading|^linked bg|strip|smbg|fingerstick/],
  ['EXERCISE', /exerci|ejercicio|esercizio|lichaamsbeweging/],
  ['KETONE', /keton|cheton|cetona?\b/],
  ['ALERT', /^alarm|^alert|^suspend/],
  ['NOTE', /^(remark|not[ea]s?|comment|bemerkung|opmerking)/],
];

/** Columns beside the readings that say what a row without one is. */
export function otherColumns(folded: readonly string[], glucose: number): OtherColumn[] {
  return folded.flatMap((cell, column) => {
    const found = column === glucose ? undefined : OTHER_COLUMNS.find(([, pattern]) => pattern.test(cell));
    return found ? [{ column, reason: found[0] }] : [];
  });
}

/** What a row is whose other column holds this text, as CareLink's `Insulin: 27,00`. */
export function reasonOfMarker(text: string): SkippedReason {
  const kind = clarityRowKind(text);
  return kind === 'READING' ? 'OTHER_EVENT' : kind;
}

/** What the rows of a section are whose headings have no readings. */
export function sectionReason(folded: readonly string[]): SkippedReason {
  const found = folded.flatMap((cell) => OTHER_COLUMNS.filter(([, pattern]) => pattern.test(cell)));
  return found.find(([reason]) => reason !== null)?.[0] ?? 'OTHER_EVENT';
}

/** Names that only one maker's files mention before the headings. No public export of either was found. */
const BRANDS: readonly (readonly [CgmMaker, RegExp])[] = [
  ['EVERSENSE', /\b(eversense|senseonics)\b/],
  ['SMARTGUIDE', /\bsmartguide\b/],
];

/** The maker that a table of time and glucose names in its introduction, or null. */
export const brandIn = (folded: string): CgmMaker | null =>
  BRANDS.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;

/** Glooko's introduction, `Name:…,Date Range:…`, in any language. */
export const isGlookoIntroduction = (folded: string): boolean =>
  /^(name|nom|nombre|nome|naam|navn|namn) ?[:,]/.test(folded);

/** Whether Glooko wrote this number for "below range" (1 mg/dL, 0.1 mmol/L) or "above" (2001, 111.1). */
export function glookoWord(value: number, unit: GlucoseUnit): 'LOW' | 'HIGH' | null {
  const [low, high] = unit === 'mg/dL' ? [1, 2000] : [0.1, 111];
  if (value > 0 && value <= low) return 'LOW';
  return value >= high ? 'HIGH' : null;
}
