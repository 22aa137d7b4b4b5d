import { FileDrop } from '@healzy/ui/components/FileDrop';
import { useTranslation } from 'react-i18next';
import { documentDrop, listedUploads } from './document-drop.ts';
import type { DocumentUploads } from './useDocumentUploads.ts';

/** The drop zone for a patient's documents, with the uploads in progress. */
export function DocumentsField({ uploads }: { uploads: DocumentUploads }) {
  const { t } = useTranslation('documents');
  return (
    <FileDrop
      label={t('upload.label')}
      prompt={t('upload.prompt')}
      hint={t('upload.hint')}
      {...documentDrop('PATIENT', (name) => t('upload.type', { name }))}
      allowsSeveral
      onSelect={uploads.add}
      files={listedUploads(uploads, t('upload.sending'))}
      onRemove={uploads.stop}
      onRetry={uploads.retry}
    />
  );
}
