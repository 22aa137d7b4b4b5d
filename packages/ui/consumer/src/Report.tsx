import { PdfPreview } from '@healzy/ui/patterns/PdfPreview';

/** Loaded on demand, together with the PDF reader. */
export function Report() {
  const failed = { title: 'The report could not be shown', description: 'Ask for it again.' };
  return (
    <div style={{ blockSize: 480 }}>
      <PdfPreview
        source="/report.pdf"
        fileName="report.pdf"
        labels={{
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
          loading: 'Opening the report',
          failures: { broken: failed, encrypted: failed, empty: failed, unreachable: failed },
          retry: 'Try again',
          firstPage: (fileName) => `First page of ${fileName}`,
        }}
      />
    </div>
  );
}
