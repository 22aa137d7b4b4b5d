import type { BloodIndex } from '@healzy/api/blood-analysis';
import { INDEX_EXPRESSIONS } from '@healzy/domain/blood-analysis/indices';
import { bloodMarker } from '@healzy/domain/blood-analysis/markers';
import { Card } from '@healzy/ui/components/Card';
import { Disclosure } from '@healzy/ui/components/Disclosure';
import { GlassBox } from '@healzy/ui/components/GlassBox';
import { Grid, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { addressOfSource } from '../findings.ts';
import { measureText } from '../figures.ts';
import { useMarkerName } from '../useMarkerName.ts';

/** What is computed from the values, each with how; those without a value say why. */
export function IndicesCard({ indices }: { indices: readonly BloodIndex[] }) {
  const { t } = useTranslation('blood-analysis');
  if (indices.length === 0) return null;
  const known = indices.filter(({ value }) => value !== null);
  const unknown = indices.filter(({ value }) => value === null);
  return (
    <Card title={t('indices.title')} description={t('indices.text')}>
      <Stack gap="md">
        <Grid minItem="sm" gap="md" align="start">
          {known.map((index) => (
            <IndexFigure key={index.id} index={index} />
          ))}
        </Grid>
        {unknown.length > 0 && (
          <Disclosure title={t('indices.without', { count: unknown.length })}>
            <Grid minItem="sm" gap="md" align="start">
              {unknown.map((index) => (
                <IndexFigure key={index.id} index={index} />
              ))}
            </Grid>
          </Disclosure>
        )}
      </Stack>
    </Card>
  );
}

function IndexFigure({ index }: { index: BloodIndex }) {
  const { t } = useTranslation('blood-analysis');
  const formats = useFormats();
  const nameOf = useMarkerName();
  const { id, value, unit, reason, cautions, inputs, source } = index;
  const name = t(`indices.name.${id}`);
  const text = value === null ? t('indices.none') : measureText(formats, { value, unit });
  const href = addressOfSource(source);
  return (
    <Stack gap="none">
      <Text size="sm" tone="muted">
        {name}
      </Text>
      <GlassBox
        figure={name}
        value={text}
        formula={INDEX_EXPRESSIONS[id]}
        sources={[
          {
            name: source === 'by definition' ? t('indices.byDefinition') : source,
            ...(href === null ? {} : { href }),
          },
        ]}
        inputs={inputs.map((input) => ({
          name: nameOf(input.marker),
          value: measureText(formats, { value: input.value, unit: bloodMarker(input.marker).unit }),
        }))}
        missing={[
          ...(reason === null ? [] : [t(`indices.reason.${reason}`)]),
          ...cautions.map((caution) => t(`indices.caution.${caution}`)),
        ]}
      >
        <Text
          isNumeric
          isUnbroken={value !== null}
          weight={value === null ? 'regular' : 'semibold'}
          {...(value === null ? { tone: 'muted' as const } : {})}
        >
          {text}
        </Text>
      </GlassBox>
      {reason !== null && (
        <Text size="xs" tone="muted">
          {t(`indices.reason.${reason}`)}
        </Text>
      )}
      {cautions.map((caution) => (
        <Text key={caution} size="xs" tone="warning">
          {t(`indices.caution.${caution}`)}
        </Text>
      ))}
    </Stack>
  );
}
