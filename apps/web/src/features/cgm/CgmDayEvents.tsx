import type { CgmEvent } from '@healzy/api/cgm/events';
import type { TraceEvent } from '@healzy/ui/charts/GlucoseTrace';
import { Card } from '@healzy/ui/components/Card';
import { Icon, Inline, Stack, Text } from '@healzy/ui/primitives';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { EVENT_ICONS } from './events/event-icons.ts';

/** Events as markers on the trace. */
export function useTraceEvents(events: readonly CgmEvent[], zone: string): readonly TraceEvent[] {
  const { t } = useTranslation('cgm');
  const formats = useFormats();
  return useMemo(
    () =>
      events.map((event) => ({
        id: event.id,
        epochSeconds: Date.parse(event.start) / 1000,
        label: `${t(`event.${event.type}`)}, ${formats.time(event.start, zone)}, ${event.name}`,
        icon: <Icon icon={EVENT_ICONS[event.type]} size="sm" />,
      })),
    [events, zone, t, formats],
  );
}

/** What happened on a day, as text. */
export function CgmDayEvents({ events, zone }: { events: readonly CgmEvent[]; zone: string }) {
  const { t } = useTranslation('cgm');
  const formats = useFormats();
  return (
    <Card title={t('day.events')}>
      {events.length === 0 ? (
        <Text tone="muted">{t('day.noEvents')}</Text>
      ) : (
        <Stack as="ul" gap="sm">
          {events.map((event) => (
            <Inline as="li" key={event.id} gap="sm">
              <Icon icon={EVENT_ICONS[event.type]} tone="muted" />
              <Text isNumeric tone="muted">
                {formats.time(event.start, zone)}
              </Text>
              <Text weight="medium">{event.name}</Text>
              <Text tone="muted">
                {event.feeling === null ? t(`event.${event.type}`) : t(`feeling.${event.feeling}`)}
              </Text>
            </Inline>
          ))}
        </Stack>
      )}
    </Card>
  );
}
