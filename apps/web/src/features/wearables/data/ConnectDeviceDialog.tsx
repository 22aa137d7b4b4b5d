import { useCreateWearableDevice, type WearableDeviceToken } from '@healzy/api/wearables';
import { WEARABLE_CHOICES, type WearableChoice } from '@healzy/domain/wearables';
import { Button } from '@healzy/ui/components/Button';
import { CheckboxGroup } from '@healzy/ui/components/CheckboxGroup';
import { Dialog } from '@healzy/ui/components/Dialog';
import { FormFailure } from '@healzy/ui/components/FormErrorSummary';
import { TextField } from '@healzy/ui/components/TextField';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { preciseSentenceFor } from '../../../app/api-errors.ts';
import { CopyText } from '../../../app/CopyText.tsx';
import { failedSentence } from '../../../app/messages.ts';

const MAX_NAME = 80;

/** Connects a device, and shows its token this once. */
export function ConnectDeviceDialog({ patientId, onClose }: { patientId: string; onClose: () => void }) {
  const { t } = useTranslation('wearables');
  const create = useCreateWearableDevice(patientId);
  const [made, setMade] = useState<WearableDeviceToken | null>(null);
  const refusal =
    create.error === null
      ? null
      : (preciseSentenceFor(create.error) ?? failedSentence('wearableDevice.create'));
  return (
    <Dialog
      title={made ? t('devices.tokenTitle', { name: made.device.name }) : t('devices.connect')}
      // A click beside it would lose the token for good.
      isDismissable={made === null}
      onClose={onClose}
    >
      {made ? (
        <DeviceToken token={made.token} onClose={onClose} />
      ) : (
        <DeviceForm
          isSaving={create.isPending}
          refusal={refusal}
          onSend={(body) => create.mutate(body, { onSuccess: setMade })}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

interface DeviceFormProps {
  isSaving: boolean;
  /** The sentence for the server's error. */
  refusal: string | null;
  onSend: (device: { name: string; choices: WearableChoice[] }) => void;
  onCancel: () => void;
}

/** What a device is called, and what it may send. */
function DeviceForm({ isSaving, refusal, onSend, onCancel }: DeviceFormProps) {
  const { t } = useTranslation(['wearables', 'wearables-import', 'app']);
  const [name, setName] = useState('');
  const [choices, setChoices] = useState<WearableChoice[]>([]);
  const [isTried, setTried] = useState(false);
  const isNameWrong = name.trim() === '' || name.trim().length > MAX_NAME;
  const send = () => {
    setTried(true);
    if (!isNameWrong && choices.length > 0) onSend({ name: name.trim(), choices });
  };
  return (
    <Stack gap="lg">
      {refusal !== null && <FormFailure>{refusal}</FormFailure>}
      <TextField
        label={t('devices.name')}
        hint={t('devices.nameHint')}
        value={name}
        onChange={setName}
        isRequired
        error={isTried && isNameWrong ? t('devices.nameMissing') : undefined}
      />
      <CheckboxGroup
        label={t('devices.choices')}
        options={WEARABLE_CHOICES.map((id) => ({ id, label: t(`wearables-import:choice.${id}`) }))}
        value={choices}
        onChange={setChoices}
        error={isTried && choices.length === 0 ? t('devices.choicesMissing') : undefined}
      />
      <Inline justify="end">
        <Button intent="quiet" onPress={onCancel}>
          {t('app:action.cancel')}
        </Button>
        <Button intent="primary" isPending={isSaving} pendingLabel={t('devices.creating')} onPress={send}>
          {t('devices.create')}
        </Button>
      </Inline>
    </Stack>
  );
}

/** The token, which nothing shows again. */
function DeviceToken({ token, onClose }: { token: string; onClose: () => void }) {
  const { t } = useTranslation('wearables');
  return (
    <Stack gap="lg">
      <Text as="p">{t('devices.tokenText')}</Text>
      <TextField label={t('devices.token')} value={token} isReadOnly />
      <CopyText
        text={token}
        labels={{ copy: t('devices.copy'), done: t('devices.copied'), failed: t('devices.notCopied') }}
      />
      <Inline justify="end">
        <Button intent="primary" onPress={onClose}>
          {t('devices.tokenDone')}
        </Button>
      </Inline>
    </Stack>
  );
}
