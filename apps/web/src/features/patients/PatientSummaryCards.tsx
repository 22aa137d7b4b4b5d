import type { PatientRecordSummary, PatientWeight } from '@healzy/api/patients';
import { Sparkline } from '@healzy/ui/charts/Sparkline';
import { StatCard, type StatCardProps } from '@healzy/ui/components/StatCard';
import { Columns, Grid, Stack } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { fullName } from '../../app/full-name.ts';

export interface PatientSummaryCardsProps {
  summary: PatientRecordSummary;
  seesClinical: boolean;
  /** The zone in which times are shown. */
  zone: string;
}

const ARROWS = { UP: 'up', DOWN: 'down', STEADY: 'flat' } as const;

/** The key figures: weight and its trend, next appointment, active tests, questionnaire. */
export function PatientSummaryCards({ summary, seesClinical, zone }: PatientSummaryCardsProps) {
  const { t } = useTranslation('patients');
  const formats = useFormats();
  const { nextAppointment: next, tests, questionnaire } = summary;
  const [firstTest] = tests.active;
  return (
    <Columns count="startWide" gap="lg" collapseBelow="tablet">
      <Grid minItem="xs" gap="md">
        {seesClinical && <WeightCard weight={summary.weight} />}
        <StatCard
          label={t('summary.appointment')}
          value={next && formats.date(next.startsAt, zone)}
          missingText={t('summary.noAppointment')}
          hint={
            next &&
            [
              formats.time(next.startsAt, zone),
              ...(next.specialist ? [t('summary.with', { name: fullName(next.specialist) })] : []),
            ].join(' ')
          }
        />
      </Grid>
      <Stack gap="none">
        <StatCard
          look="line"
          label={t('summary.tests')}
          value={formats.number(tests.active.length)}
          hint={[
            t('summary.testsOf', { count: tests.total }),
            ...(firstTest ? [tests.active.map(({ name }) => name).join(', ')] : []),
          ].join(' · ')}
        />
        {questionnaire && (
          <StatCard
            look="line"
            label={t('summary.questionnaire')}
            value={formats.number(questionnaire.answered)}
            unit={t('summary.answered', { total: formats.number(questionnaire.total) })}
            state={
              questionnaire.answered === questionnaire.total
                ? { tone: 'success', label: t('summary.questionnaireDone') }
                : undefined
            }
          />
        )}
      </Stack>
    </Columns>
  );
}

function WeightCard({ weight }: { weight: PatientWeight | null }) {
  const { t } = useTranslation('patients');
  const formats = useFormats();
  const label = t('summary.weight');
  if (weight === null) return <StatCard label={label} value={null} missingText={t('summary.noWeight')} />;
  const { change, series } = weight;
  const kilos = (kg: number) => formats.number(kg, 1);
  const trend: StatCardProps['trend'] = change
    ? {
        direction: ARROWS[change.direction],
        label: t(`summary.change.${change.direction}`, {
          kg: kilos(Math.abs(change.kg)),
          day: formats.day(change.since),
        }),
      }
    : undefined;
  const [first] = series;
  return (
    <StatCard
      label={label}
      value={kilos(weight.kg)}
      unit="kg"
      trend={trend}
      hint={t('summary.weightOn', { day: formats.day(weight.measuredOn) })}
      chart={
        first && series.length > 1 ? (
          <Sparkline
            values={series.map(({ kg }) => kg)}
            label={t('summary.weightSeries', {
              count: series.length,
              first: kilos(first.kg),
              last: kilos(weight.kg),
            })}
          />
        ) : undefined
      }
    />
  );
}
