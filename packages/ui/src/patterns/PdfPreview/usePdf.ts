import type { PDFDocumentLoadingTask, PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { PdfFiles } from './pdfFiles.ts';

/** A file, its bytes, or its address. */
export type PdfSource = Blob | Uint8Array | string;

/** Why a document cannot be shown: not a PDF or damaged, password-protected, without pages, or unavailable. */
export type PdfFailure = 'broken' | 'encrypted' | 'empty' | 'unreachable';

export type PdfState =
  | { kind: 'loading'; progress?: number | undefined }
  | { kind: 'ready'; document: PDFDocumentProxy }
  | { kind: 'failed'; failure: PdfFailure };

class EmptyDocument extends Error {}

const waiting: PdfState = { kind: 'loading' };

/** Reads a document with pdf.js, loaded on demand, in its own worker. */
export function usePdf(source: PdfSource, createWorker: () => Worker) {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ of: PdfSource; attempt: number; state: PdfState }>();
  const start = useEffectEvent(createWorker);

  useEffect(() => {
    let isCurrent = true;
    let port: Worker | undefined;
    let worker: PDFWorker | undefined;
    let task: PDFDocumentLoadingTask | undefined;
    const translate = (state: PdfState) => {
      if (isCurrent) setResult({ of: source, attempt, state });
    };
    const read = async () => {
      // A copy, because transferring the bytes to the worker detaches the caller's buffer.
      const data =
        source instanceof Blob
          ? new Uint8Array(await source.arrayBuffer())
          : typeof source === 'string'
            ? undefined
            : source.slice();
      if (data?.length === 0) throw new EmptyDocument();
      const pdfjs = await import('pdfjs-dist');
      if (!isCurrent) return;
      port = start();
      worker = pdfjs.PDFWorker.create({ port, verbosity: pdfjs.VerbosityLevel.ERRORS });
      task = pdfjs.getDocument({
        ...(data ? { data } : { url: String(source) }),
        worker,
        verbosity: pdfjs.VerbosityLevel.ERRORS,
        // A strict content security policy forbids evaluating strings.
        isEvalSupported: false,
        enableXfa: false,
        // The same fonts on every machine.
        useSystemFonts: false,
        useWorkerFetch: false,
        StandardFontDataFactory: PdfFiles,
        WasmFactory: PdfFiles,
      });
      task.onProgress = ({ loaded, total }: { loaded: number; total: number }) =>
        translate({ kind: 'loading', progress: total > 0 ? loaded / total : undefined });
      const document = await task.promise;
      if (document.numPages < 1) throw new EmptyDocument();
      translate({ kind: 'ready', document });
    };
    read().catch((error: unknown) => translate({ kind: 'failed', failure: failureOf(error) }));
    return () => {
      isCurrent = false;
      const close = () => {
        worker?.destroy();
        port?.terminate();
      };
      // A document that failed to load rejects again when destroyed: ignore that.
      void (task?.destroy() ?? Promise.resolve()).then(close, close);
    };
  }, [source, attempt]);

  const isAnswer = result?.of === source && result.attempt === attempt;
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { state: isAnswer ? result.state : waiting, retry };
}

function failureOf(error: unknown): PdfFailure {
  if (error instanceof EmptyDocument) return 'empty';
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') return 'encrypted';
  return name === 'ResponseException' || name === 'TypeError' ? 'unreachable' : 'broken';
}
