import { Watch } from 'lucide-react';
import type { WorklistParts } from '../../app/worklist-parts.ts';
import { followUpHref } from './follow-up-address.ts';

export const wearablesInWorklist: WorklistParts = {
  WEARABLE_SILENT: {
    icon: Watch,
    tone: 'warning',
    hrefOf: ({ patient }) => followUpHref(patient.id),
    textOf: ({ device, since }, t) =>
      t(since === null ? 'kind.WEARABLE_SILENT.never' : 'kind.WEARABLE_SILENT.what', { device }),
  },
};
