/** Where the bundler has put the reader's worker: a file of the app's own origin. */
export const pdfWorkerUrl = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

/** Starts the reader's worker directly; under Trusted Types an app passes a function of its own instead. */
export function startPdfWorker(): Worker {
  return new Worker(pdfWorkerUrl, { type: 'module' });
}
