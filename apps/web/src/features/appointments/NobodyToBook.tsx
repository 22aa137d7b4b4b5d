import { may } from '@healzy/domain/session';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Link } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../app/paths.ts';
import { useRoles } from '../../state/account.ts';
import type { AppointmentPatientChoice } from './AppointmentFields.tsx';

/**
 * Below the choice of a specialist that has nobody to offer: says whether the patient has none, or none for whom the user
 * may book, and leads whoever can to where they are assigned. What was typed of the appointment is asked about, as ever.
 */
export function NobodyToBook({ patient }: { patient: AppointmentPatientChoice }) {
  const { t } = useTranslation('appointments');
  const mayAssign = may('setPatientSpecialists', useRoles());
  if (patient.hasSpecialists) return <InlineMessage tone="info">{t('form.notYours')}</InlineMessage>;
  return (
    <InlineMessage tone="warning">
      {t(mayAssign ? 'form.nobody' : 'form.nobodyAsk')}
      {mayAssign && (
        <Link
          href={pathTo('/patient/:patientId/configuration/specialists', { patientId: patient.id })}
          look="standalone"
        >
          {t('form.nobodyAssign')}
        </Link>
      )}
    </InlineMessage>
  );
}
