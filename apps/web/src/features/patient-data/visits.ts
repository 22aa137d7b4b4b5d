import { weightSinceVisit } from '@healzy/domain/patients';
import { ClipboardList, Scale } from 'lucide-react';
import type { VisitParts } from '../../app/visit-parts.ts';

const route = '/patient/:patientId/patient-data/anthropometric-data';

export const patientDataInVisits: VisitParts = {
  changes: {
    WEIGHT: {
      icon: Scale,
      route,
      briefOf: (change, { t, formats, birthdate, visitOn }) => {
        const kilos = (value: number) => t('change.kg', { value: formats.number(value, 1) });
        const since = visitOn === null ? null : weightSinceVisit(change, { birthdate, visitOn });
        if (since === null || since.kind === 'VALUE')
          return t('brief.WEIGHT', { value: kilos(change.weightKg) });
        const what =
          since.kind === 'STEADY'
            ? t('brief.WEIGHT_steady')
            : `${since.kg > 0 ? '+' : '−'}${kilos(Math.abs(since.kg))}`;
        return since.since === null ? what : t('brief.WEIGHT_since', { what, day: formats.day(since.since) });
      },
      textOf: ({ weightKg, beforeKg }, { t, formats }) => {
        const kg = (value: number) => t('change.kg', { value: formats.number(value, 1) });
        return beforeKg === null
          ? t('change.WEIGHT', { value: kg(weightKg) })
          : t('change.WEIGHT_before', { value: kg(weightKg), before: kg(beforeKg) });
      },
    },
    QUESTIONNAIRE: {
      icon: ClipboardList,
      route,
      briefOf: ({ isWaiting }, { t }) => t(isWaiting ? 'brief.QUESTIONNAIRE_waiting' : 'brief.QUESTIONNAIRE'),
      textOf: ({ isWaiting }, { t }) =>
        t(isWaiting ? 'change.QUESTIONNAIRE_waiting' : 'change.QUESTIONNAIRE'),
    },
  },
};
