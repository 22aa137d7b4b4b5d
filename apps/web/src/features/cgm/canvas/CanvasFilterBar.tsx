import { Button } from '@healzy/ui/components/Button';
import { Inline } from '@healzy/ui/primitives';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useHourLabels } from './useHourLabels.ts';
import type { Canvas } from './useCanvas.ts';

/** What is chosen on the canvas, each to be cleared. */
export function CanvasFilterBar({ canvas }: { canvas: Canvas }) {
  const { t } = useTranslation('cgm-canvas');
  const formats = useFormats();
  const hourLabels = useHourLabels();
  const { hours, days, choose, clear } = canvas;
  const [day] = days ?? [];
  return (
    <Inline gap="sm">
      {hours !== null && (
        <Button
          size="small"
          icon={X}
          aria-label={t('filter.clearHours', { hours: hourLabels.span(hours) })}
          onPress={() => choose({ hours: null })}
        >
          {hourLabels.span(hours)}
        </Button>
      )}
      {days !== null && day !== undefined && (
        <Button
          size="small"
          icon={X}
          aria-label={t('filter.clearDays', { days: formats.list(days.map(formats.longDay)) })}
          onPress={() => choose({ days: null })}
        >
          {days.length === 1
            ? formats.shortDay(day)
            : t('filter.days', { count: days.length, formatted: formats.number(days.length) })}
        </Button>
      )}
      {hours !== null && days !== null && (
        <Button size="small" intent="quiet" onPress={clear}>
          {t('filter.clear')}
        </Button>
      )}
    </Inline>
  );
}
