import { ApiError, UNKNOWN_CODE } from './api-error.ts';
import { STALLED_MS } from './time-limits.ts';

export interface UploadOptions {
  /** Share of the file that has been sent, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

interface ProblemBody {
  code?: unknown;
  message?: unknown;
}

function problemOf(text: string): ProblemBody | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : null;
  } catch {
    return null;
  }
}

/**
 * Sends a file to its upload address. Uses XMLHttpRequest because `fetch` cannot tell how much of a body has been sent.
 *
 * @throws ApiError with the store's code (`FILE_TYPE`, `FILE_TOO_LARGE`, `UPLOAD_ADDRESS_EXPIRED`, …), or with status 0
 *   where nothing answers or nothing moves any more
 */
export function uploadFile(
  url: string,
  file: Blob,
  contentType: string,
  options: UploadOptions = {},
): Promise<void> {
  // Aborting a request that was never sent fires no event.
  if (options.signal?.aborted)
    return Promise.reject(new DOMException('The upload was aborted.', 'AbortError'));
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.setRequestHeader('content-type', contentType);
    const failed = () => reject(new ApiError('The upload failed.', { code: UNKNOWN_CODE, status: 0 }));
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const moves = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => {
        failed();
        request.abort();
      }, STALLED_MS);
    };
    request.onloadend = () => clearTimeout(stalled);
    request.upload.onprogress = (event) => {
      moves();
      if (event.lengthComputable && event.total > 0) options.onProgress?.(event.loaded / event.total);
    };
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) {
        options.onProgress?.(1);
        resolve();
        return;
      }
      const data = problemOf(request.responseText);
      const code = typeof data?.code === 'string' ? data.code : UNKNOWN_CODE;
      const message = typeof data?.message === 'string' ? data.message : 'The upload was refused.';
      reject(new ApiError(message, { code, status: request.status, data }));
    };
    request.onerror = failed;
    request.onabort = () => reject(new DOMException('The upload was aborted.', 'AbortError'));
    options.signal?.addEventListener('abort', () => request.abort(), { once: true });
    moves();
    request.send(file);
  });
}
