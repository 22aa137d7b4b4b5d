import { useCgmReadings, useCgmScores } from '@healzy/api/cgm';
import type { CgmAnalysisFigures } from '@healzy/api/cgm/analysis';
import { agp } from '@healzy/domain/cgm';
import { Card } from '@healzy/ui/components/Card';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { Stack, Text } from '@healzy/ui/primitives';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/Loaded.tsx';
import { useFormats } from '../../../app/formats.ts';
import { CgmTimeInRanges } from '../CgmTimeInRanges.tsx';
import { seriesOf } from '../series.ts';
import { AnalysisProfile } from './AnalysisProfile.tsx';

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
          {t('period', { from: formats.namedDay(scores.from), to: formats.namedDay(scores.to) })}
        </Text>
      )}
      <Card>
        <AnalysisProfile agp={figures.agp} profile={scores.rangeProfile} />
      </Card>
      <Card>
        <CgmTimeInRanges ranges={scores.timeInRanges} />
      </Card>
    </Stack>
  );
}
