import type { BloodFinding } from '@healzy/api/blood-analysis';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { measureText, thresholdText } from './figures.ts';
import { useMarkerName } from './useMarkerName.ts';

/** The values that a finding rests on as sentences: «Potasio: 6,2 mmol/L (umbral >6)». */
export function useBecauseText(): (value: BloodFinding['because'][number]) => string {
  const { t } = useTranslation('blood-analysis');
  const formats = useFormats();
  const nameOf = useMarkerName();
  return (because) => {
    const value = { name: nameOf(because.marker), value: measureText(formats, because) };
    const { threshold } = because;
    return threshold === null
      ? t('because', value)
      : t('becauseOf', { ...value, threshold: thresholdText(formats, threshold, because.unit) });
  };
}

const DOI = /^10\.\d{4,}\/\S+/u;

/** The address of a source that is, or begins with, a DOI; null for one that is cited by name. */
export function addressOfSource(source: string): string | null {
  const doi = DOI.exec(source)?.[0].replace(/[:;,]+$/u, '');
  return doi === undefined ? null : `https://doi.org/${doi}`;
}
