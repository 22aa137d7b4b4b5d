import { Activity } from 'lucide-react';
import type { RecordParts } from '../../app/record-parts.ts';

export const cgmInRecord: RecordParts = {
  timeline: {
    CGM_DATA_ADDED: { icon: Activity, tone: 'info', route: '/patient/:patientId/medical-tests' },
  },
  alerts: { NO_CGM_DATA: { tone: 'critical', route: '/patient/:patientId/medical-tests' } },
};
