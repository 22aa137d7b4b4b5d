import type { CgmEvent } from '@healzy/api/cgm/events';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { Icon, Inline, Link, Text } from '@healzy/ui/primitives';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { pathTo } from '../../../app/paths.ts';
import { useParam } from '../../../app/useParam.ts';
import { EVENT_ICONS } from '../events/event-icons.ts';

/** The event chosen on a trace. */
export function CanvasEvent({
  event,
  zone,
  onClose,
}: {
  event: CgmEvent;
  zone: string;
  onClose: () => void;
}) {
  const { t } = useTranslation(['cgm', 'cgm-canvas', 'cgm-events']);
  const formats = useFormats();
  const href = pathTo('/patient/:patientId/medical-test/cgm/:medicalTest/event/:eventId', {
    patientId: useParam('patientId'),
    medicalTest: useParam('medicalTest'),
    eventId: event.id,
  });
  return (
    <Card
      title={event.name}
      level={3}
      padding="sm"
      ground="raised"
      actions={
        <Button size="small" intent="quiet" icon={X} onPress={onClose}>
          {t('cgm-canvas:event.close')}
        </Button>
      }
    >
      <Inline gap="sm">
        <Icon icon={EVENT_ICONS[event.type]} tone="muted" />
        <Text isNumeric>
          {event.end === null
            ? formats.dateTime(event.start, zone)
            : `${formats.dateTime(event.start, zone)} – ${formats.time(event.end, zone)}`}
        </Text>
        <Text tone="muted">
          {event.feeling === null ? t(`event.${event.type}`) : t(`feeling.${event.feeling}`)}
        </Text>
        {event.description !== null && <Text>{event.description}</Text>}
        <Link href={href}>{t('cgm-events:event.open')}</Link>
      </Inline>
    </Card>
  );
}
