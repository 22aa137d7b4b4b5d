import type { Patient, PatientRecordSummary, PatientWeight } from '@healzy/api/patients';
import { Sparkline } from '@healzy/ui/charts/Sparkline';
import { Box, Grid, Inline } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { fullName } from '../../app/full-name.ts';
import { GlanceFact } from '../../app/GlanceFact.tsx';
import type { RecordCard } from '../../app/record-parts.ts';

export interface RecordGlanceProps {
  patient: Patient;
  summary: PatientRecordSummary;
  seesClinical: boolean;
  /** The zone in which times are shown. */
  zone: string;
  /** What the features contribute, in order; they come first. */
  parts: readonly RecordCard[];
}

/** Objective, energy, weight, and what comes next: one band without frames. */
export function RecordGlance({ patient, summary, seesClinical, zone, parts }: RecordGlanceProps) {
  const { t } = useTranslation('patients');
  const formats = useFormats();
  const { nextAppointment: next, tests, questionnaire } = summary;
  return (
    <Box
      as="section"
      aria-label={t('summary.glance')}
      background="raised"
      borderRadius="surface"
      padding="md"
    >
      <Grid as="ul" columns={{ phone: 2, tablet: 3, wide: 6 }} gap="md">
        {parts
          .filter(({ isClinical }) => seesClinical || !isClinical)
          .map(({ order, Card }) => (
            <Card key={order} patient={patient} summary={summary} zone={zone} />
          ))}
        {seesClinical && <WeightFact weight={summary.weight} />}
        <GlanceFact
          label={t('summary.appointment')}
          value={next && formats.date(next.startsAt, zone)}
          missing={t('summary.noAppointment')}
          hint={
            next
              ? [
                  formats.time(next.startsAt, zone),
                  ...(next.specialist ? [t('summary.with', { name: fullName(next.specialist) })] : []),
                ].join(' ')
              : undefined
          }
        />
        <GlanceFact
          label={t('summary.tests')}
          value={tests.active.length === 0 ? null : tests.active.map(({ name }) => name).join(', ')}
          missing={t('summary.noTest')}
          hint={t('summary.testsOf', { count: tests.total })}
        />
        {questionnaire && (
          <GlanceFact
            label={t('summary.questionnaire')}
            value={`${formats.number(questionnaire.answered)} ${t('summary.answered', { total: formats.number(questionnaire.total) })}`}
            missing=""
            hint={questionnaire.answered === questionnaire.total ? t('summary.questionnaireDone') : undefined}
          />
        )}
      </Grid>
    </Box>
  );
}

function WeightFact({ weight }: { weight: PatientWeight | null }) {
  const { t } = useTranslation('patients');
  const formats = useFormats();
  const kilos = (kg: number) => formats.number(kg, 1);
  const series = weight?.series ?? [];
  const [first] = series;
  const hint = weight?.change
    ? t(`summary.change.${weight.change.direction}`, {
        kg: kilos(Math.abs(weight.change.kg)),
        day: formats.day(weight.change.since),
      })
    : weight && t('summary.weightOn', { day: formats.day(weight.measuredOn) });
  return (
    <GlanceFact
      label={t('summary.weight')}
      missing={t('summary.noWeight')}
      hint={hint ?? undefined}
      value={
        weight && (
          <Inline as="span" gap="xs">
            {`${kilos(weight.kg)}\u00a0kg`}
            {first && series.length > 1 && (
              <Sparkline
                values={series.map(({ kg }) => kg)}
                label={t('summary.weightSeries', {
                  count: series.length,
                  first: kilos(first.kg),
                  last: kilos(weight.kg),
                })}
              />
            )}
          </Inline>
        )
      }
    />
  );
}
