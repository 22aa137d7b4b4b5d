import { BLOOD_MARKERS } from '@healzy/domain/blood-analysis/markers';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../state/language.ts';

const BY_ID = new Map(BLOOD_MARKERS.map((marker) => [marker.id, marker]));
const INDICES = ['EGFR_CKD_EPI_2021', 'TSAT'] as const;
const BODY = ['WAIST', 'SYSTOLIC', 'DIASTOLIC'] as const;

/** Names what a rule uses: an analyte, an index that was computed of them, or a measurement of the body. */
export function useMarkerName(): (id: string) => string {
  const { t } = useTranslation('blood-analysis');
  const language = useLanguage();
  return useCallback(
    (id) => {
      const marker = BY_ID.get(id);
      if (marker !== undefined) return marker[language];
      const index = INDICES.find((known) => known === id);
      if (index !== undefined) return t(`indices.name.${index}`);
      const body = BODY.find((known) => known === id);
      return body === undefined ? id : t(`body.${body}`);
    },
    [language, t],
  );
}
