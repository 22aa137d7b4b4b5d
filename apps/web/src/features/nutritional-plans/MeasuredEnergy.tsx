import { energyBalance, type EnergyInput } from '@healzy/domain/patient-data';
import { measuredEnergy } from '@healzy/domain/nutritional-plans';
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
import { usePlanLabels } from './usePlanLabels.ts';
import { type MeasuredPlan, useTakeMeasured } from './useTakeMeasured.tsx';

export interface MeasuredEnergyProps {
  plan: MeasuredPlan;
  measured: MeasuredResting;
  input: EnergyInput;
  canEdit: boolean;
  /** Once the plan has it, or has its energy from before again. */
  onSaved?: (version: number) => void;
}

/** The resting energy that a test measured, what it makes of a day, and the plan's energy from it in one step. */
export function MeasuredEnergy({ plan, measured, input, canEdit, onSaved }: MeasuredEnergyProps) {
  const { t } = useTranslation('nutritional-plans');
  const labels = usePlanLabels();
  const formats = useFormats();
  const { take, isPending, question } = useTakeMeasured(plan, 'planEnergy', onSaved);
  const { basal, factor, gaps } = energyBalance(input);
  if (basal?.method !== 'MEASURED' || gaps.includes('adult')) return null;
  const energy = measuredEnergy(input);
  const { energy: before } = plan;
  const isUsed = before?.source === 'MEASURED' && before.kcal === energy?.kcal && before.on === energy.on;
  return (
    <Card title={t('measured.title')}>
      <Stack gap="sm">
        <DescriptionList
          items={[
            {
              term: t('measured.atRest'),
              detail: (
                <Inline gap="xs">
                  {labels.kcal(basal.kcal)}
                  <StatusPill tone="success" icon={Ruler} label={t('start.from.MEASURED')} />
                </Inline>
              ),
            },
            {
              term: t('fuel.source'),
              detail: <MeasuredTest patientId={plan.patientId} measured={measured} />,
            },
            ...(energy && factor
              ? [
                  {
                    term: t('measured.total'),
                    detail: t('measured.times', {
                      total: labels.kcal(energy.kcal),
                      factor: formats.number(factor.value, 3),
                    }),
                  },
                ]
              : []),
          ]}
        />
        {!measured.isSteady && <InlineMessage tone="warning">{t('measured.notSteady')}</InlineMessage>}
        {energy === null && <Text tone="muted">{t('measured.noTotal')}</Text>}
        {isUsed && <Text tone="muted">{t('measured.used')}</Text>}
        {canEdit && energy !== null && !isUsed && (
          <Inline>
            <Button isPending={isPending} onPress={() => void take({ energy }, { energy: before })}>
              {t('measured.use')}
            </Button>
          </Inline>
        )}
        {question}
      </Stack>
    </Card>
  );
}
