import type { WearableDevice } from '@healzy/api/wearables';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { Badge } from '@healzy/ui/components/Badge';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { Plus, Unplug } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { WearableStatePill } from '../WearableStatePill.tsx';

export interface DevicesCardProps {
  devices: readonly WearableDevice[];
  zone: string;
  canEdit: boolean;
  onConnect: () => void;
  onRevoke: (device: WearableDevice) => void;
}

/** What delivers by itself, and whether it does. */
export function DevicesCard({ devices, zone, canEdit, onConnect, onRevoke }: DevicesCardProps) {
  const { t } = useTranslation(['wearables', 'wearables-import']);
  const formats = useFormats();
  return (
    <Card
      title={t('devices.title')}
      description={t('devices.text')}
      actions={
        canEdit && (
          <Button icon={Plus} onPress={onConnect}>
            {t('devices.connect')}
          </Button>
        )
      }
    >
      {devices.length === 0 ? (
        <Text tone="muted">{t('devices.none')}</Text>
      ) : (
        <Stack as="ul" gap="md">
          {devices.map((device) => (
            <Stack as="li" key={device.id}>
              <Card
                title={device.name}
                level={3}
                padding="sm"
                ground="raised"
                actions={
                  canEdit &&
                  device.revokedAt === null && (
                    <Button
                      size="small"
                      icon={Unplug}
                      aria-label={t('devices.revokeOf', { name: device.name })}
                      onPress={() => onRevoke(device)}
                    >
                      {t('devices.revoke')}
                    </Button>
                  )
                }
              >
                <Stack gap="sm">
                  <Inline>
                    {device.revokedAt === null ? (
                      <WearableStatePill of={device} zone={zone} />
                    ) : (
                      <Badge>{t('devices.revoked')}</Badge>
                    )}
                  </Inline>
                  <DescriptionList
                    layout="columns"
                    items={[
                      {
                        term: t('devices.last'),
                        detail:
                          device.lastAt === null
                            ? t('lastNever')
                            : formats.recentDateTime(device.lastAt, zone),
                      },
                      { term: t('devices.records'), detail: formats.number(device.records) },
                      {
                        term: t('devices.sends'),
                        detail: formats.list(
                          device.choices.map((choice) => t(`wearables-import:choice.${choice}`)),
                        ),
                      },
                      { term: t('devices.connectedOn'), detail: formats.date(device.createdAt, zone) },
                      ...(device.revokedAt === null
                        ? []
                        : [{ term: t('devices.revokedAt'), detail: formats.date(device.revokedAt, zone) }]),
                    ]}
                  />
                </Stack>
              </Card>
            </Stack>
          ))}
        </Stack>
      )}
    </Card>
  );
}
