import { type PatientDocument, useDeleteDocument } from '@healzy/api/documents';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '../../app/ConfirmAction.tsx';

export interface RemoveDocumentDialogProps {
  document: PatientDocument;
  onClose: () => void;
}

/** Asks before a document is deleted for good. */
export function RemoveDocumentDialog({ document, onClose }: RemoveDocumentDialogProps) {
  const { t } = useTranslation(['documents', 'app']);
  const remove = useDeleteDocument();
  return (
    <ConfirmAction
      act="file.delete"
      title={t('remove.title', { name: document.fileName })}
      confirmLabel={t('remove.confirm')}
      run={() => remove.mutateAsync({ id: document.id, entityType: document.entityType })}
      onClose={onClose}
    >
      {t('remove.text')}
    </ConfirmAction>
  );
}
