import { Banner } from '@healzy/ui/components/Banner';
import { Stack } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { EditPatientForm } from '../EditPatientForm.tsx';
import { PatientFacts } from '../PatientFacts.tsx';
import { ConfigurationScreen } from './ConfigurationScreen.tsx';

/** `/patient/:patientId/configuration/patientData`: the card, editable. */
export function CardScreen() {
  const { t } = useTranslation(['patients', 'app']);
  return (
    <ConfigurationScreen title={t('app:place.configurationPatientData')} width="form">
      {(patient) =>
        patient.access.identity === 'edit' ? (
          <EditPatientForm key={patient.id} patient={patient} staysOpen />
        ) : (
          <Stack gap="md">
            <Banner tone="info" title={t('configuration.readOnly')} />
            <PatientFacts patient={patient} />
          </Stack>
        )
      }
    </ConfigurationScreen>
  );
}
