import { BLOOD_MARKERS } from '@healzy/domain/blood-analysis/markers';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../state/language.ts';

const BY_ID = new Map(BLOOD_MARKERS.map((marker) => [marker.id, marker]));
const BODY = ['WAIST', 'SYSTOLIC', 'DIASTOLIC'] as const;

/** Names what was measured: an analyte, or a measurement of the body that a rule uses. */
export function useMarkerName(): (id: string) => string {
  const { t } = useTranslation('blood-analysis');
  const language = useLanguage();
  return useCallback(
    (id) => {
      const marker = BY_ID.get(id);
      if (marker !== undefined) return marker[language];
      const body = BODY.find((known) => known === id);
      return body === undefined ? id : t(`body.${body}`);
    },
    [language, t],
  );
}
