import { Droplet } from 'lucide-react';
import type { RecordParts } from '../../app/record-parts.ts';

export const bloodInRecord: RecordParts = {
  timeline: {
    BLOOD_RESULTS_SAVED: { icon: Droplet, tone: 'info', route: '/patient/:patientId/medical-tests' },
  },
};
