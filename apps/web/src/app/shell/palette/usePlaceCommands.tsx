import { canEnterRoute, ROUTE_IDS, type RouteId } from '@healzy/domain/session';
import type { CommandEntry } from '@healzy/ui/patterns/CommandPalette';
import type { LucideIcon } from '@healzy/ui/primitives/Icon';
import { useAtomValue } from 'jotai';
import { CornerDownRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { rolesAtom } from '../../../state/account.ts';
import { useHere } from '../../here.tsx';
import { isMounted } from '../../mounted-routes.ts';
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
  const enterable = ROUTE_IDS.filter(
    (id) => !id.startsWith('/error') && isMounted(id) && canEnterRoute(id, roles),
  );
  // A layout is no screen: it leads on to the first of those inside.
  const isLayout = (id: RouteId) =>
    id !== '/' && enterable.some((other) => PLACES[other].parent === id && other.startsWith(`${id}/`));
  const open = enterable.filter((id) => id !== here?.id && !isLayout(id));
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
