import { Activity, CircleDot, CircleOff } from 'lucide-react';
import { viewAddress } from './view-address.ts';
import type { RecordParts } from '../../app/record-parts.ts';

export const cgmInRecord: RecordParts = {
  timeline: {
    CGM_DATA_ADDED: { icon: Activity, tone: 'info', route: '/patient/:patientId/medical-tests' },
    SENSOR_PLACED: { icon: CircleDot, tone: 'neutral', route: '/patient/:patientId/medical-tests' },
    SENSOR_REMOVED: { icon: CircleOff, tone: 'neutral', route: '/patient/:patientId/medical-tests' },
  },
  chartCitations: {
    CGM: {
      hrefOf: viewAddress,
      candidates: async (test, context) => (await import('./citations.ts')).chartsToCite(test, context),
    },
  },
  alerts: { NO_CGM_DATA: { tone: 'critical', route: '/patient/:patientId/medical-tests' } },
};
