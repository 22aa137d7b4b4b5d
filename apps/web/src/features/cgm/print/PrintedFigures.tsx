import type { CgmFindings, CgmScores } from '@healzy/api/cgm';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useFigureName } from '../canvas/CanvasFigure.tsx';
import { figuresOf } from '../canvas/figures.ts';
import { useGlucoseLabels } from '../useGlucoseLabels.ts';

/** All figures of the period as text: state and change in words, which a black and white printer keeps. */
export function PrintedFigures({ scores, findings }: { scores: CgmScores; findings: CgmFindings }) {
  const { t } = useTranslation(['cgm-canvas', 'cgm']);
  const formats = useFormats();
  const labels = useGlucoseLabels(scores.rangeProfile);
  const nameOf = useFigureName(scores);
  const figures = figuresOf({ scores, findings }, { formats, labels, points: t('cgm:score.points') });
  return (
    <DescriptionList
      layout="columns"
      items={figures.map(({ id, value, unit, state, trend }) => ({
        term: nameOf(id),
        detail: [
          value === null ? t('figure.none') : `${value}${unit === '' ? '' : `\u00a0${unit}`}`,
          ...(state ? [t(`figureState.${state}`)] : []),
          ...(trend ? [t('print.change', { change: trend.text })] : []),
        ].join(' · '),
      }))}
    />
  );
}
