import { useErasePatient, type DeletedPatient } from '@healzy/api/patient-erasure';
import { ConfirmDialog } from '@healzy/ui/components/ConfirmDialog';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { notifySuccess, tellFailed } from '../../app/messages.ts';
import { fullName } from '../patients/patient-names.ts';

export interface ErasePatientDialogProps {
  patient: Pick<DeletedPatient, 'id' | 'name' | 'surname'>;
  onClose: () => void;
}

/** Erases a deleted patient now instead of at the end of the retention period; requires typing the name. */
export function ErasePatientDialog({ patient, onClose }: ErasePatientDialogProps) {
  const { t } = useTranslation(['patient-erasure', 'app']);
  const erase = useErasePatient();
  const name = fullName(patient);
  const confirm = async () => {
    try {
      await erase.mutateAsync({ id: patient.id, fullName: name });
      onClose();
      notifySuccess('patient.erase');
    } catch (error) {
      onClose();
      tellFailed('patient.erase', error);
    }
  };
  return (
    <ConfirmDialog
      title={t('erase.question', { name })}
      confirmLabel={t('erase.action')}
      intent="danger"
      typedName={{ label: t('erase.typed'), name, hint: t('erase.hint', { name }) }}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isPending={erase.isPending}
      pendingLabel={t('erase.pending')}
      onConfirm={() => void confirm()}
    >
      <Stack gap="sm">
        <Text as="p">{t('erase.text')}</Text>
        <Text as="p">{t('erase.export')}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
