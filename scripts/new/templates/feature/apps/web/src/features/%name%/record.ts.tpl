import { ClipboardList } from 'lucide-react';
import type { RecordParts } from '../../app/record-parts.ts';

const route = '/patient/:patientId/%name%';

export const %records%InRecord: RecordParts = {
  timeline: {
    %RECORD%_ADDED: {
      icon: ClipboardList,
      tone: 'neutral',
      route,
      hrefOf: ({ subjectId }, page) => `${page}/${subjectId}`,
    },
  },
};
