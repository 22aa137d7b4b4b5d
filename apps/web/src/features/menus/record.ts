import { Salad } from 'lucide-react';
import { pathTo } from '../../app/paths.ts';
import type { RecordParts } from '../../app/record-parts.ts';

export const menusInRecord: RecordParts = {
  alerts: {
    MENU_RESTRICTED: { tone: 'critical', route: '/patient/:patientId/nutrition/menus' },
  },
  citations: {
    MENU: {
      icon: Salad,
      // The week of the day that was cited.
      hrefOf: ({ id, view }, patientId) =>
        `${pathTo('/patient/:patientId/nutrition/menus', { patientId })}?${new URLSearchParams({
          plan: id,
          ...(view?.from ? { day: view.from } : {}),
        }).toString()}`,
      candidates: async (context) => (await import('./citations.ts')).menusToCite(context),
    },
  },
};
