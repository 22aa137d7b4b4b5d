import type { Patient } from '@healzy/api/patients';
import {
  useDeleteWearableImport,
  useUpdateWearableSourceOrder,
  useWithdrawWearableLink,
  type WearableDevice,
  type Wearables,
} from '@healzy/api/wearables';
import { Card } from '@healzy/ui/components/Card';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Stack, Text } from '@healzy/ui/primitives';
import { memo, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '../../../app/ConfirmAction.tsx';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { report, tellFailed } from '../../../app/messages.ts';
import { StaffImport } from '../import/StaffImport.tsx';
import { DevicesCard } from './DevicesCard.tsx';
import { ImportsCard } from './ImportsCard.tsx';
import { LinkCard } from './LinkCard.tsx';
import { SourceOrder } from './SourceOrder.tsx';

const ConnectDeviceDialog = lazyPart(
  async () => (await import('./ConnectDeviceDialog.tsx')).ConnectDeviceDialog,
);
const RevokeDeviceDialog = lazyPart(
  async () => (await import('./RevokeDeviceDialog.tsx')).RevokeDeviceDialog,
);
const CreateLinkDialog = lazyPart(async () => (await import('./CreateLinkDialog.tsx')).CreateLinkDialog);

export interface DataViewProps {
  patient: Pick<Patient, 'id' | 'email' | 'phone' | 'language'>;
  wearables: Wearables;
}

type Asked = 'connect' | 'link' | 'withdraw' | WearableDevice | null;

/** Where the figures come from: files, the patient's link, devices, and which source counts first. */
export const DataView = ({ patient, wearables }: DataViewProps) => (
  // Drawn in slices when an import has changed it: whoever types meanwhile is not held up.
  <DataCards patient={useDeferredValue(patient)} wearables={useDeferredValue(wearables)} />
);

const DataCards = memo(function DataCards({ patient, wearables }: DataViewProps) {
  const { t } = useTranslation(['wearables', 'wearables-import']);
  const { canEdit, zone, imports, devices, sources, link } = wearables;
  const undo = useDeleteWearableImport(patient.id);
  const order = useUpdateWearableSourceOrder(patient.id);
  const withdraw = useWithdrawWearableLink(patient.id);
  const [asked, setAsked] = useState<Asked>(null);
  const close = () => setAsked(null);
  return (
    <Stack gap="lg">
      {!canEdit && <InlineMessage>{t('readOnly')}</InlineMessage>}
      {canEdit && (
        <Card title={t('wearables-import:title')} description={t('wearables-import:lead')}>
          <StaffImport
            patientId={patient.id}
            zone={zone}
            onUndo={(id) => void report('wearableImport.undo', undo.mutateAsync(id))}
          />
        </Card>
      )}
      {canEdit && (
        <LinkCard
          link={link}
          zone={zone}
          onCreate={() => setAsked('link')}
          onWithdraw={() => setAsked('withdraw')}
        />
      )}
      <DevicesCard
        devices={devices}
        zone={zone}
        canEdit={canEdit}
        onConnect={() => setAsked('connect')}
        onRevoke={setAsked}
      />
      <SourceOrder
        sources={sources}
        canEdit={canEdit}
        onOrder={(names) =>
          order.mutateAsync(names).catch((error: unknown) => {
            tellFailed('wearableSources.save', error);
            throw error;
          })
        }
      />
      <ImportsCard
        title={t('imports.title')}
        imports={imports}
        zone={zone}
        {...(canEdit ? { onUndo: (id: string) => undo.mutateAsync(id) } : {})}
      />
      {asked === 'connect' && <ConnectDeviceDialog patientId={patient.id} onClose={close} />}
      {asked === 'link' && <CreateLinkDialog patient={patient} isAnother={link !== null} onClose={close} />}
      {asked === 'withdraw' && (
        <ConfirmAction
          act="wearableLink.withdraw"
          title={t('link.withdrawTitle')}
          confirmLabel={t('link.withdraw')}
          cancelLabel={t('link.keep')}
          run={() => withdraw.mutateAsync()}
          onClose={close}
        >
          <Text as="p">{t('link.withdrawText')}</Text>
        </ConfirmAction>
      )}
      {asked !== null && typeof asked === 'object' && (
        <RevokeDeviceDialog patientId={patient.id} device={asked} onClose={close} />
      )}
    </Stack>
  );
});
