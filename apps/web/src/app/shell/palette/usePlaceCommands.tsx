import { canEnterRoute, ROUTE_IDS, type RouteId } from '@healzy/domain/session';
import type { CommandEntry } from '@healzy/ui/patterns/CommandPalette';
import type { LucideIcon } from '@healzy/ui/primitives/Icon';
import { useAtomValue } from 'jotai';
import { CornerDownRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { rolesAtom } from '../../../state/account.ts';
import { useHere } from '../../here.tsx';
import { isScreen } from '../../mounted-routes.ts';
import { addressOf, PLACES, wayTo } from '../../places.ts';
import { MENU } from '../menuEntries.tsx';
import { PROFILE_PLACES } from '../profilePlaces.tsx';
import { keysOf } from '../shortcuts.ts';

const ICONS = new Map<RouteId, LucideIcon>(
  [...MENU, ...PROFILE_PLACES].map(({ route, icon }) => [route, icon]),
);

/** The screens that this person may enter: those of the product, and those of the patient who is open. */
export function usePlaceCommands() {
  const { t } = useTranslation(['shell', 'app']);
  const roles = useAtomValue(rolesAtom);
  const here = useHere();
  const params = here?.params ?? {};
  const open = ROUTE_IDS.filter(
    (id) => id !== here?.id && !id.startsWith('/error') && isScreen(id) && canEnterRoute(id, roles),
  );
  const entry = (id: RouteId): CommandEntry[] => {
    const address = addressOf(id, params);
    if (address === null) return [];
    const { parent } = PLACES[id];
    // Two screens may have one name; where they stand tells them apart.
    const isDeep = parent !== null && wayTo(id).length > 4;
    return [
      {
        id: `place ${address}`,
        title: t(`app:place.${PLACES[id].name}`),
        ...(isDeep ? { hint: t(`app:place.${PLACES[parent].name}`) } : {}),
        icon: ICONS.get(id) ?? CornerDownRight,
        href: address,
        shortcut: keysOf({ route: id }),
      },
    ];
  };
  return {
    screens: open.filter((id) => !id.includes(':')).flatMap(entry),
    ofPatient: open.filter((id) => id.includes(':patientId')).flatMap(entry),
  };
}
