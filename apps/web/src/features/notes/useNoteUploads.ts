import { removeDocument, sendDocument } from '@healzy/api/documents';
import { useApi } from '@healzy/api/runtime';
import { useRef, useState } from 'react';
import { sentenceForError } from '../../app/api-errors.ts';
import type { NoteDocument } from './note-values.ts';

/** A document on its way to the server. */
export interface NoteUpload {
  readonly key: string;
  readonly file: File;
  readonly state: 'working' | 'failed';
  /** From 0 to 1 while it is sent. */
  readonly share: number;
  /** Why it failed. */
  readonly sentence: string;
}

/**
 * Sends the documents of a note. They are stored before the note is; those of a note that is never saved are swept away
 * by the server.
 *
 * @param onStored called with each that has arrived
 */
export function useNoteUploads(patientId: string, onStored: (document: NoteDocument) => void) {
  const scope = useApi();
  const [uploads, setUploads] = useState<readonly NoteUpload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  /** Those that no version has signed yet, and that may therefore go again. */
  const fresh = useRef(new Set<string>());
  const change = (key: string, by: Partial<NoteUpload>) =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...by } : one)));
  const drop = (key: string) => setUploads((before) => before.filter((one) => one.key !== key));

  const send = async (key: string, file: File): Promise<void> => {
    const controller = new AbortController();
    running.current.set(key, controller);
    const { signal } = controller;
    try {
      const document = await sendDocument(
        scope,
        { entityType: 'NOTE', entityId: patientId },
        file,
        file.type,
        {
          signal,
          onProgress: (share) => !signal.aborted && change(key, { share }),
        },
      );
      if (signal.aborted) {
        await removeDocument(scope, document.id, 'NOTE').catch(() => undefined);
        return;
      }
      fresh.current.add(document.id);
      drop(key);
      onStored({ id: document.id, fileName: document.fileName, sizeBytes: document.sizeBytes });
    } catch (error) {
      if (!signal.aborted) change(key, { state: 'failed', sentence: sentenceForError(error) });
    } finally {
      running.current.delete(key);
    }
  };

  return {
    uploads,
    isBusy: uploads.some(({ state }) => state === 'working'),
    add(file: File): void {
      const key = crypto.randomUUID();
      setUploads((before) => [...before, { key, file, state: 'working', share: 0, sentence: '' }]);
      void send(key, file);
    },
    retry(key: string): void {
      const upload = uploads.find((one) => one.key === key);
      if (!upload) return;
      change(key, { state: 'working', share: 0, sentence: '' });
      void send(key, upload.file);
    },
    /** Stops sending, or takes away what failed. */
    stop(key: string): void {
      running.current.get(key)?.abort();
      drop(key);
    },
    /** Forgets a document that was taken out of the form again; one that a version has stays on the server. */
    forget(id: string): void {
      if (!fresh.current.delete(id)) return;
      removeDocument(scope, id, 'NOTE').catch(() => undefined);
    },
  };
}

export type NoteUploads = ReturnType<typeof useNoteUploads>;
