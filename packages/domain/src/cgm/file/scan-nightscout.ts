import { Collected, MARK_ABSOLUTE, MARK_FOR_WORD, MARK_HIGH, MARK_LOW } from './collected.ts';
import { JsonEntries } from './json-entries.ts';
import { numberSource } from './sources.ts';
import { decodeText, foldHeading } from '../../shared/delimited/index.ts';
import { FIRST_SECOND, TimeReader } from './time-reader.ts';
import { actionIn } from './treatments.ts';

const OPEN_ARRAY = 91;
/** Dexcom's codes of a sensor without a value (not active, no antenna, not calibrated, …) end at 12. */
const LAST_ERROR_CODE = 12;
/** xDrip's mark of a value that it could not calculate; what it writes otherwise is not below 39. */
export const XDRIP_ERROR = 38;
/** Dexcom through Nightscout writes 39 for "Low" and 401 for "High"; other numbers below and above were recorded. */
const NIGHTSCOUT_LOW = 39;
const NIGHTSCOUT_HIGH = 401;

export interface NightscoutFindings {
  collected: Collected;
  samples: { row: number; time: string; value: string }[];
  /** Whether any entry looked like Nightscout's at all. */
  hasEntries: boolean;
  firstEntry: string;
  torn: { row: number; found: string } | null;
}

/**
 * Marks of a Nightscout value, or null when it is an error code.
 *
 * @param device the program that recorded it; null when the file does not say
 */
export function nightscoutMark(sgv: number, device: string | null): number | null {
  // Codes are whole: a fraction so low is a value in mmol/L, which the check of units must see.
  if (sgv <= LAST_ERROR_CODE && Number.isInteger(sgv)) return null;
  if (sgv === XDRIP_ERROR && (device === null || /xdrip/i.test(device))) return null;
  if (sgv === NIGHTSCOUT_LOW) return MARK_LOW | MARK_FOR_WORD;
  return sgv === NIGHTSCOUT_HIGH ? MARK_HIGH | MARK_FOR_WORD : 0;
}

/**
 * Reads Nightscout's entries: sensor values (`sgv`), always mg/dL, at `date` (ms) or `dateString`. They come as a list,
 * or wrapped by the newer API, `{"status":200,"result":[…]}`.
 */
export function scanNightscout(bytes: Uint8Array): NightscoutFindings {
  const findings = scanEntries(bytes);
  const list = bytes.indexOf(OPEN_ARRAY);
  const isWrapped = !findings.hasEntries && findings.collected.totalRows === 1 && list > 0;
  return isWrapped ? scanEntries(bytes.subarray(list)) : findings;
}

function scanEntries(bytes: Uint8Array): NightscoutFindings {
  const collected = new Collected(Math.min(bytes.length / 150, 100_000));
  const findings: NightscoutFindings = {
    collected,
    samples: [],
    hasEntries: false,
    firstEntry: '',
    torn: null,
  };
  const time = new TimeReader(new Uint8Array(0));
  const sources = new Map<string, number>();
  const entries = new JsonEntries(bytes, [
    'type',
    'sgv',
    'date',
    'dateString',
    'mills',
    'device',
    'mbg',
    'eventType',
    'created_at',
    'carbs',
    'insulin',
    'isSMB',
    'automatic',
  ]);
  while (entries.next()) {
    collected.totalRows++;
    const row = collected.totalRows;
    if (row === 1) findings.firstEntry = entries.excerpt();
    const [
      type = null,
      sgv = null,
      date = null,
      dateString = null,
      mills = null,
      device = null,
      mbg = null,
      eventType = null,
      createdAt = null,
      carbs = null,
      insulin = null,
      isSmall = null,
      automatic = null,
    ] = entries.fields;
    if (sgv !== null || mbg !== null || eventType !== null || isEntryType(type)) findings.hasEntries = true;
    if (sgv === null) {
      collected.passOver(otherEntry(type, mbg, eventType), row);
      // What a closed loop gives every few minutes is nobody's decision, and no event.
      const isAutomatic = isSmall === 'true' || automatic === 'true';
      const wall = eventType === null ? null : epochOf(mills ?? date, createdAt ?? dateString, time);
      if (wall !== null && !isAutomatic) {
        const action = actionIn(foldHeading(eventType ?? ''));
        collected.treated({ kind: 'CARBOHYDRATES', action: null, wall, isAbsolute: true, row }, carbs);
        collected.treated({ kind: 'INSULIN', action, wall, isAbsolute: true, row }, insulin);
      }
      continue;
    }
    const value = Number(sgv);
    if (!Number.isFinite(value)) {
      collected.passOver('VALUE_UNREADABLE', row);
      continue;
    }
    const mark = nightscoutMark(value, device);
    if (mark === null) {
      collected.passOver('SENSOR_ERROR', row);
      continue;
    }
    const seconds = epochOf(date ?? mills, dateString, time);
    if (seconds === null) {
      collected.passOver(
        date === null && dateString === null && mills === null ? 'TIME_MISSING' : 'TIME_UNREADABLE',
        row,
      );
      continue;
    }
    if (device !== null && collected.devices.size < 10) collected.devices.add(device.slice(0, 80));
    if (findings.samples.length < 3)
      findings.samples.push({ row, time: dateString ?? String(date), value: sgv });
    collected.source = numberSource(device?.slice(0, 80) ?? '', sources, collected);
    collected.add(seconds, value, mark | MARK_ABSOLUTE, row);
  }
  if (entries.isTorn) {
    const tail = decodeText(bytes.subarray(Math.max(0, bytes.length - 60)));
    findings.torn = { row: collected.totalRows + 1, found: tail };
  }
  return findings;
}

/** Nightscout's entry types; any JSON may have a `type`. */
function isEntryType(type: string | null): boolean {
  return type === 'sgv' || type === 'mbg' || type === 'cal';
}

function otherEntry(type: string | null, mbg: string | null, eventType: string | null) {
  if (type === 'cal') return 'CALIBRATION' as const;
  if (type === 'mbg' || mbg !== null) return 'STRIP' as const;
  return type === 'sgv' && eventType === null ? ('VALUE_MISSING' as const) : ('OTHER_EVENT' as const);
}

function epochOf(milliseconds: string | null, stamp: string | null, time: TimeReader): number | null {
  if (milliseconds !== null) {
    const value = Number(milliseconds);
    // Seconds read as milliseconds would be January 1970.
    const seconds = value >= FIRST_SECOND && value < FIRST_SECOND * 10 ? value : value / 1000;
    if (seconds >= FIRST_SECOND && time.setEpoch(Math.floor(seconds))) return time.wall;
  }
  if (stamp === null) return null;
  const bytes = new TextEncoder().encode(stamp);
  const reader = new TimeReader(bytes);
  if (!reader.read(0, bytes.length) || !reader.isAbsolute || reader.isOpen) return null;
  return reader.wall;
}
