import type { CgmFindings, CgmScores } from '@healzy/api/cgm';
import { Box, Grid, Heading, Stack } from '@healzy/ui/primitives';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useIsPhone } from '../../../app/useIsDesktop.ts';
import { useGlucoseLabels } from '../useGlucoseLabels.ts';
import { CanvasFigure, useFigureName } from './CanvasFigure.tsx';
import { type FigureId, FIGURES, figuresOf } from './figures.ts';

/** Beside the profile; all others follow the time in ranges. */
const FIRST: readonly FigureId[] = [
  'TIME_IN_RANGE',
  'AVG_GLUCOSE',
  'below',
  'gmi',
  'above',
  'COEFFICIENT_OF_VARIATION',
];
/** On a phone the chart follows one row of figures. */
const FIRST_ON_PHONE: readonly FigureId[] = ['TIME_IN_RANGE', 'below', 'above'];

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
  const few = isPhone ? FIRST_ON_PHONE : FIRST;
  // What makes all others doubtful is never among the rest.
  const first: readonly FigureId[] = scores.sufficiency.isEnough ? few : [...few, 'data'];
  const ids = part === 'first' ? first : FIGURES.filter((id) => !first.includes(id));
  const items = <FigureItems scores={scores} findings={findings} ids={ids} />;
  if (part === 'others')
    return (
      <Stack as="section" gap="sm">
        <Heading level={2} size="md">
          {t('figures.others')}
        </Heading>
        <Grid {...(isPhone ? { columns: 2 } : { minItem: 'xs' })} gap="md" align="start">
          {items}
        </Grid>
      </Stack>
    );
  return (
    <Box role="group" aria-label={t('figures.first')}>
      <Grid {...(isPhone ? { columns: 3, gap: 'xs' } : { minItem: 'xs', gap: 'md' })} align="start">
        {items}
      </Grid>
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
