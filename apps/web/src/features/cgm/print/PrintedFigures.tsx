import type { CgmFindings, CgmScores } from '@healzy/api/cgm';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useFigureName, useFigureNotes } from '../canvas/CanvasFigure.tsx';
import { figuresOf } from '../canvas/figures.ts';
import { useGlucoseLabels } from '../useGlucoseLabels.ts';

/** All figures of the period as text: state and change in words, which a black and white printer keeps. */
export function PrintedFigures({ scores, findings }: { scores: CgmScores; findings: CgmFindings }) {
  const { t } = useTranslation(['cgm-canvas', 'cgm']);
  const formats = useFormats();
  const labels = useGlucoseLabels(scores.rangeProfile);
  const nameOf = useFigureName(scores);
  const notesOf = useFigureNotes();
  const figures = figuresOf({ scores, findings }, { formats, labels, points: t('cgm:score.points') });
  return (
    <DescriptionList
      layout="columns"
      items={figures.map((figure) => {
        const { id, value, unit, trend } = figure;
        const notes = notesOf(figure);
        return {
          term: nameOf(id),
          detail: [
            value === null ? t('figure.none') : `${value}${unit === '' ? '' : `\u00a0${unit}`}`,
            ...[notes.risk, notes.state, notes.noGoal].filter((note) => note !== null),
            ...(trend ? [t('print.change', { change: trend.text })] : []),
          ].join(' · '),
        };
      })}
    />
  );
}
