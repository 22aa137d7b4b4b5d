import { useCgmReadings, useCgmScores } from '@healzy/api/cgm';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { Card } from '@healzy/ui/components/Card';
import { Grid, Stack } from '@healzy/ui/primitives';
import { CalendarX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '../../app/Loaded.tsx';
import { CgmAgp } from './CgmAgp.tsx';
import { CgmScoreRow } from './CgmScoreRow.tsx';
import { CgmSufficiency } from './CgmSufficiency.tsx';
import { CgmTimeInRanges } from './CgmTimeInRanges.tsx';
import { PeriodBar } from './PeriodBar.tsx';
import { type Period, periodOf } from './period.ts';

/** Scores, time in ranges, sufficiency and the profile of a period. */
export function CgmOverview({ medicalTestId, whole }: { medicalTestId: string; whole: Period }) {
  const { t } = useTranslation('cgm');
  const [parameters] = useSearchParams();
  const { period } = periodOf(parameters, whole);
  const scores = useCgmScores(medicalTestId, { ...period });
  const readings = useCgmReadings(medicalTestId, { ...period });
  return (
    <Stack gap="lg">
      <PeriodBar whole={whole} />
      <Loaded queries={[scores, readings]}>
        {scores.data && readings.data && readings.data.epochSeconds.length > 0 ? (
          <Stack gap="lg">
            <CgmScoreRow scores={scores.data.scores} profile={scores.data.rangeProfile} />
            <Grid columns={{ phone: 1, wide: 2 }} gap="lg" align="start">
              <Card>
                <CgmTimeInRanges ranges={scores.data.timeInRanges} />
              </Card>
              <CgmSufficiency scores={scores.data} />
            </Grid>
            <Card>
              <CgmAgp readings={readings.data} />
            </Card>
          </Stack>
        ) : (
          <EmptyState icon={CalendarX} title={t('periodEmpty.title')} description={t('periodEmpty.text')} />
        )}
      </Loaded>
    </Stack>
  );
}
