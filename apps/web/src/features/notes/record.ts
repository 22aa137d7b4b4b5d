import type { TimelineEntry } from '@healzy/api/patients';
import { StickyNote } from 'lucide-react';
import type { RecordParts } from '../../app/record-parts.ts';

const route = '/patient/:patientId/notes';

const hrefOf = ({ subjectId }: TimelineEntry, page: string) => `${page}?note=${subjectId}`;

export const notesInRecord: RecordParts = {
  timeline: {
    NOTE_WRITTEN: { icon: StickyNote, tone: 'accent', route, hrefOf },
    NOTE_CHANGED: { icon: StickyNote, tone: 'neutral', route, hrefOf },
  },
};
