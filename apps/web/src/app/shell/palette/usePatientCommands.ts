import { useKnownPatient } from '@healzy/api/patients';
import { canEnterRoute, may } from '@healzy/domain/session';
import type { CommandEntry } from '@healzy/ui/patterns/CommandPalette';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useRoles } from '../../../state/account.ts';
import { addressForPatient, commandsFor, mayEdit } from '../../commands.ts';
import { fullName } from '../../full-name.ts';
import { useHere } from '../../here.tsx';
import { recentPlacesAtom } from './recent-places.ts';
import { patientEntry, recentPatients, usePatientSearch } from './usePatientSearch.ts';

/** What is done for a patient: for the one whose record is open at once, for another after choosing one. */
export function usePatientCommands(): {
  ofOpenPatient: readonly CommandEntry[];
  choosing: readonly CommandEntry[];
} {
  const { t } = useTranslation('shell');
  const roles = useRoles();
  const recent = recentPatients(useAtomValue(recentPlacesAtom));
  const patientId = useHere()?.params.patientId;
  const patient = useKnownPatient(patientId);
  const searchFor = usePatientSearch();
  const known = commandsFor(roles).flatMap(({ ofPatient, ...command }) =>
    ofPatient && canEnterRoute(ofPatient.route, roles) ? [{ ...command, ofPatient }] : [],
  );
  // What runs on every page asks for the patient itself: offered once.
  const choosable = known.filter(
    ({ target, isAvailable }) => target === undefined || isAvailable !== undefined,
  );
  const entryOf = ({ name, icon, synonyms }: (typeof known)[number]) => ({
    title: t(`command.${name}`),
    icon,
    keywords: [synonyms],
  });
  return {
    ofOpenPatient:
      patient === undefined
        ? []
        : known
            .filter(({ ofPatient, isAvailable }) => mayEdit(patient, ofPatient) && isAvailable?.() !== true)
            .map((command) => ({
              ...entryOf(command),
              id: `${command.name} here`,
              hint: t('palette.forPatient', { name: fullName(patient) }),
              href: addressForPatient(command.ofPatient, patient.id),
            })),
    choosing: !may('listPatients', roles)
      ? []
      : choosable.map((command) => {
          const question = t('palette.whichPatient', { action: t(`command.${command.name}`) });
          const hrefOf = (id: string) => addressForPatient(command.ofPatient, id);
          return {
            ...entryOf(command),
            id: `${command.name} for`,
            hint: t('palette.choosePatient'),
            step: {
              title: question,
              placeholder: question,
              empty: (query) => (query === '' ? t('palette.typePatient') : t('palette.empty', { query })),
              groups: [
                {
                  id: 'recent',
                  label: t('palette.groups.recent'),
                  entries: recent.map(({ id, title }) => patientEntry({ id, title, href: hrefOf(id) })),
                },
              ],
              search: searchFor(hrefOf),
            },
          } satisfies CommandEntry;
        }),
  };
}
