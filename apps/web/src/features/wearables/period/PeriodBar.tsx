import type { LocalDate } from '@healzy/domain/shared';
import { IconButton } from '@healzy/ui/components/IconButton';
import { SegmentedControl } from '@healzy/ui/components/SegmentedControl';
import { ToggleButton } from '@healzy/ui/components/ToggleButton';
import { Inline, Text } from '@healzy/ui/primitives';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { periodBefore, RANGE_CHOICES, RANGE_DAYS, shiftDay, type ShownPeriod } from './period.ts';
import { useStepKeys } from './useStepKeys.ts';

export interface PeriodBarProps {
  period: ShownPeriod;
  today: LocalDate;
  onChange: (change: Partial<Pick<ShownPeriod, 'range' | 'to' | 'isCompared'>>) => void;
}

/** The days that a page shows: how many, which, and whether beside those before. Uses the namespace `wearables-period`. */
export function PeriodBar({ period, today, onChange }: PeriodBarProps) {
  const { t } = useTranslation('wearables-period');
  const formats = useFormats();
  const { range, from, to, isCompared } = period;
  const next = shiftDay(to, RANGE_DAYS[range]);
  const step = (direction: 'before' | 'after') => {
    if (direction === 'before') onChange({ to: periodBefore(period).to });
    else if (to < today) onChange({ to: next < today ? next : today });
  };
  useStepKeys(step);
  return (
    <Inline gap="sm">
      <SegmentedControl
        label={t('label')}
        value={range}
        onChange={(choice) => onChange({ range: choice })}
        options={RANGE_CHOICES.map((id) => ({ id, label: t(`range.${id}`) }))}
      />
      <Inline gap="xs" isWrapping={false}>
        <IconButton
          icon={ChevronLeft}
          label={t('keys.before', { label: t('before') })}
          onPress={() => step('before')}
        />
        <Text isNumeric weight="medium">
          {range === 'day' ? formats.longDay(to) : formats.span(from, to)}
        </Text>
        <IconButton
          icon={ChevronRight}
          label={t('keys.after', { label: t('after') })}
          isDisabled={to >= today}
          onPress={() => step('after')}
        />
      </Inline>
      <ToggleButton
        label={t('compare')}
        isSelected={isCompared}
        onChange={(isSelected) => onChange({ isCompared: isSelected })}
      />
    </Inline>
  );
}
