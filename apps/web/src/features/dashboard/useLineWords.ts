import type { WorklistLine } from '@healzy/api/dashboard';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { useOwnZone } from '../../state/session.ts';
import { fullName } from '../patients/patient-names.ts';
import { lookOf } from './worklist-looks.ts';

const HOUR_MS = 3_600_000;

/** The text of a line: who, what, since when and what to do. */
export interface LineWords {
  readonly who: string;
  readonly what: string;
  readonly advice: string;
  /** How long ago, and since when exactly; null if unknown. */
  readonly elapsed: string | null;
  readonly since: string | null;
}

/** The texts of lines in the current language; `now` is when they were read. */
export function useLineWords(): (line: WorklistLine, now: number) => LineWords {
  const { t } = useTranslation(['dashboard', 'medical-tests']);
  const formats = useFormats();
  const zone = useOwnZone();
  const elapsed = (since: string, now: number) => {
    const hours = Math.max(0, Math.floor((now - Date.parse(since)) / HOUR_MS));
    return hours < 48
      ? t('elapsed.hours', { count: hours })
      : t('elapsed.days', { count: Math.floor(hours / 24) });
  };
  /** Planned lines say when; others say how long ago. */
  const whenOf = (line: WorklistLine, since: string, now: number) =>
    lookOf(line).isPlanned ? t('elapsed.at', { time: formats.time(since, zone) }) : elapsed(since, now);
  return (line, now) => ({
    who: fullName(line.patient),
    what: lookOf(line).textOf(line, t),
    advice: t(`kind.${line.kind}.advice`),
    elapsed: line.since === null ? null : whenOf(line, line.since, now),
    since: line.since === null ? null : formats.dateTime(line.since, zone),
  });
}
