import { may } from '@healzy/domain/session';
import { CommandPalette, type CommandEntry, type CommandGroup } from '@healzy/ui/patterns/CommandPalette';
import { useAtomValue } from 'jotai';
import { Clock } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoles } from '../../../state/account.ts';
import { typedAheadAtom } from '../../../state/shell.ts';
import { pathTo } from '../../paths.ts';
import { useShellWindow } from '../useShellWindow.ts';
import { recentPlacesAtom, rememberPlace } from './recent-places.ts';
import { useActCommands } from './useActCommands.ts';
import { usePatientSearch } from './usePatientSearch.ts';
import { usePlaceCommands } from './usePlaceCommands.tsx';

const recordOf = (patientId: string) => pathTo('/patient/:patientId/info', { patientId });

/** Everything that this user can reach or do, found by a few letters: screens, patients, actions, preferences. */
export function Palette() {
  const { t } = useTranslation('shell');
  const roles = useRoles();
  const recent = useAtomValue(recentPlacesAtom);
  const typedAhead = useAtomValue(typedAheadAtom);
  const { screens, ofPatient } = usePlaceCommands();
  const { ofOpenPatient, actions, settings, accounts } = useActCommands();
  const found = useRef<readonly CommandEntry[]>([]);

  const find = usePatientSearch();
  const search = useMemo(() => {
    const findRecord = find(recordOf);
    return async (query: string, signal: AbortSignal): Promise<readonly CommandGroup[]> => {
      const groups = await findRecord(query, signal);
      found.current = groups.flatMap(({ entries }) => entries);
      return groups;
    };
  }, [find]);

  const groups: CommandGroup[] = [
    { id: 'here', label: t('palette.groups.here'), entries: [...ofOpenPatient, ...ofPatient] },
    { id: 'screens', label: t('palette.groups.screens'), entries: screens },
    { id: 'acts', label: t('palette.groups.acts'), entries: actions },
    { id: 'settings', label: t('palette.groups.settings'), entries: settings },
    { id: 'accounts', label: t('palette.groups.accounts'), entries: accounts },
  ];
  const remember = (id: string) => {
    const chosen = [...found.current, ...groups.flatMap((group) => group.entries), ...recent].find(
      (entry) => entry.id === id,
    );
    if (chosen?.href !== undefined) rememberPlace({ id, title: chosen.title, href: chosen.href });
  };

  return (
    <CommandPalette
      {...useShellWindow('palette')}
      // The frame handles all shortcuts in one place.
      hasHotkey={false}
      groups={groups}
      recent={{
        id: 'recent',
        label: t('palette.groups.recent'),
        entries: recent.map((place) => ({ ...place, icon: Clock })),
      }}
      {...(may('listPatients', roles) ? { search } : {})}
      initialQuery={typedAhead}
      onChosen={remember}
      labels={{
        placeholder: t('palette.placeholder'),
        loading: t('palette.loading'),
        failed: t('palette.failed'),
      }}
    />
  );
}
