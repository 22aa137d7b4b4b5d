import { FileText } from 'lucide-react';
import { pathTo } from '../../app/paths.ts';
import type { RecordParts } from '../../app/record-parts.ts';

const route = '/patient/:patientId/documents';

export const documentsInRecord: RecordParts = {
  firstVisit: [
    {
      id: 'CONSENT',
      order: 20,
      isClinical: false,
      isDone: ({ documents }) => documents > 0,
      action: 'createDocument',
      hrefOf: (patientId) => pathTo(route, { patientId }),
    },
  ],
  timeline: {
    DOCUMENT_FILED: {
      icon: FileText,
      tone: 'neutral',
      route,
      hrefOf: ({ subjectId }, page) => `${page}?document=${subjectId}`,
    },
  },
  citations: {
    DOCUMENT: {
      icon: FileText,
      hrefOf: ({ id }, patientId) => `${pathTo(route, { patientId })}?document=${id}`,
      candidates: async (context) => (await import('./citations.ts')).documentsToCite(context),
    },
  },
};
