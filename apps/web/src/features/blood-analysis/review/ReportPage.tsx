import { useDocumentContentUrl } from '@healzy/api/documents';
import type { PdfHighlight } from '@healzy/ui/patterns/PdfPreview';
import { PdfPreview, pdfWorkerUrl } from '@healzy/ui/patterns/PdfPreview';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Skeleton } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { startWorker } from '../../../app/trusted-types.ts';

const createWorker = () => startWorker(pdfWorkerUrl);

export interface ReportPageProps {
  medicalTestId: string;
  documentId: string;
  fileName: string;
  highlights: readonly PdfHighlight[];
}

/** The pages of a report, with the line of the chosen value framed. */
export function ReportPage({ medicalTestId, documentId, fileName, highlights }: ReportPageProps) {
  const { t } = useTranslation('blood-analysis-review');
  const query = useDocumentContentUrl(documentId, {
    entityType: 'LABORATORY_REPORT',
    entityId: medicalTestId,
  });
  // The address is renewed every few minutes; what is shown already need not be read again.
  const [kept, setKept] = useState<string | null>(null);
  const url = query.data?.url ?? null;
  if (kept === null && url !== null) setKept(url);
  if (kept !== null)
    return (
      <PdfPreview source={kept} fileName={fileName} highlights={highlights} createWorker={createWorker} />
    );
  if (query.isError) return <InlineMessage tone="warning">{t('page.failed')}</InlineMessage>;
  return <Skeleton shape="block" height={480} />;
}
