import { energyBalance, type ComputedEnergy, type EnergyInput } from '@healzy/domain/patient-data';
import { Card } from '@healzy/ui/components/Card';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { StatCard } from '@healzy/ui/components/StatCard';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useInputDays } from './useInputDays.ts';

const TONES = { DEFICIT: 'warning', SURPLUS: 'warning', BALANCED: 'success' } as const;

/** How a value came about, and which days it is of. */
function Basis({ how, days }: { how: string | null; days: string }) {
  return (
    <>
      {how !== null && (
        <>
          <Text size="sm">{how}</Text>
          {'. '}
        </>
      )}
      <Text size="sm">{days}</Text>
    </>
  );
}

/** Energy expenditure, intake, and the difference between them. */
export function EnergyCard({ input }: { input: EnergyInput }) {
  const { t } = useTranslation('patient-data');
  const formats = useFormats();
  const days = useInputDays();
  const { basal, factor, total, current, deviation, gaps, tooOld } = energyBalance(input);
  const kcal = (found: ComputedEnergy | null, label: string, how: string | null = null) => (
    <StatCard
      look="line"
      label={label}
      value={found && formats.number(found.kcal)}
      unit={t('body.energy.kcal')}
      hint={found && <Basis how={how} days={days.basis(found.inputs)} />}
    />
  );
  return (
    <Card title={t('body.energy.title')}>
      <Stack gap="xs">
        {kcal(basal, t('body.energy.basal'), basal && t(`body.energy.method.${basal.method}`))}
        <StatCard
          look="line"
          label={t('body.energy.factor')}
          value={factor && formats.number(factor.value, 3).replace(/0+$/, '')}
          hint={
            factor &&
            input.activityLevel && (
              <Basis
                how={t(`option.activityLevel.${input.activityLevel.value}`)}
                days={days.basis([{ input: 'activityLevel', on: factor.on }])}
              />
            )
          }
        />
        {kcal(total, t('body.energy.total'), t('body.energy.total_formula'))}
        {kcal(current, t('body.energy.current'))}
        <StatCard
          look="line"
          label={t('body.energy.deviation')}
          value={deviation && formats.number(deviation.kcal)}
          unit={t('body.energy.kcal')}
          state={
            deviation
              ? { tone: TONES[deviation.kind], label: t(`body.energy.kind.${deviation.kind}`) }
              : undefined
          }
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
