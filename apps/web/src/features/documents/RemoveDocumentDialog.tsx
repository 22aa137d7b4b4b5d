import { type PatientDocument, useDeleteDocument } from '@healzy/api/documents';
import { ConfirmDialog } from '@healzy/ui/components/ConfirmDialog';
import { useTranslation } from 'react-i18next';
import { notifySuccess, tellFailed } from '../../app/messages.ts';

export interface RemoveDocumentDialogProps {
  document: PatientDocument;
  onClose: () => void;
}

/** Asks before a document is deleted for good. */
export function RemoveDocumentDialog({ document, onClose }: RemoveDocumentDialogProps) {
  const { t } = useTranslation(['documents', 'app']);
  const remove = useDeleteDocument();
  return (
    <ConfirmDialog
      title={t('remove.title', { name: document.fileName })}
      onClose={onClose}
      intent="danger"
      confirmLabel={t('remove.confirm')}
      isPending={remove.isPending}
      onConfirm={() =>
        remove.mutate(
          { id: document.id, entityType: document.entityType },
          {
            onSuccess: () => {
              onClose();
              notifySuccess('file.delete');
            },
            onError: (error) => {
              onClose();
              tellFailed('file.delete', error);
            },
          },
        )
      }
    >
      {t('remove.text')}
    </ConfirmDialog>
  );
}
