import { type Patient, useSetPatientSpecialists } from '@healzy/api/patients';
import { Card } from '@healzy/ui/components/Card';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useStoredRecord } from '../../../app/forms/useStoredRecord.ts';
import { fullName } from '../../../app/full-name.ts';
import { Loaded } from '../../../app/Loaded.tsx';
import { valuesOf } from '../patient-values.ts';
import { observersOf, principalOf } from '../principal.ts';
import { PatientTimeline } from '../timeline/PatientTimeline.tsx';
import { useSpecialistOptions } from '../useSpecialistOptions.ts';
import { ConfigurationScreen } from './ConfigurationScreen.tsx';
import { SpecialistsForm } from './SpecialistsForm.tsx';

/** `/patient/:patientId/configuration/specialists`: the patient's current and former specialists. */
export function SpecialistsScreen() {
  const { t } = useTranslation(['patients', 'app']);
  return (
    <ConfigurationScreen title={t('app:place.configurationSpecialists')} width="form">
      {(patient) => (
        <Stack gap="lg">
          <Text as="p" tone="muted">
            {t('configuration.specialists.text')}
          </Text>
          {patient.access.canAssign ? (
            <EditSpecialists key={patient.id} patient={patient} />
          ) : (
            <ReadSpecialists patient={patient} />
          )}
          <Card title={t('configuration.specialists.history')}>
            <PatientTimeline
              patientId={patient.id}
              zone={patient.timezone}
              query={{ kinds: ['SPECIALISTS_CHANGED', 'PATIENT_CREATED'] }}
            />
          </Card>
        </Stack>
      )}
    </ConfigurationScreen>
  );
}

function EditSpecialists({ patient }: { patient: Patient }) {
  const change = useSetPatientSpecialists();
  const { query, options } = useSpecialistOptions();
  const { source, recordOf } = useStoredRecord(patient, (saved) => ({
    specialists: valuesOf(saved).specialists,
  }));
  return (
    <Loaded queries={[query]}>
      <SpecialistsForm
        draftKey={`patients/${patient.id}/specialists`}
        {...source}
        options={options}
        onSave={async (body, version) =>
          recordOf(await change.mutateAsync({ patientId: patient.id, version, body }))
        }
      />
    </Loaded>
  );
}

function ReadSpecialists({ patient }: { patient: Patient }) {
  const { t } = useTranslation(['patients', 'app']);
  const principal = principalOf(patient.specialists);
  const observers = observersOf(patient.specialists).map(fullName);
  return (
    <Stack gap="md">
      <DescriptionList
        items={[
          { term: t('form.principal'), detail: principal ? fullName(principal) : t('app:value.none') },
          { term: t('form.observers'), detail: observers.join(', ') || t('app:value.none') },
        ]}
      />
      <InlineMessage>{t('configuration.specialists.readOnly')}</InlineMessage>
    </Stack>
  );
}
