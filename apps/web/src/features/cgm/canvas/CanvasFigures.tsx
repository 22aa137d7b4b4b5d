import type { CgmFindings, CgmScores } from '@healzy/api/cgm';
import { Card } from '@healzy/ui/components/Card';
import { Grid, Inline } from '@healzy/ui/primitives';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useGlucoseLabels } from '../useGlucoseLabels.ts';
import { CanvasFigure, useFigureName } from './CanvasFigure.tsx';
import { type FigureId, figuresOf } from './figures.ts';

/** Beside the sentence; all others are below the charts. */
const FIRST: readonly FigureId[] = [
  'TIME_IN_RANGE',
  'below',
  'above',
  'AVG_GLUCOSE',
  'gmi',
  'COEFFICIENT_OF_VARIATION',
  'data',
];

export interface CanvasFiguresProps {
  scores: CgmScores;
  findings: CgmFindings;
  /** The few that matter most, or all the others. */
  part: 'first' | 'others';
}

/** The figures of the period. */
export function CanvasFigures({ scores, findings, part }: CanvasFiguresProps) {
  const { t } = useTranslation(['cgm-canvas', 'cgm']);
  const formats = useFormats();
  const labels = useGlucoseLabels(scores.rangeProfile);
  const nameOf = useFigureName(scores);
  const points = t('cgm:score.points');
  const figures = useMemo(
    () => figuresOf({ scores, findings }, { formats, labels, points }),
    [scores, findings, formats, labels, points],
  );
  const items = figures
    .filter(({ id }) => FIRST.includes(id) === (part === 'first'))
    .map((figure) => (
      <CanvasFigure
        key={figure.id}
        figure={figure}
        name={nameOf(figure.id)}
        scores={scores}
        isMain={figure.id === 'TIME_IN_RANGE'}
      />
    ));
  return part === 'first' ? (
    <Inline gap="lg" align="start" role="group" aria-label={t('figures.first')}>
      {items}
    </Inline>
  ) : (
    <Card title={t('figures.others')}>
      <Grid minItem="sm" gap="md" align="start">
        {items}
      </Grid>
    </Card>
  );
}
