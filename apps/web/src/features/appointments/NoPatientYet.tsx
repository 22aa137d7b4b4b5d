import { may } from '@healzy/domain/session';
import { Button } from '@healzy/ui/components/Button';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Stack } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useRoles } from '../../state/account.ts';
import { NEW_PATIENT } from '../patients/new-patient.ts';

/**
 * Below the choice of a patient where there is none at all: says so, and leads whoever may create one to that form. What
 * was typed of the appointment is asked about, as ever.
 */
export function NoPatientYet() {
  const { t } = useTranslation('appointments');
  const navigate = useNavigate();
  const mayCreate = may('createPatient', useRoles());
  return (
    <InlineMessage tone="info" role="status">
      <Stack gap="xs" align="start">
        {t(mayCreate ? 'form.noPatientsCreate' : 'form.noPatientsAsk')}
        {mayCreate && (
          <Button size="small" onPress={() => void navigate(NEW_PATIENT.href, { state: NEW_PATIENT.state })}>
            {t('form.createPatient')}
          </Button>
        )}
      </Stack>
    </InlineMessage>
  );
}
