import { canEnterRoute, ROUTE_IDS, type RouteId } from '@healzy/domain/session';
import type { CommandEntry } from '@healzy/ui/patterns/CommandPalette';
import { CornerDownRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRoles } from '../../../state/account.ts';
import { commandsFor, screenOf } from '../../commands.ts';
import { useHere } from '../../here.tsx';
import { breadcrumbPath, isScreen, pageOf } from '../../pages.ts';
import { addressOf } from '../../paths.ts';
import { keysOf } from '../shortcuts.ts';

/** The screens that this user may enter: those of the product, and those of the open patient. */
export function usePlaceCommands() {
  const { t } = useTranslation(['shell', 'app']);
  const roles = useRoles();
  const here = useHere();
  const params = here?.params ?? {};
  const open = ROUTE_IDS.filter(
    (id) => id !== here?.id && !id.startsWith('/error') && isScreen(id) && canEnterRoute(id, roles),
  );
  const commands = commandsFor(roles);
  const entry = (id: RouteId): CommandEntry[] => {
    const address = addressOf(id, params);
    if (address === null) return [];
    const { name, parent, icon } = pageOf(id);
    const leading = commands.find((command) => screenOf(command) === id);
    // Two screens may share a name; their breadcrumbs tell them apart.
    const isDeep = parent !== null && breadcrumbPath(id).length > 4;
    return [
      {
        id: `place ${address}`,
        title: t(`app:place.${name}`),
        ...(isDeep ? { hint: t(`app:place.${pageOf(parent).name}`) } : {}),
        icon: icon ?? leading?.icon ?? CornerDownRight,
        ...(leading ? { keywords: [leading.synonyms] } : {}),
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
