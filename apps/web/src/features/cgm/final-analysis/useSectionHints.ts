import type { CgmScores } from '@healzy/api/cgm';
import type { AnalysisSection } from '@healzy/domain/cgm/analysis';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useFigureName } from '../canvas/CanvasFigure.tsx';
import { type FigureId, figuresOf } from '../canvas/figures.ts';
import { useGlucoseLabels } from '../useGlucoseLabels.ts';

/** What each section is written about. */
const FIGURES_OF: Readonly<Partial<Record<AnalysisSection, readonly FigureId[]>>> = {
  summary: ['TIME_IN_RANGE', 'data'],
  glucose: ['AVG_GLUCOSE', 'gmi', 'COEFFICIENT_OF_VARIATION'],
  lows: ['below', 'severeBelow', 'MIN_GLUCOSE'],
  highs: ['above', 'severeAbove', 'MAX_GLUCOSE'],
  nights: ['FASTING_GLUCOSE'],
};

export type SectionHints = Readonly<Partial<Record<AnalysisSection, string>>>;

/** The figures that belong to each section as one line, where the section is written. */
export function useSectionHints(scores: CgmScores | undefined): SectionHints {
  const { t } = useTranslation(['cgm', 'cgm-canvas']);
  const formats = useFormats();
  const profile = scores?.rangeProfile ?? 'STANDARD';
  const labels = useGlucoseLabels(profile);
  const nameOf = useFigureName({ rangeProfile: profile });
  const points = t('score.points');
  const figures = useMemo(
    () => (scores ? figuresOf({ scores, findings: null }, { formats, labels, points }) : []),
    [scores, formats, labels, points],
  );
  const textOf = (id: FigureId) => {
    const figure = figures.find((each) => each.id === id);
    const value = figure?.value ?? null;
    if (figure === undefined || value === null) return [];
    return [`${nameOf(id)}: ${figure.unit === '' ? value : `${value}\u00a0${figure.unit}`}`];
  };
  return Object.fromEntries(
    Object.entries(FIGURES_OF).flatMap(([section, ids]) => {
      const texts = ids.flatMap(textOf);
      return texts.length === 0 ? [] : [[section, texts.join(' · ')]];
    }),
  );
}
