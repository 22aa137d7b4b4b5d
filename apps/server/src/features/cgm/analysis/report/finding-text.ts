import { type CgmFindingFacts, findingSentence, type RangeProfile } from '@healzy/domain/cgm';
import type { Language } from '@healzy/domain/shared';
import type { ReportFormats } from './formats.ts';
import { findingLabels } from './labels.ts';

/** What a finding says on paper: the sentence of the screens, in the patient's language and unit. */
export function findingText(
  finding: CgmFindingFacts,
  profile: RangeProfile,
  { language, formats }: { language: Language; formats: ReportFormats },
): string {
  const t = findingLabels(language);
  return findingSentence(finding, profile, {
    // A sign is never parted from its value at the end of a line.
    translate: (message, values) => t(message, values).replace(/([<>]) /gu, '$1\u00a0'),
    number: (value, digits) => formats.number(value, digits),
    percent: (value, digits) => formats.percent(value, digits),
    reading: formats.reading,
    duration: formats.duration,
    day: formats.weekday,
    weekday: formats.weekdayName,
    // Midnight at the end of a day is 24:00: 00:00 would be its beginning.
    clock: (minutes) =>
      minutes === 1440 ? '24:00' : formats.time(new Date(minutes * 60_000).toISOString(), 'UTC'),
  });
}
