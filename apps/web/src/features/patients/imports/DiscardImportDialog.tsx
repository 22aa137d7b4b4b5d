import { type PatientImport, useDiscardPatientImport } from '@healzy/api/patients/imports';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '../../../app/ConfirmAction.tsx';

export interface DiscardImportDialogProps {
  item: Pick<PatientImport, 'id' | 'fileName'>;
  onClose: () => void;
  onDiscarded?: () => void | Promise<void>;
}

/** Asks before a draft is discarded with its file. */
export function DiscardImportDialog({ item, onClose, onDiscarded }: DiscardImportDialogProps) {
  const { t } = useTranslation(['patient-imports', 'app']);
  const discard = useDiscardPatientImport();
  return (
    <ConfirmAction
      act="patientImport.discard"
      title={t('discard.title')}
      confirmLabel={t('discard.confirm')}
      cancelLabel={t('discard.keep')}
      run={() => discard.mutateAsync(item.id)}
      onClose={onClose}
      onDone={onDiscarded}
    >
      {t('discard.text', { file: item.fileName })}
    </ConfirmAction>
  );
}
