import { removeDocument } from '@healzy/api/documents';
import { useApi } from '@healzy/api/runtime';
import { sendDocument } from './send-document.ts';

type Owner = Parameters<typeof sendDocument>[1];

interface Upload {
  file: File;
  contentType: string;
  signal: AbortSignal;
  onShare: (share: number) => void;
  /** Has the server store what was uploaded. */
  store: (documentId: string) => Promise<void>;
  onFailed: (error: unknown) => void | Promise<void>;
}

/** Uploads the file of an import, and removes it again where nothing was stored from it. */
export function useImportUpload(owner: Owner) {
  const scope = useApi();
  /** Best effort, and harmless: the server keeps a document from which something was stored. */
  const forget = (documentId: string) =>
    removeDocument(scope, documentId, owner.entityType).catch(() => undefined);
  const upload = async ({ file, contentType, signal, onShare, store, onFailed }: Upload): Promise<void> => {
    onShare(0);
    try {
      const onProgress = (share: number) => !signal.aborted && onShare(share);
      const document = await sendDocument(scope, owner, file, contentType, { signal, onProgress });
      // The last byte may have been sent just before the user cancelled.
      if (signal.aborted) await forget(document.id);
      else await store(document.id);
    } catch (error) {
      // A cancelled run reports nothing: another file may be in progress by now.
      if (!signal.aborted) await onFailed(error);
    }
  };
  return { forget, upload };
}
