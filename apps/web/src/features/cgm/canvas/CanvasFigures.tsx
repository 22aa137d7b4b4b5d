import type { CgmFindings, CgmScores } from '@healzy/api/cgm';
import { Card } from '@healzy/ui/components/Card';
import { Box, Grid, Inline } from '@healzy/ui/primitives';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useIsPhone } from '../../../app/useIsDesktop.ts';
import { useGlucoseLabels } from '../useGlucoseLabels.ts';
import { CanvasFigure, useFigureName } from './CanvasFigure.tsx';
import { type FigureId, FIGURES, figuresOf } from './figures.ts';

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
/** On a phone the chart follows one row of figures. */
const FIRST_ON_PHONE = FIRST.slice(0, 3);
/** What makes all others doubtful is never below the charts. */
const FIRST_OF_FEW_READINGS: readonly FigureId[] = [...FIRST_ON_PHONE, 'data'];

export interface CanvasFiguresProps {
  scores: CgmScores;
  findings: CgmFindings;
  /** The few that matter most, or all the others. */
  part: 'first' | 'others';
}

/** The figures of the period. */
export function CanvasFigures({ scores, findings, part }: CanvasFiguresProps) {
  const { t } = useTranslation('cgm-canvas');
  const isPhone = useIsPhone();
  const firstOnPhone = scores.sufficiency.isEnough ? FIRST_ON_PHONE : FIRST_OF_FEW_READINGS;
  const first = isPhone ? firstOnPhone : FIRST;
  const ids = part === 'first' ? first : FIGURES.filter((id) => !first.includes(id));
  const items = <FigureItems scores={scores} findings={findings} ids={ids} />;
  if (part === 'others')
    return (
      <Card title={t('figures.others')}>
        <Grid {...(isPhone ? { columns: 2 } : { minItem: 'sm' })} gap="md" align="start">
          {items}
        </Grid>
      </Card>
    );
  return (
    <Box role="group" aria-label={t('figures.first')}>
      {isPhone ? (
        <Grid columns={3} gap="xs" align="start">
          {items}
        </Grid>
      ) : (
        <Inline gap="md" align="start">
          {items}
        </Inline>
      )}
    </Box>
  );
}

export interface FigureItemsProps {
  scores: CgmScores;
  /** Null where episodes are not shown. */
  findings: CgmFindings | null;
  /** Which figures, in this order. */
  ids: readonly FigureId[];
}

/** Figures one after the other, for a layout around them. */
export function FigureItems({ scores, findings, ids }: FigureItemsProps) {
  const { t } = useTranslation('cgm');
  const formats = useFormats();
  const labels = useGlucoseLabels(scores.rangeProfile);
  const nameOf = useFigureName(scores);
  const points = t('score.points');
  const figures = useMemo(
    () => figuresOf({ scores, findings }, { formats, labels, points }),
    [scores, findings, formats, labels, points],
  );
  return ids.map((id) => {
    const figure = figures.find((each) => each.id === id);
    return (
      figure && (
        <CanvasFigure
          key={id}
          figure={figure}
          name={nameOf(id)}
          scores={scores}
          isMain={id === 'TIME_IN_RANGE'}
        />
      )
    );
  });
}
