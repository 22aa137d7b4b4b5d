import { Activity } from 'lucide-react';
import type { VisitParts } from '../../app/visit-parts.ts';

const DAY_MS = 86_400_000;
const DANGER = 3;

const daysOf = (from: string, to: string): number =>
  Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS));

export const cgmInVisits: VisitParts = {
  changes: {
    TIME_IN_RANGE: {
      icon: Activity,
      route: '/patient/:patientId/medical-test/cgm/:medicalTest/follow-up',
      parametersOf: ({ testId }) => ({ medicalTest: testId }),
      toneOf: ({ finding }) =>
        finding === null ? 'muted' : finding.risk === DANGER ? 'critical' : 'warning',
      briefOf: ({ percent, from, to, finding, rangeProfile }, { t, formats, findingText }) => {
        if (finding === null)
          return percent === null
            ? t('brief.TIME_IN_RANGE_few')
            : t('brief.TIME_IN_RANGE', { percent: formats.percent(percent, 1), count: daysOf(from, to) });
        const text = findingText(finding, rangeProfile, { isBrief: true });
        return text.charAt(0).toLocaleLowerCase(formats.locale) + text.slice(1);
      },
      textOf: ({ percent, beforePercent, from, to, finding, rangeProfile }, { t, formats, findingText }) => {
        const inRange = () => {
          if (percent === null) return t('change.TIME_IN_RANGE_few');
          const values = { count: daysOf(from, to), percent: formats.percent(percent, 1) };
          return beforePercent === null
            ? t('change.TIME_IN_RANGE', values)
            : t('change.TIME_IN_RANGE_before', { ...values, before: formats.percent(beforePercent, 1) });
        };
        if (finding === null) return inRange();
        return t('change.TIME_IN_RANGE_finding', {
          finding: findingText(finding, rangeProfile),
          inRange: inRange(),
        });
      },
    },
  },
};
