import { type CgmReadings, useCgmReadings, useCgmScores } from '@healzy/api/cgm';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { Card } from '@healzy/ui/components/Card';
import { Grid, Stack } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { agp, CGM_RANGES } from '@healzy/domain/cgm';
import { AgpChart, type AgpProfile } from '@healzy/ui/charts/AgpChart';
import { useMemo } from 'react';
import { Loaded } from '../../app/Loaded.tsx';
import { useFormats } from '../../app/formats.ts';
import { useChartFrame } from '../../app/chart-exports.tsx';
import { CgmScoreRow } from './CgmScoreRow.tsx';
import { CgmSufficiency } from './CgmSufficiency.tsx';
import { CgmTimeInRanges } from './CgmTimeInRanges.tsx';
import { PeriodBar } from './PeriodBar.tsx';
import { type Period, periodOf } from './period.ts';
import { seriesOf } from './series.ts';
import { useGlucoseLabels } from './useGlucoseLabels.ts';

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
          <EmptyState
            pictogram="readings"
            title={t('periodEmpty.title')}
            description={t('periodEmpty.text')}
          />
        )}
      </Loaded>
    </Stack>
  );
}

const gaps = (values: readonly (number | null)[]) =>
  Float64Array.from(values, (value) => value ?? Number.NaN);

/** All days of a period, overlaid. */
function CgmAgp({ readings }: { readings: CgmReadings }) {
  const { t } = useTranslation('cgm');
  const formats = useFormats();
  const messages = useGlucoseLabels(readings.rangeProfile);
  const profile = useMemo(() => agp(seriesOf(readings)), [readings]);
  const columns = useMemo(
    (): AgpProfile => ({
      minuteOfDay: profile.minuteOfDay,
      p5: gaps(profile.p5),
      p25: gaps(profile.p25),
      p50: gaps(profile.p50),
      p75: gaps(profile.p75),
      p95: gaps(profile.p95),
    }),
    [profile],
  );
  return (
    <AgpChart
      title={t('agp.title')}
      headingLevel={2}
      summary={t('agp.summary', { count: profile.days })}
      {...useChartFrame('GLUCOSE_PROFILE')}
      profile={columns}
      limits={CGM_RANGES[readings.rangeProfile]}
      formatMinute={(minute) => formats.time(new Date(minute * 60_000), 'UTC')}
      formatValue={messages.value}
      formatReading={messages.reading}
      labels={{
        instructions: t('agp.instructions'),
        timeHeader: t('agp.time'),
        percentiles: {
          p5: t('agp.p5'),
          p25: t('agp.p25'),
          p50: t('agp.median'),
          p75: t('agp.p75'),
          p95: t('agp.p95'),
        },
        legend: t('agp.legend'),
        outerBand: t('agp.outer'),
        innerBand: t('agp.inner'),
        target: t('agp.target'),
        missing: t('agp.missing'),
      }}
    />
  );
}
