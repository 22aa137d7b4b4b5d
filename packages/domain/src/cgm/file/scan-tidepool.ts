import { decodeText } from '../../shared/delimited/index.ts';
import type { GlucoseUnit } from '../../shared/index.ts';
import { Collected, MARK_ABSOLUTE, MARK_HIGH, MARK_LOW } from './collected.ts';
import { clarityRowKind } from './event-types.ts';
import { unitIn } from './headings.ts';
import { JsonEntries } from './json-entries.ts';
import { numberSource } from './sources.ts';
import type { SkippedReason } from './result.ts';
import { TimeReader } from './time-reader.ts';
import { actionIn } from './treatments.ts';

interface TidepoolFindings {
  collected: Collected;
  unit: GlucoseUnit | null;
  /** The first entry whose unit is another than those before. */
  otherUnit: { row: number; found: string; expected: string } | null;
  samples: { row: number; time: string; value: string }[];
  torn: { row: number; found: string } | null;
}

/** Tidepool's types of data that are named otherwise than in tables. */
const TYPES: Readonly<Record<string, SkippedReason>> = {
  food: 'CARBS',
  wizard: 'INSULIN',
  basal: 'INSULIN',
  bolus: 'INSULIN',
  physicalactivity: 'EXERCISE',
  bloodketone: 'KETONE',
  upload: 'PERSON_OR_DEVICE',
  pumpsettings: 'PERSON_OR_DEVICE',
  cgmsettings: 'PERSON_OR_DEVICE',
};

const typeReason = (type: string | null): SkippedReason => {
  const folded = (type ?? '').toLowerCase();
  const kind = TYPES[folded] ?? clarityRowKind(folded);
  return kind === 'READING' ? 'OTHER_EVENT' : kind;
};

/** Whether a text has a sensor's entry of Tidepool among its first. */
export function isTidepool(bytes: Uint8Array): boolean {
  const head = decodeText(bytes.subarray(0, 65_536));
  return /"type"\s*:\s*"(cbg|smbg|basal|bolus|upload|wizard)"/.test(head) && !/"sgv"\s*:/.test(head);
}

/** What Tidepool's note on a value beyond the sensor's range says: a list, or a list as a string. */
export function censoringIn(text: string): number {
  const found = /out-of-range.{0,60}?\b(low|high)\b|\b(low|high)\b.{0,60}?out-of-range/.exec(text);
  const word = found?.[1] ?? found?.[2];
  return word === undefined ? 0 : word === 'low' ? MARK_LOW : MARK_HIGH;
}

/**
 * Reads Tidepool's JSON export: entries of type `cbg`, whose unit each entry states (the service exports mmol/L unless
 * asked otherwise) and whose `time` is UTC. Built from the service's data model and programs that read it.
 */
export function scanTidepool(bytes: Uint8Array): TidepoolFindings {
  const collected = new Collected(Math.min(bytes.length / 200, 100_000));
  const findings: TidepoolFindings = { collected, unit: null, otherUnit: null, samples: [], torn: null };
  const sources = new Map<string, number>();
  const entries = new JsonEntries(bytes, ['type', 'value', 'units', 'time', 'deviceId', 'subType']);
  while (entries.next()) {
    const row = ++collected.totalRows;
    const [type = null, value = null, units = null, time = null, deviceId = null, subType = null] =
      entries.fields;
    if (type !== 'cbg') {
      collected.passOver(typeReason(type), row);
      if (subType !== 'automated') noteTreatment(collected, entries, type, time, row);
      continue;
    }
    const reader = time === null ? null : timeOf(time);
    const number = value === null || value === '' ? Number.NaN : Number(value);
    if (reader === null || value === null || !Number.isFinite(number)) {
      collected.passOver(faultOf({ value, time, isTimeRead: reader !== null }), row);
      continue;
    }
    noteUnit(findings, units, row);
    if (deviceId !== null && collected.devices.size < 10) collected.devices.add(deviceId.slice(0, 80));
    if (findings.samples.length < 3) findings.samples.push({ row, time: time ?? '', value });
    collected.source = numberSource(deviceId?.slice(0, 80) ?? '', sources, collected);
    collected.add(reader.wall, number, MARK_ABSOLUTE | censoringIn(entries.whole()), row);
  }
  if (entries.isTorn) {
    const tail = decodeText(bytes.subarray(Math.max(0, bytes.length - 60)));
    findings.torn = { row: collected.totalRows + 1, found: tail };
  }
  return findings;
}

/** What a person ate or injected, as the data model has it; a pump's basal rate and what it gives by itself is neither. */
interface TidepoolTreatment {
  nutrition?: { carbohydrate?: { net?: unknown; units?: unknown } };
  carbInput?: unknown;
  carbUnits?: unknown;
  normal?: unknown;
  extended?: unknown;
  dose?: { total?: unknown };
  formulation?: { simple?: { actingType?: unknown } };
}

/** Entries are told apart without reading them whole; one that is no JSON has no amounts. */
function parsed(text: string): TidepoolTreatment {
  try {
    return JSON.parse(text) as TidepoolTreatment;
  } catch {
    return {};
  }
}

function noteTreatment(
  collected: Collected,
  entries: JsonEntries,
  type: string | null,
  time: string | null,
  row: number,
): void {
  if (type === null || time === null || !['food', 'wizard', 'bolus', 'insulin'].includes(type)) return;
  const wall = timeOf(time)?.wall;
  if (wall === undefined) return;
  const entry = parsed(entries.whole());
  const at = { wall, isAbsolute: true, row };
  const amountOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
  const { net, units } = entry.nutrition?.carbohydrate ?? {};
  const isInGrams = ((type === 'food' ? units : entry.carbUnits) ?? 'grams') === 'grams';
  const carbohydrates = isInGrams ? amountOf(type === 'food' ? net : entry.carbInput) : 0;
  collected.treated({ kind: 'CARBOHYDRATES', action: null, ...at }, carbohydrates);
  const insulin = amountOf(entry.normal) + amountOf(entry.extended) + amountOf(entry.dose?.total);
  const acting = String(entry.formulation?.simple?.actingType ?? '');
  const action = type === 'bolus' ? 'RAPID' : actionIn(acting);
  collected.treated({ kind: 'INSULIN', action, ...at }, insulin);
}

function noteUnit(findings: TidepoolFindings, text: string | null, row: number): void {
  const unit = text === null ? null : unitIn(text.toLowerCase());
  if (unit === null) return;
  if (findings.unit !== null && findings.unit !== unit)
    findings.otherUnit ??= { row, found: unit, expected: findings.unit };
  findings.unit ??= unit;
}

function timeOf(text: string): TimeReader | null {
  const bytes = new TextEncoder().encode(text);
  const reader = new TimeReader(bytes);
  return reader.read(0, bytes.length) && reader.isAbsolute ? reader : null;
}

function faultOf(entry: { value: string | null; time: string | null; isTimeRead: boolean }): SkippedReason {
  if (entry.time === null) return 'TIME_MISSING';
  if (!entry.isTimeRead) return 'TIME_UNREADABLE';
  return entry.value === null ? 'VALUE_MISSING' : 'VALUE_UNREADABLE';
}
