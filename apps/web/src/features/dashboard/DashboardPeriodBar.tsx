import type { Dashboard } from '@healzy/api/dashboard';
import { DatePicker } from '@healzy/ui/components/DatePicker';
import { Inline } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';

/** First and last day of a custom period. */
export function DashboardPeriodBar({
  dashboard,
  onChange,
}: {
  dashboard: Pick<Dashboard, 'from' | 'to'>;
  onChange: (period: { from: string; to: string }) => void;
}) {
  const { t } = useTranslation('dashboard');
  const { from, to } = dashboard;
  return (
    <Inline gap="sm" align="start" role="group" aria-label={t('period.range')}>
      <DatePicker
        label={t('period.from')}
        value={from}
        max={to}
        onChange={(day) => day !== null && onChange({ from: day, to })}
      />
      <DatePicker
        label={t('period.to')}
        value={to}
        min={from}
        onChange={(day) => day !== null && onChange({ from, to: day })}
      />
    </Inline>
  );
}
