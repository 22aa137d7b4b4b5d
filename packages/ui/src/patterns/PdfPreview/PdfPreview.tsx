import { startPdfWorker } from './pdfWorker.ts';
import { PdfPreviewPages } from './PdfPreviewPages.tsx';
import { PdfPreviewThumbnail } from './PdfPreviewThumbnail.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { Download, FileLock, FileX } from 'lucide-react';
import { usePdf, type PdfFailure, type PdfSource } from './usePdf.ts';
import { notice, preview, waiting } from './PdfPreview.css.ts';

export { pdfWorkerUrl } from './pdfWorker.ts';
export type { PdfFailure, PdfSource } from './usePdf.ts';

export interface PdfPreviewLabels {
  /** Names the bar above the pages: "Document". */
  bar: string;
  /** Names the field of the page's number: "Page". */
  page: string;
  /** Beside that field: "of 12". */
  ofPages: (total: string) => string;
  /** Names a page: "Page 3 of 12". */
  pageOf: (place: string, total: string) => string;
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  /** Names the button that makes a page as wide as its room. */
  fit: string;
  download: string;
  loading: string;
  /** What happened, and what can be done about it. */
  failures: Record<PdfFailure, { title: string; description: string }>;
  retry: string;
  /** Names the small picture: "First page of report.pdf". */
  firstPage: (fileName: string) => string;
}

export interface PdfPreviewProps {
  /** The same object as long as it is the same document. */
  source: PdfSource;
  fileName: string;
  /** `thumbnail` shows the first page as a small picture. */
  mode?: 'pages' | 'thumbnail';
  /** Gives the file itself. */
  onDownload?: (() => void) | undefined;
  /**
   * Starts the worker that reads documents. Under `require-trusted-types-for 'script'` an app starts it itself, with
   * its own policy, from `pdfWorkerUrl`, as a module. Each document has one, ended with it.
   */
  createWorker?: (() => Worker) | undefined;
  labels: PdfPreviewLabels;
}

/** The pages of a PDF, as high as its room. The reader is fetched when the first document is shown. */
export function PdfPreview({
  source,
  fileName,
  mode = 'pages',
  onDownload,
  createWorker = startPdfWorker,
  labels,
}: PdfPreviewProps) {
  const { state, retry } = usePdf(source, createWorker);
  if (mode === 'thumbnail') return <PdfPreviewThumbnail state={state} fileName={fileName} labels={labels} />;
  if (state.kind === 'ready') {
    return (
      <PdfPreviewPages
        key={state.document.fingerprints[0]}
        document={state.document}
        fileName={fileName}
        onDownload={onDownload}
        labels={labels}
      />
    );
  }
  if (state.kind === 'loading') {
    return (
      <div className={preview} aria-busy>
        <div className={notice}>
          <div className={waiting}>
            <ProgressBar label={labels.loading} value={state.progress} />
          </div>
        </div>
      </div>
    );
  }
  return (
    <div className={preview}>
      <div className={notice}>
        <ErrorState
          icon={state.failure === 'encrypted' ? FileLock : FileX}
          {...labels.failures[state.failure]}
          {...(state.failure === 'unreachable' ? { onRetry: retry, retryLabel: labels.retry } : {})}
          actions={
            onDownload && (
              <Button icon={Download} onPress={onDownload}>
                {labels.download}
              </Button>
            )
          }
        />
      </div>
    </div>
  );
}
