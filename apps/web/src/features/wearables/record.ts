import { FileInput, Watch } from 'lucide-react';
import type { RecordParts } from '../../app/record-parts.ts';

export const wearablesInRecord: RecordParts = {
  timeline: {
    WEARABLE_FILE_ADDED: { icon: FileInput, tone: 'info', route: '/patient/:patientId/follow-up' },
    WEARABLE_CONNECTED: { icon: Watch, tone: 'info', route: '/patient/:patientId/follow-up' },
  },
};
