import { type GlucoseUnit } from '../../shared/index.ts';
import { assemble } from './assemble.ts';
import type { Collected } from './collected.ts';
import type {
  CgmFileRefused,
  CgmFileResult,
  CgmRecognised,
  CgmRefusalCode,
  CgmRefusalDetails,
  DayOrder,
  ParseCgmOptions,
} from './result.ts';

/** What is known of a file before anything in it has been told. */
export const NOTHING_RECOGNISED = {
  language: null,
  unit: null,
  delimiter: null,
  dayOrder: null,
  decimalMark: null,
  cadenceMinutes: null,
  headingRow: null,
  columns: null,
} as const satisfies Partial<CgmRecognised>;

export function refuse(
  code: CgmRefusalCode,
  details: CgmRefusalDetails,
  recognised?: CgmRecognised,
): CgmFileRefused {
  return { kind: 'refused', code, details, ...(recognised ? { recognised } : {}) };
}

/** Turns what was collected into readings, or into the reason why it is none. */
export function finish(
  collected: Collected,
  recognised: CgmRecognised,
  answers: { unit: GlucoseUnit; dayOrder: DayOrder | null },
  { now, lastDays }: Pick<ParseCgmOptions, 'now' | 'lastDays'>,
): CgmFileResult {
  const known = { ...recognised, unit: answers.unit };
  const limit = lastDays === undefined ? {} : { lastDays };
  const done = assemble(collected, { ...answers, zone: recognised.zone, now: now ?? null, ...limit });
  if (done === null) return noReadings(collected, known);
  if ('question' in done) return { kind: 'question', questions: [done.question], recognised: known };
  if ('code' in done) return refuse(done.code, done.details, known);
  const cadenceMinutes = done.series.cadenceMinutes > 0 ? done.series.cadenceMinutes : null;
  const { serials, ...read } = done;
  const told = { ...known, cadenceMinutes, ...(serials.length > 0 ? { serials } : {}) };
  return { kind: 'ready', recognised: told, ...read };
}

export function noReadings(collected: Collected, recognised: CgmRecognised): CgmFileRefused {
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
