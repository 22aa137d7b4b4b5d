import { findPatients } from '@healzy/api/patients';
import { useApi } from '@healzy/api/runtime';
import { may } from '@healzy/domain/session';
import { CommandPalette, type CommandEntry, type CommandGroup } from '@healzy/ui/patterns/CommandPalette';
import { useAtomValue } from 'jotai';
import { Clock, UserRound } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoles } from '../../../state/account.ts';
import { fullName } from '../../full-name.ts';
import { typedAheadAtom } from '../../../state/shell.ts';
import { pathTo } from '../../paths.ts';
import { useShellWindow } from '../useShellWindow.ts';
import { recentPlacesAtom, rememberPlace } from './recent-places.ts';
import { useActCommands } from './useActCommands.tsx';
import { usePlaceCommands } from './usePlaceCommands.tsx';

/** Everything that this user can reach or do, found by a few letters: screens, patients, actions, preferences. */
export function Palette() {
  const { t } = useTranslation('shell');
  const scope = useApi();
  const roles = useRoles();
  const recent = useAtomValue(recentPlacesAtom);
  const typedAhead = useAtomValue(typedAheadAtom);
  const { screens, ofPatient } = usePlaceCommands();
  const { actions, settings, accounts } = useActCommands();
  const found = useRef<readonly CommandEntry[]>([]);
  const patientsLabel = t('palette.groups.patients');

  const search = useCallback(
    async (query: string, signal: AbortSignal): Promise<readonly CommandGroup[]> => {
      const patients = await findPatients(scope, query, signal);
      const entries = patients.map((patient) => ({
        id: `patient ${patient.id}`,
        title: fullName(patient),
        hint: patient.email,
        icon: UserRound,
        href: pathTo('/patient/:patientId/info', { patientId: patient.id }),
      }));
      found.current = entries;
      return [{ id: 'patients', label: patientsLabel, entries }];
    },
    [scope, patientsLabel],
  );

  const groups: CommandGroup[] = [
    { id: 'here', label: t('palette.groups.here'), entries: ofPatient },
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
        title: t('palette.title'),
        placeholder: t('palette.placeholder'),
        close: t('palette.close'),
        count: (count) => t('palette.count', { count }),
        empty: (query) => (query === '' ? t('palette.nothing') : t('palette.empty', { query })),
        loading: t('palette.loading'),
        failed: t('palette.failed'),
        retry: t('palette.retry'),
      }}
    />
  );
}
