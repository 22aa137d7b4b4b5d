import { type CgmSensor, useCgmSensors, useDeleteCgmSensor } from '@healzy/api/cgm/sensors';
import { overlappingSensors } from '@healzy/domain/cgm';
import { Badge } from '@healzy/ui/components/Badge';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '../../../app/ConfirmAction.tsx';
import { useFormats } from '../../../app/formats.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { Loaded } from '../../../app/Loaded.tsx';
import { useOpenIntent } from '../../../app/useOpenIntent.ts';

const SensorDialog = lazyPart(async () => (await import('./SensorDialog.tsx')).SensorDialog);

export interface SensorsCardProps {
  patientId: string;
  medicalTestId: string;
  zone: string;
  canEdit: boolean;
}

/** The sensors worn during the test, newest first: record one, note its removal, delete a mistake. */
export function SensorsCard({ patientId, medicalTestId, zone, canEdit }: SensorsCardProps) {
  const { t } = useTranslation('cgm-info');
  const sensors = useCgmSensors(medicalTestId);
  const removal = useDeleteCgmSensor();
  const [asked, setAsked] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<CgmSensor | null>(null);
  useOpenIntent('sensor', setAsked);
  const items = sensors.data?.items ?? [];
  const overlapping = overlappingSensors(items);
  const edited = items.find(({ id }) => id === asked) ?? null;
  return (
    <Card
      title={t('sensor.title')}
      actions={
        canEdit && (
          <Button icon={Plus} onPress={() => setAsked('new')}>
            {t('sensor.add')}
          </Button>
        )
      }
    >
      <Loaded queries={[sensors]}>
        {items.length === 0 ? (
          <Text tone="muted">{t('sensor.empty')}</Text>
        ) : (
          <Stack as="ul" gap="md">
            {items.toReversed().map((sensor) => (
              <Stack as="li" key={sensor.id} gap="xs">
                <SensorFacts sensor={sensor} zone={zone} overlaps={overlapping.has(sensor.id)} />
                {canEdit && (
                  <Inline gap="xs">
                    <Button
                      size="small"
                      icon={Pencil}
                      aria-label={t('sensor.editOf', { sensor: sensor.model })}
                      onPress={() => setAsked(sensor.id)}
                    >
                      {t('sensor.edit')}
                    </Button>
                    <Button
                      size="small"
                      intent="quiet"
                      icon={Trash2}
                      aria-label={t('sensor.deleteOf', { sensor: sensor.model })}
                      onPress={() => setDeleting(sensor)}
                    >
                      {t('sensor.delete')}
                    </Button>
                  </Inline>
                )}
              </Stack>
            ))}
          </Stack>
        )}
      </Loaded>
      {canEdit && asked !== null && (asked === 'new' || edited) && (
        <SensorDialog
          patientId={patientId}
          medicalTestId={medicalTestId}
          zone={zone}
          sensor={edited}
          onClose={() => setAsked(null)}
        />
      )}
      {deleting && (
        <ConfirmAction
          act="cgmSensor.delete"
          title={t('sensor.deleteTitle', { sensor: deleting.model })}
          confirmLabel={t('sensor.deleteConfirm')}
          cancelLabel={t('sensor.keep')}
          run={() => removal.mutateAsync({ medicalTestId, sensorId: deleting.id })}
          onClose={() => setDeleting(null)}
        >
          <Text as="p">{t('sensor.deleteText')}</Text>
        </ConfirmAction>
      )}
    </Card>
  );
}

/** What is known of a sensor, in words. */
function SensorFacts({ sensor, zone, overlaps }: { sensor: CgmSensor; zone: string; overlaps: boolean }) {
  const { t } = useTranslation('cgm-info');
  const formats = useFormats();
  const { side, removedAt, removalReason: reason, serial, lot } = sensor;
  const site = t(`sensor.site.${sensor.bodySite}`);
  const at = (instant: string) => formats.dateTime(instant, zone);
  const removed =
    removedAt === null
      ? null
      : reason === null
        ? t('sensor.removed', { at: at(removedAt) })
        : t('sensor.removedFor', { at: at(removedAt), reason: t(`sensor.reason.${reason}`) });
  // A sensor removed before it settled never gave its best readings.
  const settled = removedAt !== null && removedAt < sensor.settledAt ? removedAt : sensor.settledAt;
  const details = [
    side === null ? site : `${site}, ${t(`sensor.side.${side}`).toLocaleLowerCase()}`,
    ...(serial === null ? [] : [t('sensor.serial', { serial })]),
    ...(lot === null ? [] : [t('sensor.lot', { lot })]),
  ];
  return (
    <Stack gap="none">
      <Inline gap="sm">
        <Text weight="medium">{sensor.model}</Text>
        {removedAt === null && <Badge tone="success">{t('sensor.worn')}</Badge>}
        {overlaps && <Badge tone="warning">{t('sensor.overlaps')}</Badge>}
      </Inline>
      <Text size="sm">{details.join(' · ')}</Text>
      <Text size="sm" tone="muted">
        {[t('sensor.placed', { at: at(sensor.placedAt) }), ...(removed === null ? [] : [removed])].join(
          ' · ',
        )}
      </Text>
      <Text size="sm" tone="muted">
        {t('sensor.settling', { at: at(settled) })}
      </Text>
      {sensor.remarks !== null && <Text size="sm">{sensor.remarks}</Text>}
    </Stack>
  );
}
