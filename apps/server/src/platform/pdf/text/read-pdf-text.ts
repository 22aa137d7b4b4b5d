import { Worker } from 'node:worker_threads';
import { fileSignature, MAX_UPLOAD_BYTES } from '@healzy/domain/documents';
import { workerProgram } from '../../worker-program.ts';

/** The library is loaded once for a thread, so it is kept for the next file; not for long, because it takes memory. */
const KEPT_MS = 60_000;
/** A report is read in less than a second; what takes this long was made to. */
const LONGEST_MS = 20_000;

/** A piece of text with its place: points from the upper left corner of the page as shown, pages from 1. */
export interface PdfTextItem {
  text: string;
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
  turned?: boolean;
}

/**
 * Why the text of a file is not read.
 *
 * | code | details |
 * |---|---|
 * | `FILE_EMPTY` | – |
 * | `FILE_TOO_LARGE` | `bytes`, `maxBytes` |
 * | `FILE_TYPE` | `found`: what the bytes are |
 * | `PDF_LOCKED` | – : it needs a password |
 * | `PDF_TOO_MANY_PAGES` | `pages`, `maxPages` |
 * | `PDF_UNPACKED_TOO_LARGE` | `maxBytes` of one part |
 * | `PDF_SCRIPT` | – : it contains JavaScript |
 * | `PDF_NO_TEXT` | `pages`: pictures of pages, as a scanner makes them |
 * | `PDF_DAMAGED` | – |
 * | `PDF_TOO_SLOW` | `maxSeconds` |
 */
export type PdfTextCode =
  | 'FILE_EMPTY'
  | 'FILE_TOO_LARGE'
  | 'FILE_TYPE'
  | 'PDF_LOCKED'
  | 'PDF_TOO_MANY_PAGES'
  | 'PDF_UNPACKED_TOO_LARGE'
  | 'PDF_SCRIPT'
  | 'PDF_NO_TEXT'
  | 'PDF_DAMAGED'
  | 'PDF_TOO_SLOW';

export type PdfText =
  | { kind: 'ready'; pages: { page: number; width: number; height: number }[]; items: PdfTextItem[] }
  | { kind: 'refused'; code: PdfTextCode; details: Record<string, number | string> };

const refused = (code: PdfTextCode, details: Record<string, number | string> = {}): PdfText => ({
  kind: 'refused',
  code,
  details,
});

let thread: Worker | null = null;
let end: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

function stop(): void {
  const ended = thread;
  thread = null;
  void ended?.terminate();
}

function start(): Worker {
  const worker = new Worker(
    workerProgram('platform/pdf/text/pdf-text-worker', new URL('pdf-text-worker.mjs', import.meta.url)),
    {
      resourceLimits: { maxOldGenerationSizeMb: 384 },
    },
  );
  // Nobody listens while it waits for the next file: its failure would end the server.
  worker.on('error', () => {
    if (thread === worker) stop();
  });
  return worker;
}

function ask(bytes: Uint8Array): Promise<PdfText> {
  clearTimeout(end);
  thread ??= start();
  const worker = thread;
  worker.ref();
  let slow: NodeJS.Timeout | undefined;
  let failed: (() => void) | undefined;
  const answer = new Promise<PdfText>((resolve) => {
    const give = (text: PdfText): void => {
      stop();
      resolve(text);
    };
    slow = setTimeout(() => give(refused('PDF_TOO_SLOW', { maxSeconds: LONGEST_MS / 1000 })), LONGEST_MS);
    // After a part that is too large the library waits for what never comes; the next file gets a new thread.
    worker.once('message', (text: PdfText) =>
      text.kind === 'refused' && text.code === 'PDF_UNPACKED_TOO_LARGE' ? give(text) : resolve(text),
    );
    // Out of memory: what takes so much is no report.
    failed = () => give(refused('PDF_DAMAGED'));
    worker.once('error', failed);
  });
  // A copy: the bytes are the caller's, and the thread takes what it is sent.
  const sent = new Uint8Array(bytes);
  worker.postMessage(sent, [sent.buffer]);
  return answer.finally(() => {
    clearTimeout(slow);
    worker.removeAllListeners('message');
    if (failed) worker.removeListener('error', failed);
    worker.unref();
    end = setTimeout(stop, KEPT_MS).unref();
  });
}

/** Reads the text of a PDF file with its places, in a worker thread, one file at a time. */
export function readPdfText(bytes: Uint8Array): Promise<PdfText> {
  if (bytes.length === 0) return Promise.resolve(refused('FILE_EMPTY'));
  if (bytes.length > MAX_UPLOAD_BYTES)
    return Promise.resolve(refused('FILE_TOO_LARGE', { bytes: bytes.length, maxBytes: MAX_UPLOAD_BYTES }));
  const found = fileSignature(bytes);
  if (found !== 'pdf') return Promise.resolve(refused('FILE_TYPE', { found: found ?? 'binary' }));
  const reading = last.then(() => ask(bytes));
  last = reading.catch(() => undefined);
  return reading;
}
