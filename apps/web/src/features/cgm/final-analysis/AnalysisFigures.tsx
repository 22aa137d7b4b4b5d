import { useCgmReadings, useCgmScores } from '@healzy/api/cgm';
import type { CgmAnalysisFigures } from '@healzy/api/cgm/analysis';
import { agp } from '@healzy/domain/cgm';
import { Card } from '@healzy/ui/components/Card';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { Grid, Stack, Text } from '@healzy/ui/primitives';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/Loaded.tsx';
import { useFormats } from '../../../app/formats.ts';
import { FigureItems } from '../canvas/CanvasFigures.tsx';
import type { FigureId } from '../canvas/figures.ts';
import { CgmTimeInRanges } from '../CgmTimeInRanges.tsx';
import { seriesOf } from '../series.ts';
import { AnalysisProfile } from './AnalysisProfile.tsx';

/** The scores, the shares that have goals, and whether there are enough readings for them. */
const KEY_FIGURES: readonly FigureId[] = [
  'TIME_IN_RANGE',
  'below',
  'above',
  'AVG_GLUCOSE',
  'gmi',
  'COEFFICIENT_OF_VARIATION',
  'EFFICIENCY',
  'gri',
  'FASTING_GLUCOSE',
  'MIN_GLUCOSE',
  'MAX_GLUCOSE',
  'data',
];

/** The figures of the whole test as they are now, while the analysis is written. */
export function CurrentFigures({ medicalTestId }: { medicalTestId: string }) {
  const { t } = useTranslation('cgm');
  const scores = useCgmScores(medicalTestId);
  const readings = useCgmReadings(medicalTestId);
  const profile = useMemo(() => (readings.data ? agp(seriesOf(readings.data)) : undefined), [readings.data]);
  return (
    <Loaded queries={[scores, readings]}>
      {scores.data && profile && scores.data.from !== null ? (
        <AnalysisFigures figures={{ scores: scores.data, agp: profile }} />
      ) : (
        <EmptyState pictogram="readings" title={t('empty.title')} description={t('empty.text')} />
      )}
    </Loaded>
  );
}

/** Scores, time in ranges, sufficiency and profile of the whole test. */
export function AnalysisFigures({ figures }: { figures: Pick<CgmAnalysisFigures, 'scores' | 'agp'> }) {
  const { t } = useTranslation('cgm-analysis');
  const formats = useFormats();
  const { scores } = figures;
  return (
    <Stack gap="lg" as="section" aria-label={t('figures')}>
      {scores.from !== null && scores.to !== null && (
        <Text as="p" tone="muted">
          {t('period', { from: formats.day(scores.from), to: formats.day(scores.to) })}
        </Text>
      )}
      <Card>
        <Grid columns={{ phone: 2, tablet: 3 }} gap="md" align="start">
          <FigureItems scores={scores} findings={null} ids={KEY_FIGURES} />
        </Grid>
      </Card>
      <Card>
        <AnalysisProfile agp={figures.agp} profile={scores.rangeProfile} />
      </Card>
      <Card>
        <CgmTimeInRanges ranges={scores.timeInRanges} isJudged={scores.sufficiency.isEnough} />
      </Card>
    </Stack>
  );
}
