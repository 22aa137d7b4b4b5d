import { GLUCOSE_UNITS } from '@healzy/domain/shared';
import { DatePicker } from '@healzy/ui/components/DatePicker';
import { SegmentedControl } from '@healzy/ui/components/SegmentedControl';
import { Inline, Stack } from '@healzy/ui/primitives';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useChoosePreference } from '../../app/shell/usePreferences.ts';
import { glucoseUnitAtom } from '../../state/glucose-unit.ts';
import { PERIOD_DAYS, type Period, type PeriodChoice, periodOf } from './period.ts';

/** The period and the unit. The period is in the address, so that it can be shared and revisited. */
export function PeriodBar({ whole }: { whole: Period }) {
  const { t } = useTranslation('cgm');
  const unit = useAtomValue(glucoseUnitAtom);
  const choose = useChoosePreference();
  const [parameters, setParameters] = useSearchParams();
  const { choice, period } = periodOf(parameters, whole);
  const show = (change: Record<string, string>) =>
    setParameters((current) => ({ ...Object.fromEntries(current), ...change }), { replace: true });
  const choices: readonly PeriodChoice[] = [...PERIOD_DAYS.map((days) => `${days}` as const), 'custom'];
  return (
    <Stack gap="sm">
      <Inline justify="space-between" gap="sm">
        <SegmentedControl<PeriodChoice>
          label={t('period.label')}
          value={choice}
          onChange={(wanted) =>
            show(wanted === 'custom' ? { period: wanted, ...period } : { period: wanted })
          }
          options={choices.map((id) => ({ id, label: t(`period.${id}`) }))}
        />
        <SegmentedControl
          label={t('unit.label')}
          value={unit}
          onChange={(glucoseUnit) => choose({ glucoseUnit })}
          options={GLUCOSE_UNITS.map((id) => ({ id, label: id }))}
        />
      </Inline>
      {choice === 'custom' && (
        <Inline gap="sm" align="start" role="group" aria-label={t('period.range')}>
          <DatePicker
            label={t('period.from')}
            value={period.from}
            max={period.to}
            onChange={(from) => from !== null && show({ from })}
          />
          <DatePicker
            label={t('period.to')}
            value={period.to}
            min={period.from}
            onChange={(to) => to !== null && show({ to })}
          />
        </Inline>
      )}
    </Stack>
  );
}
