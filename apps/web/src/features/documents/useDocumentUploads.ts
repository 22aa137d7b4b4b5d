import { type Document, type DocumentOwner, removeDocument, sendDocument } from '@healzy/api/documents';
import { refreshWords, useApi } from '@healzy/api/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { sentenceForError } from '../../app/api-errors.ts';

/** A file being uploaded. */
export interface DocumentUpload {
  readonly key: string;
  readonly file: File;
  readonly state: 'working' | 'failed';
  /** Upload progress from 0 to 1. */
  readonly share: number;
  /** Why it failed. */
  readonly sentence: string;
}

/** Uploads files to an owner, several at once; each can be stopped, and retried after a failure. */
export function useDocumentUploads(owner: DocumentOwner, onStored: (document: Document) => void) {
  const scope = useApi();
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly DocumentUpload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const controllers = running.current;
    return () => controllers.forEach((controller) => controller.abort());
  }, []);
  const change = (key: string, by: Partial<DocumentUpload>) =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...by } : one)));
  const drop = (key: string) => setUploads((before) => before.filter((one) => one.key !== key));

  const send = async (key: string, file: File): Promise<void> => {
    const controller = new AbortController();
    running.current.set(key, controller);
    const { signal } = controller;
    try {
      const document = await sendDocument(scope, owner, file, file.type, {
        signal,
        onProgress: (share) => !signal.aborted && change(key, { share }),
      });
      if (signal.aborted) {
        // The last byte may have been sent just before the user stopped it.
        await removeDocument(scope, document.id, owner.entityType).catch(() => undefined);
        return;
      }
      await refreshWords(client, scope.accountId, ['documents', 'patients']);
      drop(key);
      onStored(document);
    } catch (error) {
      if (!signal.aborted) change(key, { state: 'failed', sentence: sentenceForError(error) });
    } finally {
      running.current.delete(key);
    }
  };

  return {
    uploads,
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
    /** Stops an upload, or removes a failed one. */
    stop(key: string): void {
      running.current.get(key)?.abort();
      drop(key);
    },
  };
}

export type DocumentUploads = ReturnType<typeof useDocumentUploads>;
