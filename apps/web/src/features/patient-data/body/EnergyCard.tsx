import { energyBalance, type EnergyInput } from '@healzy/domain/patient-data';
import { Card } from '@healzy/ui/components/Card';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { StatusPill } from '@healzy/ui/components/StatusPill';
import { Inline } from '@healzy/ui/primitives/Inline';
import { Stack } from '@healzy/ui/primitives/Stack';
import { Text } from '@healzy/ui/primitives/Text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';

const TONES = { DEFICIT: 'warning', SURPLUS: 'warning', BALANCED: 'success' } as const;

/** What the body spends, what is eaten, and how far the two are apart. */
export function EnergyCard({ input }: { input: EnergyInput }) {
  const { t } = useTranslation('patient-data');
  const formats = useFormats();
  const { basal, factor, totalKcal, currentKcal, deviation, gaps } = energyBalance(input);
  const kcal = (value: number | null, note?: string): ReactNode =>
    value === null ? (
      '–'
    ) : (
      <Inline gap="sm">
        <Text isNumeric isUnbroken>{`${formats.number(value)}\u00a0${t('body.energy.kcal')}`}</Text>
        {note !== undefined && (
          <Text size="sm" tone="muted">
            {note}
          </Text>
        )}
      </Inline>
    );
  return (
    <Card title={t('body.energy.title')}>
      <Stack gap="md">
        <DescriptionList
          items={[
            {
              term: t('body.energy.basal'),
              detail: kcal(basal?.kcal ?? null, basal ? t(`body.energy.method.${basal.method}`) : undefined),
            },
            {
              term: t('body.energy.factor'),
              detail:
                factor === null || input.activityLevel === null ? (
                  '–'
                ) : (
                  <Inline gap="sm">
                    <Text isNumeric>{formats.number(factor, 3).replace(/0+$/, '')}</Text>
                    <Text size="sm" tone="muted">
                      {t(`option.activityLevel.${input.activityLevel}`)}
                    </Text>
                  </Inline>
                ),
            },
            { term: t('body.energy.total'), detail: kcal(totalKcal, t('body.energy.total_formula')) },
            { term: t('body.energy.current'), detail: kcal(currentKcal) },
            {
              term: t('body.energy.deviation'),
              detail:
                deviation === null ? (
                  '–'
                ) : (
                  <Inline gap="sm">
                    {kcal(deviation.kcal)}
                    <StatusPill
                      tone={TONES[deviation.kind]}
                      label={t(`body.energy.kind.${deviation.kind}`)}
                    />
                  </Inline>
                ),
            },
          ]}
        />
        {gaps.length > 0 && (
          <InlineMessage tone="info">
            {gaps.map((gap) => t(`body.energy.gap.${gap}`)).join(' ')}
          </InlineMessage>
        )}
      </Stack>
    </Card>
  );
}
