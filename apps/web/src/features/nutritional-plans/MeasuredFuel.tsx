import { MACROS, measuredMix, shareDigits, type MacroShares } from '@healzy/domain/nutritional-plans';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { StatusPill } from '@healzy/ui/components/StatusPill';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { Ruler } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { MeasuredTest, type MeasuredResting } from './MeasuredTest.tsx';
import { type MeasuredPlan, useTakeMeasured } from './useTakeMeasured.tsx';

export interface MeasuredFuelProps {
  plan: MeasuredPlan;
  /** What was measured, by which test and on which day. */
  measured: MeasuredResting;
  input: Parameters<typeof measuredMix>[2];
  canEdit: boolean;
}

/** The fuels that a test measured at rest beside the plan's shares, and the plan's shares from them in one step. */
export function MeasuredFuel({ plan, measured, input, canEdit }: MeasuredFuelProps) {
  const { t } = useTranslation('nutritional-plans');
  const formats = useFormats();
  const { take, isPending } = useTakeMeasured(plan, 'planFuel');
  const mix = measuredMix(measured, plan.macroShares, input);
  if (mix === null) return null;
  const { shares, isUsed, cautions } = mix;
  const sharesText = (of: MacroShares) =>
    MACROS.map((macro) =>
      t('fuel.share', {
        macro: t(`macro.${macro}`),
        share: formats.number(of[macro], shareDigits(of[macro])),
      }),
    ).join(' · ');
  const { macroShares: before, macrosMeasuredOn } = plan;
  const hasIt = isUsed && macrosMeasuredOn === measured.on;
  return (
    <Card title={t('fuel.title')}>
      <Stack gap="sm">
        <DescriptionList
          items={[
            {
              term: t('fuel.atRest'),
              detail: (
                <Inline gap="xs">
                  {formats.percent(measured.fatShare, 0)}
                  <StatusPill tone="success" icon={Ruler} label={t('start.from.MEASURED')} />
                </Inline>
              ),
            },
            {
              term: t('fuel.source'),
              detail: <MeasuredTest patientId={plan.patientId} measured={measured} />,
            },
            { term: t('fuel.plan'), detail: sharesText(before) },
            ...(shares !== null && !isUsed ? [{ term: t('fuel.measured'), detail: sharesText(shares) }] : []),
          ]}
        />
        {cautions.map((caution) => (
          <InlineMessage key={caution} tone="warning">
            {t(`fuel.caution.${caution}`)}
          </InlineMessage>
        ))}
        {hasIt && <Text tone="muted">{t('fuel.used')}</Text>}
        {macrosMeasuredOn !== null && macrosMeasuredOn !== measured.on && (
          <Text tone="muted">{t('fuel.usedOf', { day: formats.day(macrosMeasuredOn) })}</Text>
        )}
        {shares === null && <Text tone="muted">{t('fuel.noRoom')}</Text>}
        {canEdit && shares !== null && !hasIt && (
          <Inline>
            <Button
              isPending={isPending}
              onPress={() =>
                void take(
                  { macroShares: shares, macrosMeasuredOn: measured.on },
                  { macroShares: before, macrosMeasuredOn },
                )
              }
            >
              {t('fuel.use')}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
