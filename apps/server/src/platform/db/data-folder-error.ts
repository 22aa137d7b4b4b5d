/** The data folder cannot be used as it is. The message says why and what to do. */
export class DataFolderError extends Error {
  override readonly name: string = 'DataFolderError';
}

/** The operating system's reason, for a sentence: `EACCES` → "permission denied". */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const reasons: Record<string, string> = {
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EROFS: 'the file system is read-only',
    ENOSPC: 'no space is left on the disk',
    ENOTDIR: 'a part of the path is a file',
    EEXIST: 'it is a file',
    EIO: 'the disk reports an error',
  };
  return (code === undefined ? undefined : reasons[code]) ?? message;
}
