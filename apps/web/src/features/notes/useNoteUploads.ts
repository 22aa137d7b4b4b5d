import { removeDocument } from '@healzy/api/documents';
import { useApi } from '@healzy/api/runtime';
import { useEffect, useRef } from 'react';
import { useDocumentUploads } from '../documents/useDocumentUploads.ts';
import type { NoteDocument } from './note-values.ts';

/**
 * Uploads the documents of a note. They are stored before the note is; the server removes those of a note that is never
 * saved.
 *
 * @param onStored called for each that has arrived
 */
export function useNoteUploads(patientId: string, onStored: (document: NoteDocument) => void) {
  const scope = useApi();
  const latest = useRef(onStored);
  useEffect(() => {
    latest.current = onStored;
  });
  /** Those that no version has signed yet, and that may therefore be removed. */
  const fresh = useRef(new Set<string>());
  const sending = useDocumentUploads({ entityType: 'NOTE', entityId: patientId }, (document) => {
    fresh.current.add(document.id);
    // The upload may have begun before another one finished: use the current list.
    latest.current({ id: document.id, fileName: document.fileName, sizeBytes: document.sizeBytes });
  });
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
