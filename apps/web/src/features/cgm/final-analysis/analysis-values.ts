import type { CgmAnalysisSections } from '@healzy/api/cgm/analysis';
import { ANALYSIS_SECTIONS } from '@healzy/domain/cgm/analysis';
import { plainTextOf, type RichText } from '@healzy/domain/shared';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Characters that are enough to tell two versions of a section apart. */
const ENOUGH = 600;

/** The headings of the sections, and their text for the question which version to keep. */
export function useSectionLabels() {
  const { t } = useTranslation('cgm-analysis');
  return useMemo(
    () => ({
      names: Object.fromEntries(
        ANALYSIS_SECTIONS.map((section) => [section, t(`section.${section}`)]),
      ) as Record<keyof CgmAnalysisSections, string>,
      translate(_section: string, value: unknown): string | null {
        const text = plainTextOf(value as RichText);
        return text.length > ENOUGH ? `${text.slice(0, ENOUGH)}…` : text || null;
      },
    }),
    [t],
  );
}
