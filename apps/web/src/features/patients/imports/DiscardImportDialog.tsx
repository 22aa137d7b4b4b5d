import { type PatientImport, useDiscardPatientImport } from '@healzy/api/patients/imports';
import { ConfirmDialog } from '@healzy/ui/components/ConfirmDialog';
import { useTranslation } from 'react-i18next';
import { notifySuccess, tellFailed } from '../../../app/messages.ts';

export interface DiscardImportDialogProps {
  item: Pick<PatientImport, 'id' | 'fileName'>;
  onClose: () => void;
  onDiscarded?: () => void | Promise<void>;
}

/** Asks before a draft is discarded with its file. */
export function DiscardImportDialog({ item, onClose, onDiscarded }: DiscardImportDialogProps) {
  const { t } = useTranslation(['patient-imports', 'app']);
  const discard = useDiscardPatientImport();
  const confirm = async () => {
    try {
      await discard.mutateAsync(item.id);
      onClose();
      await onDiscarded?.();
      notifySuccess('patientImport.discard');
    } catch (error) {
      onClose();
      tellFailed('patientImport.discard', error);
    }
  };
  return (
    <ConfirmDialog
      title={t('discard.title')}
      onClose={onClose}
      intent="danger"
      confirmLabel={t('discard.confirm')}
      cancelLabel={t('discard.keep')}
      isPending={discard.isPending}
      onConfirm={() => void confirm()}
    >
      {t('discard.text', { file: item.fileName })}
    </ConfirmDialog>
  );
}
