import { Activity } from 'lucide-react';
import type { VisitParts } from '../../app/visit-parts.ts';

const DAY_MS = 86_400_000;

export const cgmInVisits: VisitParts = {
  changes: {
    TIME_IN_RANGE: {
      icon: Activity,
      route: '/patient/:patientId/medical-test/cgm/:medicalTest/follow-up',
      parametersOf: ({ testId }) => ({ medicalTest: testId }),
      textOf: ({ percent, beforePercent, from, to }, { t, formats }) => {
        if (percent === null) return t('change.TIME_IN_RANGE_few');
        const days = Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS));
        const values = { count: days, percent: formats.percent(percent, 1) };
        return beforePercent === null
          ? t('change.TIME_IN_RANGE', values)
          : t('change.TIME_IN_RANGE_before', { ...values, before: formats.percent(beforePercent, 1) });
      },
    },
  },
};
