import type { PdfPreviewLabels } from '../PdfPreview/PdfPreview.tsx';

/** Labels of a document in the stories. */
export const pdfLabels: PdfPreviewLabels = {
  bar: 'Document',
  page: 'Page',
  ofPages: (total) => `of ${total}`,
  pageOf: (place, total) => `Page ${place} of ${total}`,
  previous: 'Previous page',
  next: 'Next page',
  zoomIn: 'Enlarge',
  zoomOut: 'Reduce',
  fit: 'As wide as its room',
  download: 'Download',
  loading: 'Opening the document',
  failures: {
    broken: {
      title: 'This file cannot be read as a PDF',
      description: 'It may be damaged. Download it and try another reader, or ask for it again.',
    },
    encrypted: {
      title: 'This PDF is locked by a password',
      description: 'Download it and open it where you can type the password.',
    },
    empty: { title: 'This file is empty', description: 'Ask whoever sent it to send it again.' },
    unreachable: {
      title: 'The document could not be fetched',
      description: 'Nothing is lost. Look at the connection and try again.',
    },
  },
  retry: 'Try again',
  firstPage: (fileName) => `First page of ${fileName}`,
};
