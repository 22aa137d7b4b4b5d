import { choosesSpecialists } from '@healzy/domain/session';
import { useTranslation } from 'react-i18next';
import { useCurrentAccount } from '../../state/account.ts';
import { useSpecialistOptions } from '../patients/useSpecialistOptions.ts';
import { ownAppointmentsOf } from '@healzy/domain/appointments';
import type { Whose } from './calendar-address.ts';

const ALL = 'all';

/** The calendars to choose from, and what each choice means. */
export function useWhoseOptions(chosen: Whose | null) {
  const { t } = useTranslation('appointments');
  const actor = useCurrentAccount();
  const { options: specialists } = useSpecialistOptions();
  const own = actor === null ? null : ownAppointmentsOf(actor);
  const seesClinic = actor !== null && choosesSpecialists(actor.roles);
  const whose: Whose = chosen ?? (own === null ? 'all' : { professionalId: own });
  const everybody = { id: ALL, label: t(seesClinic ? 'clinic' : 'myPatients') };
  const mine = own === null ? [] : [{ id: own, label: t('mine') }];
  const others = seesClinic ? specialists.filter(({ id }) => id !== own) : [];
  return {
    options: [...mine, everybody, ...others],
    value: whose === 'all' ? ALL : whose.professionalId,
    professionalId: whose === 'all' ? null : whose.professionalId,
    /** The address parameter of an option. */
    whoseOf: (id: string | null): Whose | null =>
      id === null ? null : id === ALL ? 'all' : { professionalId: id },
  };
}
