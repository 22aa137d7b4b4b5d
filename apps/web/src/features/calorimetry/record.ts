import { Flame, Gauge } from 'lucide-react';
import type { RecordParts } from '../../app/record-parts.ts';

export const calorimetryInRecord: RecordParts = {
  timeline: {
    CALORIMETRY_RECORDED: { icon: Gauge, tone: 'info', route: '/patient/:patientId/medical-tests' },
    RESTING_ENERGY_USED: { icon: Flame, tone: 'success', route: '/patient/:patientId/medical-tests' },
  },
};
