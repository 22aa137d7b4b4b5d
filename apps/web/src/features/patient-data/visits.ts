import { ClipboardList, Scale } from 'lucide-react';
import type { VisitParts } from '../../app/visit-parts.ts';

const route = '/patient/:patientId/patient-data/anthropometric-data';

export const patientDataInVisits: VisitParts = {
  changes: {
    WEIGHT: {
      icon: Scale,
      route,
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
      textOf: ({ isWaiting }, { t }) =>
        t(isWaiting ? 'change.QUESTIONNAIRE_waiting' : 'change.QUESTIONNAIRE'),
    },
  },
};
