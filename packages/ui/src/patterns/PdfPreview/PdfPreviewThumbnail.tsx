import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { FileX } from 'lucide-react';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { PdfPage } from './PdfPage.tsx';
import type { PdfPreviewLabels } from '../../labels/pdfPreview.ts';
import type { PdfState } from './usePdf.ts';
import { thumbnail, thumbnailFailed } from './PdfPreview.css.ts';

/** Inner width of the thumbnail, in px. */
const width = 142;

export interface PdfPreviewThumbnailProps {
  state: PdfState;
  fileName: string;
  labels: PdfPreviewLabels;
}

/** The first page of a document as a thumbnail; an unreadable document says why. */
export function PdfPreviewThumbnail({ state, fileName, labels }: PdfPreviewThumbnailProps) {
  return (
    <div className={thumbnail}>
      {state.kind === 'loading' && <Spinner label={labels.loading} />}
      {state.kind === 'ready' && <FirstPage document={state.document} label={labels.firstPage(fileName)} />}
      {state.kind === 'failed' && (
        <span className={thumbnailFailed}>
          <Icon icon={FileX} size="lg" />
          {labels.failures[state.failure].title}
        </span>
      )}
    </div>
  );
}

function FirstPage({ document, label }: { document: PDFDocumentProxy; label: string }) {
  const size = useFirstPage(document);
  if (!size) return null;
  return (
    <PdfPage document={document} number={1} scale={width / size.width} size={size} label={label} isPicture />
  );
}

/** Size of the first page in points, once it is known. */
export function useFirstPage(document: PDFDocumentProxy): { width: number; height: number } | undefined {
  const [size, setSize] = useState<{ width: number; height: number }>();
  useEffect(() => {
    let isCurrent = true;
    document
      .getPage(1)
      .then((page) => page.getViewport({ scale: 1 }))
      // A damaged first page must not hide the others: assume A4 until they report their size.
      .catch(() => ({ width: 595, height: 842 }))
      .then(({ width: wide, height }) => {
        if (isCurrent) setSize({ width: wide, height });
      });
    return () => {
      isCurrent = false;
    };
  }, [document]);
  return size;
}
