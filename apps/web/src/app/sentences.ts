import i18next from 'i18next';
import { hasOutcomes } from './i18n.ts';

/** What is known about an error besides its code; the domain's and the server's details use the same names. */
export interface RefusalDetails {
  readonly row?: number;
  /** The sheet of a workbook or the file of an archive that the row is in. */
  readonly part?: string;
  readonly column?: string;
  readonly found?: string;
  readonly days?: number;
  readonly maxDays?: number;
  readonly count?: number;
  readonly maxCount?: number;
  /** Seconds to wait before another try. */
  readonly retryAfter?: number;
}

/** A translator bound to the errors file, whose keys are codes that arrive at run time. */
type Translate = (key: string, values?: Record<string, unknown>) => string;

const translate: Translate = (key, values) =>
  (i18next.t as unknown as Translate)(key, { ns: 'errors', ...values });

function placeOf({ part, ...at }: RefusalDetails): string {
  return `${part === undefined ? '' : translate('place.part', { part })}${placeInTable(at)}`;
}

function placeInTable({ row, column }: RefusalDetails): string {
  if (row !== undefined && column !== undefined) return translate('place.rowColumn', { row, column });
  if (row !== undefined) return translate('place.row', { row });
  return column === undefined ? '' : translate('place.column', { column });
}

/** The text that was found; if it is the reason why a row is not a reading, as a sentence. */
function foundText(found: string | undefined): string {
  if (found === undefined || found === '') return '';
  return i18next.exists(`errors:lost.${found}`) ? translate(`lost.${found}`) : translate('found', { found });
}

/** `45 s` or `3 min`, the same in all our languages. */
const waitOf = (seconds: number): string =>
  seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;

/**
 * The sentence for an error in the current language: what is wrong, where, and what to do about it. An unknown code
 * gets the general sentence.
 */
export function sentenceFor(code: string, details: RefusalDetails = {}): string {
  if (!hasOutcomes()) return i18next.t('error.generic.text');
  if (!i18next.exists(`errors:code.${code}`)) return translate('code.UNKNOWN');
  const { found } = details;
  const known = `code.${code}_KNOWN`;
  if (found !== undefined && i18next.exists(`errors:${known}`) && i18next.exists(`errors:kind.${found}`)) {
    return translate(known, { kind: translate(`kind.${found}`) });
  }
  if (code === 'TOO_MANY_REQUESTS' && details.retryAfter !== undefined)
    return translate('code.TOO_MANY_REQUESTS_WAIT', { wait: waitOf(details.retryAfter) });
  const { days, maxDays, count, maxCount } = details;
  return translate(`code.${code}`, {
    place: placeOf(details),
    found: foundText(found),
    days,
    maxDays,
    count,
    maxCount,
  });
}

/** The code for a sensor's file: if it has a sentence of its own, that one says where to export the file again. */
export const sensorFileCode = (code: string): string =>
  i18next.exists(`errors:code.CGM_${code}`) ? `CGM_${code}` : code;

/** The sentence below a field for one of the domain's field codes. */
export function fieldSentence(code: string | undefined): string | undefined {
  if (code === undefined) return undefined;
  if (!hasOutcomes()) return i18next.t('error.generic.text');
  return translate(i18next.exists(`errors:field.${code}`) ? `field.${code}` : 'field.OPTION_INVALID');
}
