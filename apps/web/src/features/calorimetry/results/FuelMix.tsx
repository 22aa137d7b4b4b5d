import type { Calorimetry, CalorimetryResults } from '@healzy/api/calorimetry';
import { kcalOfMinutes, treadmillSpeed } from '@healzy/domain/calorimetry';
import { FuelMixChart } from '@healzy/ui/charts/FuelMixChart';
import { Card } from '@healzy/ui/components/Card';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';

/** What a plan speaks of: half an hour's walk. */
const WALKED_MINUTES = 30;

/** What is burnt at each speed, and the speed at which most fat is. */
export function FuelMix({ calorimetry }: { calorimetry: Calorimetry }) {
  const { t } = useTranslation('calorimetry');
  const formats = useFormats();
  const { results, recording, method } = calorimetry;
  if (results === null) return null;
  const kmh = (speed: number) =>
    t('fuel.kmh', { speed: formats.number(speed, Number.isInteger(speed) ? 0 : 1) });
  const stages = results.phases
    .flatMap(({ phase, figures }) => {
      const speed = treadmillSpeed(phase.kind);
      return speed === null ? [] : [{ speed, figures }];
    })
    .toSorted((one, other) => one.speed - other.speed);
  const { intensity } = results.fatMax;
  const walked = stages.flatMap(({ speed, figures }) => {
    const kcal = kcalOfMinutes(figures.energyKcalMin.value, WALKED_MINUTES);
    return kcal === null ? [] : [t('fuel.energyAt', { kcal: formats.number(kcal), speed: kmh(speed) })];
  });
  return (
    <Card title={t('fuel.title')}>
      {recording?.hasVco2 === false ? (
        <InlineMessage tone="warning">{t('fuel.noVco2')}</InlineMessage>
      ) : stages.length === 0 ? (
        <Text tone="muted">{t('fuel.none')}</Text>
      ) : (
        <Stack gap="md">
          <FatMaxText fatMax={results.fatMax} />
          {walked.length > 0 && (
            <Text as="p">{t('fuel.energy', { minutes: WALKED_MINUTES, energies: walked.join(' · ') })}</Text>
          )}
          {/* One speed makes no curve; the table of the phases has its figures. */}
          {stages.length > 1 && (
            <FuelMixChart
              title={t('fuel.chart')}
              summary={t('fuel.summary', { equation: t(`equation.${method.substrates.id}`) })}
              x={stages.map(({ speed }) => speed)}
              fat={stages.map(({ figures }) => figures.fatGMin.value)}
              carbohydrate={stages.map(({ figures }) => figures.carbohydrateGMin.value)}
              ratio={stages.map(({ figures }) => figures.rer.value)}
              unit={t('unit.g/min')}
              axis={{
                kind: 'number',
                format: kmh,
                marks: stages.map(({ speed }) => ({ at: speed, text: kmh(speed) })),
              }}
              marks={intensity === null ? [] : [{ id: 'fat-max', name: t('fuel.mark'), at: intensity }]}
              numberFormat={{ minimumFractionDigits: 2, maximumFractionDigits: 2 }}
              labels={{ placeHeader: t('fuel.speed') }}
            />
          )}
        </Stack>
      )}
    </Card>
  );
}

/** The speed of most fat with its zone; open where the test did not go further. */
function FatMaxText({ fatMax }: { fatMax: CalorimetryResults['fatMax'] }) {
  const { t } = useTranslation('calorimetry');
  const formats = useFormats();
  const { intensity, fatGMin, heartRate, isBracketed, zone } = fatMax;
  if (intensity === null) return <Text as="p">{t('fatMax.none')}</Text>;
  const one = (value: number | null) => formats.number(value, 1);
  const found = {
    speed: formats.number(intensity, Number.isInteger(intensity) ? 0 : 1),
    grams: formats.number(fatGMin, 2),
    bpm: formats.number(heartRate),
  };
  return (
    <Stack gap="xs">
      <Text as="p" weight="medium">
        {t(heartRate === null ? 'fatMax.at' : 'fatMax.atBpm', found)}
      </Text>
      {zone !== null && <Text as="p">{zoneText(zone)}</Text>}
      {!isBracketed && <InlineMessage tone="warning">{t('fatMax.open')}</InlineMessage>}
    </Stack>
  );

  function zoneText({ low, high, lowHeartRate, highHeartRate }: NonNullable<typeof zone>): string {
    if (low === null && high === null) return t('fatMax.zoneOpen');
    if (low === null) return t('fatMax.zoneTo', { high: one(high) });
    if (high === null) return t('fatMax.zoneFrom', { low: one(low) });
    return lowHeartRate === null || highHeartRate === null
      ? t('fatMax.zone', { low: one(low), high: one(high) })
      : t('fatMax.zoneBpm', {
          low: one(low),
          high: one(high),
          lowBpm: formats.number(lowHeartRate),
          highBpm: formats.number(highHeartRate),
        });
  }
}
