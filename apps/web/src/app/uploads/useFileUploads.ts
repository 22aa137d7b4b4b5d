import { useCallback, useEffect, useSyncExternalStore } from 'react';
import {
  addUpload,
  aimUploads,
  followUploads,
  retryUpload,
  showUploads,
  stopUpload,
  type UploadTarget,
  uploadsAt,
} from './uploads.ts';

/**
 * Uploads files, several at once; each can be stopped, and retried after a failure. They belong to the place, not to
 * the screen: leaving it stops nothing, and a screen of the same place shows how far they are.
 *
 * @param place where the files go, such as `CHAT/…`; different within an account for everything that takes files
 */
export function useFileUploads<Stored>(place: string, target: UploadTarget<Stored>) {
  const follow = useCallback((listener: () => void) => followUploads(place, listener), [place]);
  const uploads = useSyncExternalStore(follow, () => uploadsAt(place));
  useEffect(() => aimUploads(place, target as UploadTarget<unknown>));
  useEffect(() => showUploads(place), [place]);
  return {
    uploads,
    add: (file: File, address?: string) => addUpload(place, file, address),
    retry: (key: string) => retryUpload(place, key),
    /** Stops an upload, or removes a failed one. */
    stop: (key: string) => stopUpload(place, key),
  };
}
