import { type NutritionalPlan, useUpdateNutritionalPlan } from '@healzy/api/nutritional-plans';
import {
  MACROS,
  measuredMix,
  shareDigits,
  type MacroShares,
  type MeasuredFuel as Measured,
} from '@healzy/domain/nutritional-plans';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { StatusPill } from '@healzy/ui/components/StatusPill';
import { Inline, Link, Stack, Text } from '@healzy/ui/primitives';
import { Ruler } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { notifySuccess, report, tellFailed } from '../../app/messages.ts';
import { pathTo } from '../../app/paths.ts';

export interface MeasuredFuelProps {
  plan: Pick<NutritionalPlan, 'id' | 'patientId' | 'version' | 'macroShares'>;
  /** What was measured, by which test and on which day. */
  measured: Measured & { on: string; medicalTestId: string; testName: string };
  input: Parameters<typeof measuredMix>[2];
  canEdit: boolean;
}

/** The fuels that a test measured at rest beside the plan's shares, and the plan's shares from them in one step. */
export function MeasuredFuel({ plan, measured, input, canEdit }: MeasuredFuelProps) {
  const { t } = useTranslation('nutritional-plans');
  const formats = useFormats();
  const update = useUpdateNutritionalPlan();
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
  const { id, patientId, version, macroShares: before } = plan;
  const set = (macroShares: MacroShares, onTop: number) =>
    update.mutateAsync({ id, version: onTop, body: { macroShares } });
  const take = async (macroShares: MacroShares) => {
    try {
      const taken = await set(macroShares, version);
      notifySuccess(
        'planFuel.use',
        {},
        {
          undo: {
            of: `nutritional-plans/${patientId}/${id}/shares`,
            run: () => void report('planFuel.undo', set(before, taken.version)),
          },
        },
      );
    } catch (error) {
      tellFailed('planFuel.use', error);
    }
  };
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
              detail: (
                <Link
                  href={pathTo('/patient/:patientId/medical-test/calorimetry/:medicalTest', {
                    patientId,
                    medicalTest: measured.medicalTestId,
                  })}
                >
                  {t('fuel.test', { name: measured.testName, day: formats.day(measured.on) })}
                </Link>
              ),
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
        {isUsed && <Text tone="muted">{t('fuel.used')}</Text>}
        {shares === null && <Text tone="muted">{t('fuel.noRoom')}</Text>}
        {canEdit && shares !== null && !isUsed && (
          <Inline>
            <Button isPending={update.isPending} onPress={() => void take(shares)}>
              {t('fuel.use')}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
