import type { PartPacks } from './partLabels.ts';

type Failure = { title: string; description: string };

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
  failures: Record<'broken' | 'encrypted' | 'empty' | 'unreachable', Failure>;
  retry: string;
  /** Accessible name of the thumbnail: "First page of report.pdf". */
  firstPage: (fileName: string) => string;
}

export const pdfPreviewLabels: PartPacks<PdfPreviewLabels> = {
  en: {
    bar: 'Document',
    page: 'Page',
    ofPages: (total) => `of ${total}`,
    pageOf: (place, total) => `Page ${place} of ${total}`,
    previous: 'Previous page',
    next: 'Next page',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Fit to width',
    download: 'Download',
    loading: 'Opening the document',
    failures: {
      broken: {
        title: 'We cannot show this PDF',
        description: 'It seems damaged. Download it and open it on your computer.',
      },
      encrypted: {
        title: 'This PDF has a password',
        description: 'Download it and open it on your computer with the password.',
      },
      empty: { title: 'This PDF has no pages', description: 'Ask the sender for the file again.' },
      unreachable: {
        title: 'We could not open the document',
        description: 'Check your network and try again. The document is still filed.',
      },
    },
    retry: 'Try again',
    firstPage: (fileName) => `First page of ${fileName}`,
  },
  es: {
    bar: 'Documento',
    page: 'Página',
    ofPages: (total) => `de ${total}`,
    pageOf: (place, total) => `Página ${place} de ${total}`,
    previous: 'Página anterior',
    next: 'Página siguiente',
    zoomIn: 'Ampliar',
    zoomOut: 'Reducir',
    fit: 'Ajustar al ancho',
    download: 'Descargar',
    loading: 'Abriendo el documento',
    failures: {
      broken: {
        title: 'No podemos mostrar este PDF',
        description: 'Parece dañado. Descárgalo y ábrelo en tu equipo.',
      },
      encrypted: {
        title: 'Este PDF tiene contraseña',
        description: 'Descárgalo y ábrelo en tu equipo con la contraseña.',
      },
      empty: {
        title: 'Este PDF no tiene páginas',
        description: 'Pide el archivo otra vez a quien te lo envió.',
      },
      unreachable: {
        title: 'No hemos podido abrir el documento',
        description: 'Comprueba tu red y vuelve a intentarlo. El documento sigue archivado.',
      },
    },
    retry: 'Reintentar',
    firstPage: (fileName) => `Primera página de ${fileName}`,
  },
};
