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

/** Says a finding in the user's language and unit; brief without how long, how far and when, for a line of a list. */
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
    return (finding, profile, { isBrief = false } = {}) =>
      findingSentence(isBrief ? { ...finding, ...BRIEF } : finding, profile, writer);
  }, [t, formats, unit]);
}

const BRIEF = { longestMinutes: null, extremeMgdl: null, censored: null, hours: null } as const;
