import { type Document, useDocumentContentUrl } from '@healzy/api/documents';
import { Button } from '@healzy/ui/components/Button';
import { Dialog } from '@healzy/ui/components/Dialog';
import { ErrorState } from '@healzy/ui/components/ErrorState';
import { Spinner } from '@healzy/ui/components/Spinner';
import { Lightbox } from '@healzy/ui/patterns/Lightbox';
import { PdfPreview, pdfWorkerUrl } from '@healzy/ui/patterns/PdfPreview';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEffect } from 'react';
import { startWorker } from '../../app/trusted-types.ts';
import { EMPTY_PICTURE, ownerOf, viewOf } from './document-kinds.ts';

export interface DocumentPreviewProps {
  document: Document;
  onDownload: () => void;
  onClose: () => void;
}

const createWorker = () => startWorker(pdfWorkerUrl);

const PREVIEWS = { none: NoPreview, picture: PicturePreview, pdf: PdfDialog };

/** A document in a dialog: the pages of a PDF, or an image. */
export function DocumentPreview(props: DocumentPreviewProps) {
  const Preview = PREVIEWS[viewOf(props.document)];
  return <Preview {...props} />;
}

function NoPreview({ document, onDownload, onClose }: DocumentPreviewProps) {
  const { t } = useTranslation(['documents', 'app']);
  return (
    <Dialog
      title={document.fileName}
      size="small"
      onClose={onClose}
      actions={
        <Button intent="primary" icon={Download} onPress={onDownload}>
          {t('list.download')}
        </Button>
      }
    >
      {t('preview.none')}
    </Dialog>
  );
}

function PicturePreview({ document, onDownload, onClose }: DocumentPreviewProps) {
  const { t } = useTranslation(['documents', 'app']);
  const { url, hasFailed } = useDocumentAddress(document);
  const caption = hasFailed ? t('preview.pictureFailed') : document.fileName;
  return (
    <Lightbox
      images={[{ src: url ?? EMPTY_PICTURE, alt: document.fileName, caption, onDownload }]}
      index={0}
      onIndexChange={(index) => index === null && onClose()}
      labels={{ dialog: document.fileName }}
    />
  );
}

function PdfDialog({ document, onDownload, onClose }: DocumentPreviewProps) {
  const { t } = useTranslation(['documents', 'app']);
  const { url, hasFailed, retry } = useDocumentAddress(document);
  return (
    <Dialog title={document.fileName} size="full" onClose={onClose}>
      {hasFailed ? (
        <ErrorState
          title={t('preview.unreachable.title')}
          description={t('preview.unreachable.text')}
          onRetry={retry}
        />
      ) : url === null ? (
        <Spinner label={t('app:loading')} />
      ) : (
        <PdfPreview
          source={url}
          fileName={document.fileName}
          onDownload={onDownload}
          createWorker={createWorker}
        />
      )}
    </Dialog>
  );
}

/**
 * The address from which to read a document's file. A failure to get it is logged (specification 8.7), by the
 * document's id and never by its name.
 */
function useDocumentAddress(document: Document) {
  const query = useDocumentContentUrl(document.id, ownerOf(document));
  const hasFailed = query.isError;
  useEffect(() => {
    if (hasFailed) console.warn(`The address of the document ${document.id} could not be had.`);
  }, [hasFailed, document.id]);
  return { url: query.data?.url ?? null, hasFailed, retry: () => void query.refetch() };
}
