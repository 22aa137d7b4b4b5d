import type { CgmSensor } from '@healzy/api/cgm/sensors';
import type { CgmEvent } from '@healzy/api/cgm/events';
import type { LocalDay, SensorMark } from '@healzy/domain/cgm';
import { foodName } from '@healzy/domain/foods';
import { offsetAt, zoneTable } from '@healzy/domain/shared';
import type { AxisMark, AxisMarks } from '@healzy/ui/charts/SharedAxisCharts';
import { Icon } from '@healzy/ui/primitives';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useLanguage } from '../../../state/language.ts';
import { EVENT_ICONS } from '../events/event-icons.ts';
import { SENSOR_ICONS } from './sensor-icons.ts';

/** The events of a day, and what happened to the sensor, as marks on its trace at the local clock's time. */
export function useDayMarks(
  events: readonly CgmEvent[],
  sensors: readonly SensorMark<CgmSensor>[],
  zone: string,
) {
  const { t } = useTranslation(['cgm', 'cgm-canvas']);
  const formats = useFormats();
  const language = useLanguage();
  const placed = useMemo(() => {
    const marks: { epoch: number; mark: Omit<AxisMark, 'at'> }[] = [
      ...events.map((event) => ({
        epoch: Date.parse(event.start) / 1000,
        mark: {
          id: event.id,
          label: [
            t(`event.${event.type}`),
            formats.time(event.start, zone),
            event.name,
            ...event.foods.map(({ food }) => foodName(food, language)),
          ].join(', '),
          icon: <Icon icon={EVENT_ICONS[event.type]} size="sm" />,
        },
      })),
      ...sensors.map(({ id, kind, at, sensor }) => ({
        epoch: Date.parse(at) / 1000,
        mark: {
          id,
          label: `${t(`cgm-canvas:sensor.${kind}`)}, ${formats.time(at, zone)}, ${sensor.model}`,
          icon: <Icon icon={SENSOR_ICONS[kind]} size="sm" />,
        },
      })),
    ];
    if (marks.length === 0) return [];
    const epochs = marks.map(({ epoch }) => epoch);
    const clock = zoneTable(zone, Math.min(...epochs) - 86_400, Math.max(...epochs) + 86_400);
    return marks
      .map(({ epoch, mark }) => ({ epoch, mark: { ...mark, at: epoch + offsetAt(clock, epoch) * 60 } }))
      .sort((one, other) => one.mark.at - other.mark.at);
  }, [events, sensors, zone, t, formats, language]);
  return useCallback(
    ({ date, fromEpoch, toEpoch }: LocalDay): AxisMarks[] => {
      const marks = placed
        .filter(({ epoch }) => epoch >= fromEpoch && epoch < toEpoch)
        .map(({ mark }) => mark);
      return marks.length === 0
        ? []
        : [{ kind: 'marks', id: `${date} events`, name: t('cgm-canvas:days.marks'), marks }];
    },
    [placed, t],
  );
}
