import { ApiError, UNKNOWN_CODE } from './api-error.ts';

/** Fetches the file at a signed address. @throws ApiError when the address answers anything else */
export async function fetchFile(url: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { signal });
  if (!response.ok)
    throw new ApiError('The file was refused.', { code: UNKNOWN_CODE, status: response.status });
  return response.blob();
}
