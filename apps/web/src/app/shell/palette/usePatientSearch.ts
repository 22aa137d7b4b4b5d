import { findPatients } from '@healzy/api/patients';
import { useApi } from '@healzy/api/runtime';
import type { CommandEntry, CommandStep } from '@healzy/ui/patterns/CommandPalette';
import { UserRound } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName } from '../../full-name.ts';
import type { RecentPlace } from './recent-places.ts';

const PREFIX = 'patient ';

/** A patient in the palette; where it leads depends on what was asked for. */
export const patientEntry = ({ id, ...entry }: Omit<CommandEntry, 'icon'>): CommandEntry => ({
  ...entry,
  id: `${PREFIX}${id}`,
  icon: UserRound,
});

/** The patients among the pages opened last. */
export const recentPatients = (places: readonly RecentPlace[]): readonly { id: string; title: string }[] =>
  places.flatMap(({ id, title }) => (id.startsWith(PREFIX) ? [{ id: id.slice(PREFIX.length), title }] : []));

/** Searches patients on the server; each leads to the address that `hrefOf` makes of its id. */
export function usePatientSearch() {
  const { t } = useTranslation('shell');
  const scope = useApi();
  const label = t('palette.groups.patients');
  return useCallback(
    (hrefOf: (patientId: string) => string): NonNullable<CommandStep['search']> =>
      async (query, signal) => {
        const patients = await findPatients(scope, query, signal);
        const entries = patients.map((patient) =>
          patientEntry({
            id: patient.id,
            title: fullName(patient),
            hint: patient.email,
            href: hrefOf(patient.id),
          }),
        );
        return [{ id: 'patients', label, entries }];
      },
    [scope, label],
  );
}
