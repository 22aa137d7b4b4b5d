import type { Hours } from '@healzy/domain/cgm';
import { Button } from '@healzy/ui/components/Button';
import { SegmentedControl } from '@healzy/ui/components/SegmentedControl';
import { Inline } from '@healzy/ui/primitives';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useHourLabels } from './useHourLabels.ts';
import type { Canvas } from './useCanvas.ts';

/** Parts of the day, large enough for a thumb; the charts choose any hours. */
const PARTS = { all: null, night: [0, 6], morning: [6, 12], afternoon: [12, 18], evening: [18, 24] } as const;
type Part = keyof typeof PARTS;
const PART_NAMES = Object.keys(PARTS) as Part[];

const partOf = (hours: Hours | null): Part | null =>
  PART_NAMES.find((name) => {
    const part = PARTS[name];
    return part === null ? hours === null : hours?.from === part[0] && hours.to === part[1];
  }) ?? null;

/** The parts of the day, and what is chosen on the canvas, each to be cleared. */
export function CanvasFilterBar({ canvas }: { canvas: Canvas }) {
  const { t } = useTranslation('cgm-canvas');
  const formats = useFormats();
  const hourLabels = useHourLabels();
  const { hours, days, choose, clear } = canvas;
  const part = partOf(hours);
  const [day] = days ?? [];
  return (
    <Inline gap="sm">
      <SegmentedControl<Part | 'own'>
        label={t('filter.parts')}
        value={part ?? 'own'}
        onChange={(name) => {
          const span = name === 'own' ? null : PARTS[name];
          choose({ hours: span === null ? null : { from: span[0], to: span[1] } });
        }}
        options={PART_NAMES.map((id) => ({ id, label: t(`filter.part.${id}`) }))}
      />
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
