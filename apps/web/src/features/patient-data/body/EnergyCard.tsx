import { energyBalance, type ComputedEnergy, type EnergyInput } from '@healzy/domain/patient-data';
import { Card } from '@healzy/ui/components/Card';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { StatusPill } from '@healzy/ui/components/StatusPill';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useInputDays } from './useInputDays.ts';

const TONES = { DEFICIT: 'warning', SURPLUS: 'warning', BALANCED: 'success' } as const;

/** Energy expenditure, intake, and the difference between them. */
export function EnergyCard({ input }: { input: EnergyInput }) {
  const { t } = useTranslation('patient-data');
  const formats = useFormats();
  const days = useInputDays();
  const { basal, factor, total, current, deviation, gaps, tooOld } = energyBalance(input);
  const note = (text: string): ReactNode => (
    <Text size="sm" tone="muted">
      {text}
    </Text>
  );
  const kcal = (found: ComputedEnergy | null, beside?: ReactNode): ReactNode =>
    found === null ? (
      '–'
    ) : (
      <Stack gap="none">
        <Inline gap="sm">
          <Text isNumeric isUnbroken>{`${formats.number(found.kcal)}\u00a0${t('body.energy.kcal')}`}</Text>
          {beside}
        </Inline>
        {note(days.basis(found.inputs))}
      </Stack>
    );
  return (
    <Card title={t('body.energy.title')}>
      <Stack gap="md">
        <DescriptionList
          items={[
            {
              term: t('body.energy.basal'),
              detail: kcal(basal, basal && note(t(`body.energy.method.${basal.method}`))),
            },
            {
              term: t('body.energy.factor'),
              detail:
                factor === null || input.activityLevel === null ? (
                  '–'
                ) : (
                  <Stack gap="none">
                    <Inline gap="sm">
                      <Text isNumeric>{formats.number(factor.value, 3).replace(/0+$/, '')}</Text>
                      {note(t(`option.activityLevel.${input.activityLevel.value}`))}
                    </Inline>
                    {note(days.basis([{ input: 'activityLevel', on: factor.on }]))}
                  </Stack>
                ),
            },
            { term: t('body.energy.total'), detail: kcal(total, note(t('body.energy.total_formula'))) },
            { term: t('body.energy.current'), detail: kcal(current) },
            {
              term: t('body.energy.deviation'),
              detail: kcal(
                deviation,
                deviation && (
                  <StatusPill tone={TONES[deviation.kind]} label={t(`body.energy.kind.${deviation.kind}`)} />
                ),
              ),
            },
          ]}
        />
        {tooOld.length > 0 && (
          <InlineMessage tone="warning">{tooOld.map(days.tooOld).join(' ')}</InlineMessage>
        )}
        {gaps.length > 0 && (
          <InlineMessage tone="info">
            {gaps.map((gap) => t(`body.energy.gap.${gap}`)).join(' ')}
          </InlineMessage>
        )}
      </Stack>
    </Card>
  );
}
