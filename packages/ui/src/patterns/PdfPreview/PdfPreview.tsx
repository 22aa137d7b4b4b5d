import { startPdfWorker } from './pdfWorker.ts';
import { PdfPreviewPages } from './PdfPreviewPages.tsx';
import { PdfPreviewThumbnail } from './PdfPreviewThumbnail.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { Download } from 'lucide-react';
import { usePdf, type PdfFailure, type PdfSource } from './usePdf.ts';
import { notice, preview, waiting } from './PdfPreview.css.ts';

export { pdfWorkerUrl } from './pdfWorker.ts';
export type { PdfFailure, PdfSource } from './usePdf.ts';

export interface PdfPreviewLabels {
  /** Label of the bar above the pages: "Document". */
  bar: string;
  /** Label of the page number field: "Page". */
  page: string;
  /** Beside that field: "of 12". */
  ofPages: (total: string) => string;
  /** Accessible name of a page: "Page 3 of 12". */
  pageOf: (place: string, total: string) => string;
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  /** Label of the fit-to-width button. */
  fit: string;
  download: string;
  loading: string;
  /** What happened, and how to fix it. */
  failures: Record<PdfFailure, { title: string; description: string }>;
  retry: string;
  /** Accessible name of the thumbnail: "First page of report.pdf". */
  firstPage: (fileName: string) => string;
}

export interface PdfPreviewProps {
  /** Pass the same object for the same document. */
  source: PdfSource;
  fileName: string;
  /** `thumbnail` shows the first page as a thumbnail. */
  mode?: 'pages' | 'thumbnail';
  /** Downloads the file. */
  onDownload?: (() => void) | undefined;
  /**
   * Starts the worker that reads documents. Under `require-trusted-types-for 'script'` an app starts it itself, with
   * its own policy, from `pdfWorkerUrl`, as a module. Each document has its own, which ends with it.
   */
  createWorker?: (() => Worker) | undefined;
  labels: PdfPreviewLabels;
}

/** The pages of a PDF, as high as its container. The reader is loaded with the first document. */
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
          pictogram={state.failure === 'encrypted' ? 'locked' : 'documents'}
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
