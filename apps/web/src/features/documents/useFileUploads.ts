import type { UploadOptions } from '@healzy/api/runtime/upload';
import { useEffect, useRef, useState } from 'react';

/** A file being uploaded. */
export interface FileUpload {
  readonly key: string;
  readonly file: File;
  readonly state: 'working' | 'failed';
  /** Upload progress from 0 to 1. */
  readonly share: number;
  /** Why it failed. */
  readonly sentence: string;
}

/** Where files are uploaded to. */
export interface UploadTarget<Stored> {
  readonly send: (file: File, options: UploadOptions) => Promise<Stored>;
  /** Removes what had arrived although it was stopped. */
  readonly remove: (stored: Stored) => Promise<unknown>;
  readonly onStored: (stored: Stored, file: File) => void;
  readonly sentenceOf: (error: unknown) => string;
}

/** Uploads files, several at once; each can be stopped, and retried after a failure. */
export function useFileUploads<Stored>(target: UploadTarget<Stored>) {
  const [uploads, setUploads] = useState<readonly FileUpload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const controllers = running.current;
    return () => controllers.forEach((controller) => controller.abort());
  }, []);
  const change = (key: string, by: Partial<FileUpload>) =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...by } : one)));
  const drop = (key: string) => setUploads((before) => before.filter((one) => one.key !== key));

  const send = async (key: string, file: File): Promise<void> => {
    const controller = new AbortController();
    running.current.set(key, controller);
    const { signal } = controller;
    try {
      const stored = await target.send(file, {
        signal,
        onProgress: (share) => !signal.aborted && change(key, { share }),
      });
      if (signal.aborted) {
        // The last byte may have been sent just before the user stopped it.
        await target.remove(stored).catch(() => undefined);
        return;
      }
      drop(key);
      target.onStored(stored, file);
    } catch (error) {
      if (!signal.aborted) change(key, { state: 'failed', sentence: target.sentenceOf(error) });
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
