import { removeDocument } from '@healzy/api/documents';
import { useApi } from '@healzy/api/runtime';
import { useEffect, useRef } from 'react';
import { useDocumentUploads } from '../documents/useDocumentUploads.ts';
import type { NoteDocument } from './note-values.ts';

/**
 * Sends the documents of a note. They are stored before the note is; those of a note that is never saved are swept away
 * by the server.
 *
 * @param onStored called with each that has arrived
 */
export function useNoteUploads(patientId: string, onStored: (document: NoteDocument) => void) {
  const scope = useApi();
  const latest = useRef(onStored);
  useEffect(() => {
    latest.current = onStored;
  });
  /** Those that no version has signed yet, and that may therefore go again. */
  const fresh = useRef(new Set<string>());
  const sending = useDocumentUploads({ entityType: 'NOTE', entityId: patientId }, (document) => {
    fresh.current.add(document.id);
    // Sending may have begun before another one arrived: the list that it joins is the present one.
    latest.current({ id: document.id, fileName: document.fileName, sizeBytes: document.sizeBytes });
  });
  return {
    ...sending,
    isBusy: sending.uploads.some(({ state }) => state === 'working'),
    /** Forgets a document that was taken out of the form again; one that a version has stays on the server. */
    forget(id: string): void {
      if (!fresh.current.delete(id)) return;
      removeDocument(scope, id, 'NOTE').catch(() => undefined);
    },
  };
}
