import { useRevokeWearableDevice, type WearableDevice } from '@healzy/api/wearables';
import { RadioGroup } from '@healzy/ui/components/RadioGroup';
import { Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '../../../app/ConfirmAction.tsx';
import { useFormats } from '../../../app/formats.ts';

export interface RevokeDeviceDialogProps {
  patientId: string;
  device: WearableDevice;
  onClose: () => void;
}

/** Takes the token of a device back, and says what becomes of what it sent. */
export function RevokeDeviceDialog({ patientId, device, onClose }: RevokeDeviceDialogProps) {
  const { t } = useTranslation('wearables');
  const formats = useFormats();
  const revoke = useRevokeWearableDevice(patientId);
  const [removes, setRemoves] = useState(false);
  return (
    <ConfirmAction
      act="wearableDevice.revoke"
      title={t('devices.revokeTitle', { name: device.name })}
      confirmLabel={t('devices.revoke')}
      cancelLabel={t('devices.keep')}
      run={() => revoke.mutateAsync({ deviceId: device.id, removesRecords: removes })}
      onClose={onClose}
    >
      <Stack gap="md">
        <Text as="p">{t('devices.revokeText')}</Text>
        {device.records > 0 && (
          <RadioGroup
            label={t('devices.what')}
            options={[
              { id: 'keep', label: t('devices.keepRecords') },
              {
                id: 'remove',
                label: t('devices.removeRecords', {
                  count: device.records,
                  formatted: formats.number(device.records),
                }),
              },
            ]}
            value={removes ? 'remove' : 'keep'}
            onChange={(id) => setRemoves(id === 'remove')}
          />
        )}
      </Stack>
    </ConfirmAction>
  );
}
