import { PdfPreview } from '@healzy/ui/patterns/PdfPreview';

/** Loaded on demand, together with the PDF reader. */
export function Report() {
  return (
    <div style={{ blockSize: 480 }}>
      <PdfPreview source="/report.pdf" fileName="report.pdf" />
    </div>
  );
}
