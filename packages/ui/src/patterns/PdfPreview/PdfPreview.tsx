import { startPdfWorker } from './pdfWorker.ts';
import { PdfPreviewPages } from './PdfPreviewPages.tsx';
import { PdfPreviewThumbnail } from './PdfPreviewThumbnail.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { Download } from 'lucide-react';
import { pdfPreviewLabels, type PdfPreviewLabels } from '../../labels/pdfPreview.ts';
import { usePartLabels } from '../../labels/partLabels.ts';
import { usePdf, type PdfSource } from './usePdf.ts';
import { notice, preview, waiting } from './PdfPreview.css.ts';
import type { PdfHighlight } from './PdfPage.tsx';

export { pdfWorkerUrl } from './pdfWorker.ts';
export type { PdfSource } from './usePdf.ts';
export type { PdfHighlight } from './PdfPreviewPages.tsx';

export type { PdfPreviewLabels } from '../../labels/pdfPreview.ts';

export interface PdfPreviewProps {
  /** Pass the same object for the same document. */
  source: PdfSource;
  fileName: string;
  /** `thumbnail` shows the first page as a thumbnail. */
  mode?: 'pages' | 'thumbnail';
  /**
   * Places that are framed on their pages. The first one is scrolled to whenever it is another object. They say nothing to assistive technology; what they are about is said where they come from.
   */
  highlights?: readonly PdfHighlight[] | undefined;
  /** Downloads the file. */
  onDownload?: (() => void) | undefined;
  /**
   * Starts the worker that reads documents. Under `require-trusted-types-for 'script'` an app starts it itself, with
   * its own policy, from `pdfWorkerUrl`, as a module. Each document has its own, which ends with it.
   */
  createWorker?: (() => Worker) | undefined;
  labels?: Partial<PdfPreviewLabels> | undefined;
}

/** The pages of a PDF, as high as its container. The reader is loaded with the first document. */
export function PdfPreview({
  source,
  fileName,
  mode = 'pages',
  highlights,
  onDownload,
  createWorker = startPdfWorker,
  labels: own,
}: PdfPreviewProps) {
  const labels = usePartLabels(pdfPreviewLabels, own);
  const { state, retry } = usePdf(source, createWorker);
  if (mode === 'thumbnail') return <PdfPreviewThumbnail state={state} fileName={fileName} labels={labels} />;
  if (state.kind === 'ready') {
    return (
      <PdfPreviewPages
        key={state.document.fingerprints[0]}
        document={state.document}
        fileName={fileName}
        highlights={highlights}
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
