import {
  type CgmFindingFacts,
  findingSentence,
  type FindingWriter,
  type RangeProfile,
} from '@healzy/domain/cgm';
import { fromMgdl } from '@healzy/domain/shared';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { glucoseUnitAtom } from '../state/glucose-unit.ts';
import { useFormats } from './formats.ts';

/** Says a finding in the user's language and unit; brief with signs and without how long and when, for a line of a list. */
export type FindingText = (
  finding: CgmFindingFacts,
  profile: RangeProfile,
  options?: { isBrief?: boolean },
) => string;

/** What a finding of glucose says: the same sentence on every screen. */
export function useFindingText(): FindingText {
  const { t } = useTranslation('medical-tests');
  const formats = useFormats();
  const unit = useAtomValue(glucoseUnitAtom);
  return useMemo(() => {
    const writer: FindingWriter = {
      translate: (message, values) => t(`finding.${message}`, values),
      number: formats.number,
      percent: formats.percent,
      reading: (mgdl) => `${formats.number(fromMgdl(mgdl, unit), unit === 'mmol/L' ? 1 : 0)}\u00a0${unit}`,
      duration: formats.duration,
      day: formats.shortDay,
      weekday: formats.weekdayName,
      // Midnight at the end of a day is 24:00: 00:00 would be its beginning.
      clock: (minutes) => (minutes === 1440 ? '24:00' : formats.time(new Date(minutes * 60_000), 'UTC')),
    };
    const briefWriter: FindingWriter = {
      ...writer,
      translate: (message, values) =>
        isBriefer(message) ? t(`findingBrief.${message}`, values) : t(`finding.${message}`, values),
    };
    return (finding, profile, { isBrief = false } = {}) =>
      isBrief
        ? findingSentence(briefly(finding), profile, briefWriter)
        : findingSentence(finding, profile, writer);
  }, [t, formats, unit]);
}

/** Messages with a brief form: those of dangers that lists show. */
const BRIEFER = [
  'SEVERE_LOW_NIGHTS',
  'SEVERE_LOW_EPISODES',
  'EXTENDED_LOW_EPISODES',
  'TIME_SEVERELY_LOW',
  'LOW_NIGHTS',
  'LOW_EPISODES',
  'TIME_LOW',
  'SEVERE_HIGH_EPISODES',
  'TIME_SEVERELY_HIGH',
  'TIME_HIGH',
  'lowestCut',
  'highestCut',
  'shortly',
] as const;
type FindingMessage = Parameters<FindingWriter['translate']>[0];
const isBriefer = (message: FindingMessage): message is (typeof BRIEFER)[number] =>
  BRIEFER.some((one) => one === message);

/** That the sensor could read no lower is said in a word; any other extreme is left out. */
const briefly = (finding: CgmFindingFacts): CgmFindingFacts => ({
  ...finding,
  longestMinutes: null,
  hours: null,
  extremeMgdl: finding.censored === null ? null : finding.extremeMgdl,
});
