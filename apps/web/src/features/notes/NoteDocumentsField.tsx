import { FileDrop } from '@healzy/ui/components/FileDrop';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { removeDocument } from '@healzy/api/documents';
import { useApi } from '@healzy/api/runtime';
import { useFormats } from '../../app/formats.ts';
import { documentDrop, listedUploads } from '../documents/document-drop.ts';
import { useDocumentUploads } from '../documents/useDocumentUploads.ts';
import type { NoteDocument } from './note-values.ts';

export interface NoteDocumentsFieldProps {
  patientId: string;
  /** The key of the note's draft: what is uploaded for one note goes into no other. */
  draftKey: string;
  value: readonly NoteDocument[];
  onChange: (value: NoteDocument[]) => void;
  /** Reports whether an upload is in progress, for which a note should wait. */
  onBusyChange: (isBusy: boolean) => void;
  error: string | undefined;
}

/** Documents of a note: those attached, and those being uploaded. */
export function NoteDocumentsField({
  patientId,
  draftKey,
  value,
  onChange,
  onBusyChange,
  error,
}: NoteDocumentsFieldProps) {
  // Two may arrive before the form has rendered the first.
  const held = useRef(value);
  useEffect(() => {
    held.current = value;
  }, [value]);
  const uploads = useNoteUploads(patientId, draftKey, (document) => {
    held.current = [...held.current, document];
    onChange([...held.current]);
  });
  const { isBusy } = uploads;
  useEffect(() => onBusyChange(isBusy), [isBusy, onBusyChange]);
  const { t } = useTranslation('notes');
  const formats = useFormats();
  const isKept = (id: string) => value.some((document) => document.id === id);
  return (
    <FileDrop
      label={t('form.documents')}
      prompt={t('upload.prompt')}
      hint={t('upload.hint')}
      notOneFileText={t('upload.notFiles')}
      {...documentDrop('NOTE', (name) => t('upload.type', { name }))}
      allowsSeveral
      name="documents"
      error={error}
      onSelect={uploads.add}
      files={[
        ...value.map(({ id, fileName, sizeBytes }) => ({
          id,
          name: fileName,
          state: 'done' as const,
          text: formats.bytes(sizeBytes),
        })),
        ...listedUploads(uploads, t('upload.sending')),
      ]}
      removeLabel={(name) => t('upload.remove', { name })}
      onRemove={(id) => {
        if (!isKept(id)) {
          uploads.stop(id);
          return;
        }
        onChange(value.filter((document) => document.id !== id));
        uploads.forget(id);
      }}
      retryLabel={(name) => t('upload.retry', { name })}
      onRetry={uploads.retry}
    />
  );
}

/**
 * Uploads the documents of a note. They are stored before the note is; the server removes those of a note that is never
 * saved.
 *
 * @param onStored called for each that has arrived
 */
function useNoteUploads(patientId: string, draftKey: string, onStored: (document: NoteDocument) => void) {
  const scope = useApi();
  /** Those that no version has signed yet, and that may therefore be removed. */
  const fresh = useRef(new Set<string>());
  const sending = useDocumentUploads(
    { entityType: 'NOTE', entityId: patientId },
    {
      onStored: ({ id, fileName, sizeBytes }) => {
        fresh.current.add(id);
        onStored({ id, fileName, sizeBytes });
      },
      // They are part of what is being written.
      needsScreen: () => true,
      place: `NOTE/${draftKey}`,
    },
  );
  return {
    ...sending,
    isBusy: sending.uploads.some(({ state }) => state === 'working'),
    /** Removes a document that was taken out of the form again; one signed in a version stays on the server. */
    forget(id: string): void {
      if (!fresh.current.delete(id)) return;
      removeDocument(scope, id, 'NOTE').catch(() => undefined);
    },
  };
}
