import { DOCUMENT_CONTENT_TYPES, DOCUMENT_EXTENSIONS, MAX_UPLOAD_BYTES } from '@healzy/domain/documents';
import { FileDrop } from '@healzy/ui/components/FileDrop';
import { useTranslation } from 'react-i18next';
import { sentenceFor } from '../../app/sentences.ts';
import type { DocumentUploads } from './useDocumentUploads.ts';

/** The drop zone for a patient's documents, with the uploads in progress. */
export function DocumentsField({ uploads }: { uploads: DocumentUploads }) {
  const { t } = useTranslation('documents');
  return (
    <FileDrop
      label={t('upload.label')}
      prompt={t('upload.prompt')}
      hint={t('upload.hint')}
      accept={[...DOCUMENT_EXTENSIONS.PATIENT, ...DOCUMENT_CONTENT_TYPES.PATIENT]}
      maxBytes={MAX_UPLOAD_BYTES}
      refusalTexts={{
        type: (name) => t('upload.type', { name }),
        size: () => sentenceFor('FILE_TOO_LARGE'),
      }}
      allowsSeveral
      onSelect={uploads.add}
      files={uploads.uploads.map(({ key, file, state, share, sentence }) => ({
        id: key,
        name: file.name,
        state,
        text: state === 'working' ? t('upload.sending') : sentence,
        progress: share,
      }))}
      onRemove={uploads.stop}
      onRetry={uploads.retry}
    />
  );
}
