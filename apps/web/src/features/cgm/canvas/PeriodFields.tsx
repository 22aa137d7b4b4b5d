import { DatePicker } from '@healzy/ui/components/DatePicker';
import { Inline } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import type { Period } from '../period.ts';

interface PeriodFieldsProps {
  label: string;
  period: Period;
  onChange: (change: Partial<Period>) => void;
}

/** The first and the last day of a period. */
export function PeriodFields({ label, period, onChange }: PeriodFieldsProps) {
  const { t } = useTranslation('cgm');
  return (
    <Inline gap="sm" align="start" role="group" aria-label={label}>
      <DatePicker
        label={t('period.from')}
        value={period.from}
        max={period.to}
        onChange={(from) => from !== null && onChange({ from })}
      />
      <DatePicker
        label={t('period.to')}
        value={period.to}
        min={period.from}
        onChange={(to) => to !== null && onChange({ to })}
      />
    </Inline>
  );
}
