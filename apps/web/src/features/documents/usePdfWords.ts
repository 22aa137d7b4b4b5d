import type { PdfPreviewLabels } from '@healzy/ui/patterns/PdfPreview';
import { useTranslation } from 'react-i18next';

/** The labels of a PDF's preview. */
export function usePdfWords(): PdfPreviewLabels {
  const { t } = useTranslation(['documents', 'app']);
  const failure = (kind: 'broken' | 'encrypted' | 'empty' | 'unreachable') => ({
    title: t(`preview.${kind}.title`),
    description: t(`preview.${kind}.text`),
  });
  return {
    bar: t('preview.bar'),
    page: t('preview.page'),
    ofPages: (total) => t('preview.ofPages', { total }),
    pageOf: (place, total) => t('preview.pageOf', { place, total }),
    previous: t('preview.previousPage'),
    next: t('preview.nextPage'),
    zoomIn: t('preview.zoomIn'),
    zoomOut: t('preview.zoomOut'),
    fit: t('preview.fit'),
    download: t('list.download'),
    loading: t('preview.loading'),
    failures: {
      broken: failure('broken'),
      encrypted: failure('encrypted'),
      empty: failure('empty'),
      unreachable: failure('unreachable'),
    },
    retry: t('app:action.retry'),
    firstPage: (fileName) => t('preview.firstPage', { fileName }),
  };
}
