import type { CgmEvent } from '@healzy/api/cgm/events';
import type { LocalDay } from '@healzy/domain/cgm';
import { offsetAt, zoneTable } from '@healzy/domain/shared';
import type { AxisMarks } from '@healzy/ui/charts/SharedAxisCharts';
import { Icon } from '@healzy/ui/primitives';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { EVENT_ICONS } from '../events/event-icons.ts';

/** The events of a day as marks on its trace, at the local clock's time. */
export function useEventMarks(events: readonly CgmEvent[], zone: string) {
  const { t } = useTranslation('cgm');
  const formats = useFormats();
  const placed = useMemo(() => {
    const starts = events.map(({ start }) => Date.parse(start) / 1000);
    if (starts.length === 0) return [];
    const clock = zoneTable(zone, Math.min(...starts) - 86_400, Math.max(...starts) + 86_400);
    return events
      .map((event, index) => {
        const epoch = starts[index]!;
        return {
          epoch,
          mark: {
            id: event.id,
            at: epoch + offsetAt(clock, epoch) * 60,
            label: `${t(`event.${event.type}`)}, ${formats.time(event.start, zone)}, ${event.name}`,
            icon: <Icon icon={EVENT_ICONS[event.type]} size="sm" />,
          },
        };
      })
      .sort((one, other) => one.mark.at - other.mark.at);
  }, [events, zone, t, formats]);
  return useCallback(
    ({ date, fromEpoch, toEpoch }: LocalDay): AxisMarks[] => {
      const marks = placed
        .filter(({ epoch }) => epoch >= fromEpoch && epoch < toEpoch)
        .map(({ mark }) => mark);
      return marks.length === 0
        ? []
        : [{ kind: 'marks', id: `${date} events`, name: t('day.events'), marks }];
    },
    [placed, t],
  );
}
