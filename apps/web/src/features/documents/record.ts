import { FilePlus, FileText } from 'lucide-react';
import type { RecordParts } from '../../app/record-parts.ts';

const route = '/patient/:patientId/documents';

export const documentsInRecord: RecordParts = {
  timeline: {
    DOCUMENT_FILED: {
      icon: FileText,
      tone: 'neutral',
      route,
      hrefOf: ({ subjectId }, page) => `${page}?document=${subjectId}`,
    },
  },
  quickActions: [
    {
      id: 'document',
      order: 50,
      icon: FilePlus,
      route,
      action: 'createDocument',
      isClinical: false,
      // A file is chosen on its own page.
      asks: () => false,
    },
  ],
};
