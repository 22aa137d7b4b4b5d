import { Pill } from 'lucide-react';
import type { RecordParts } from '../../app/record-parts.ts';

export const supplementsInRecord: RecordParts = {
  timeline: {
    SUPPLEMENT_ADDED: {
      icon: Pill,
      tone: 'neutral',
      route: '/patient/:patientId/supplements',
      hrefOf: ({ subjectId }, page) => `${page}/${subjectId}`,
    },
  },
};
