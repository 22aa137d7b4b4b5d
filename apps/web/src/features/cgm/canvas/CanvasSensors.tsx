import type { CgmSensor } from '@healzy/api/cgm/sensors';
import type { RatedDay, SensorMark } from '@healzy/domain/cgm';
import { Button } from '@healzy/ui/components/Button';
import { Inline, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { SENSOR_ICONS } from './sensor-icons.ts';
import type { Canvas } from './useCanvas.ts';

interface CanvasSensorsProps {
  marks: readonly SensorMark<CgmSensor>[];
  days: readonly RatedDay[];
  zone: string;
  canvas: Pick<Canvas, 'choose'>;
  onChoose: (markId: string) => void;
}

/** When sensors were placed, changed and removed during the period; each leads to its day. */
export function CanvasSensors({ marks, days, zone, canvas, onChoose }: CanvasSensorsProps) {
  const { t } = useTranslation('cgm-canvas');
  const formats = useFormats();
  const placed = marks.flatMap((mark) => {
    const epoch = Date.parse(mark.at) / 1000;
    const day = days.find(({ fromEpoch, toEpoch }) => epoch >= fromEpoch && epoch < toEpoch);
    return day ? [{ mark, date: day.date }] : [];
  });
  if (placed.length === 0) return null;
  return (
    <Inline gap="sm" role="group" aria-label={t('sensor.label')}>
      <Text tone="muted" size="sm">
        {t('sensor.label')}
      </Text>
      {placed.map(({ mark, date }) => (
        <Button
          key={mark.id}
          size="small"
          intent="quiet"
          icon={SENSOR_ICONS[mark.kind]}
          onPress={() => {
            canvas.choose({ days: [date] });
            onChoose(mark.id);
          }}
        >
          {`${t(`sensor.${mark.kind}`)}, ${formats.shortDay(date)}, ${formats.time(mark.at, zone)}`}
        </Button>
      ))}
    </Inline>
  );
}
