import { parseCgmFile, type CgmFileResult, type ParseCgmOptions } from '@healzy/domain/cgm';
import { fileSignature } from '@healzy/domain/documents';
import { fileThread } from '../../platform/file-thread.ts';

/** Smaller files are read in a few milliseconds, less than starting a thread takes. */
const READ_HERE_BYTES = 192 * 1024;

/** The message to the worker thread. */
export interface FileQuestion {
  bytes: Uint8Array;
  options: ParseCgmOptions;
}

const readBeside = fileThread<FileQuestion, CgmFileResult>(
  'features/cgm/file-worker',
  new URL('file-worker-source.mjs', import.meta.url),
);

/**
 * Reads a sensor file without blocking other requests: large ones, and archives, in a worker thread, one at a time.
 * @param bytes of the file; given away where they can be, and then empty
 */
export async function readSensorFile(bytes: Uint8Array, options: ParseCgmOptions): Promise<CgmFileResult> {
  if (bytes.length <= READ_HERE_BYTES && fileSignature(bytes) !== 'zip') return parseCgmFile(bytes, options);
  return readBeside({ bytes, options }, bytes);
}
