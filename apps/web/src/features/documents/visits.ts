import { FileText } from 'lucide-react';
import type { VisitParts } from '../../app/visit-parts.ts';

export const documentsInVisits: VisitParts = {
  changes: {
    DOCUMENTS: {
      icon: FileText,
      route: '/patient/:patientId/documents',
      textOf: ({ count }, { t }) => t('change.DOCUMENTS', { count }),
      briefOf: ({ count }, { t }) => t('change.DOCUMENTS', { count }),
    },
  },
};
