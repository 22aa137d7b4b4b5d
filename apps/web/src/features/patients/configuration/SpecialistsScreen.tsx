import { type Patient, useSetPatientSpecialists } from '@healzy/api/patients';
import { Card } from '@healzy/ui/components/Card';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { AppScreen } from '../../../app/AppScreen.tsx';
import { useStoredRecord } from '../../../app/forms/useStoredRecord.ts';
import { fullName } from '../../../app/full-name.ts';
import { Loaded } from '../../../app/Loaded.tsx';
import { useOpenPatient } from '../../../app/open-patient.ts';
import { useParam } from '../../../app/useParam.ts';
import { principalOf } from '../principal.ts';
import { PatientTimeline } from '../timeline/PatientTimeline.tsx';
import { useSpecialistOptions } from '../useSpecialistOptions.ts';
import { ConfigurationTabs } from './ConfigurationTabs.tsx';
import { SpecialistsForm, type SpecialistsValues } from './SpecialistsForm.tsx';

/** `/patient/:patientId/configuration/specialists`: the patient's current and former specialists. */
export function SpecialistsScreen() {
  const { t } = useTranslation(['patients', 'app']);
  const patientId = useParam('patientId');
  const query = useOpenPatient();
  const patient = query.data;
  return (
    <AppScreen
      title={t('app:place.configurationSpecialists')}
      width="form"
      queries={[query]}
      tabs={<ConfigurationTabs patientId={patientId} />}
    >
      {patient && (
        <Stack gap="lg">
          <Text as="p" tone="muted">
            {t('configuration.specialists.text')}
          </Text>
          {patient.access.canAssign ? (
            <EditSpecialists key={patientId} patient={patient} />
          ) : (
            <ReadSpecialists patient={patient} />
          )}
          <Card title={t('configuration.specialists.history')}>
            <PatientTimeline
              patientId={patientId}
              zone={patient.timezone}
              query={{ kinds: ['SPECIALISTS_CHANGED', 'PATIENT_CREATED'] }}
            />
          </Card>
        </Stack>
      )}
    </AppScreen>
  );
}

const valuesOf = (patient: Patient): SpecialistsValues => ({
  specialists: patient.specialists.map(({ professionalId, isPrincipal }) => ({
    professionalId,
    isPrincipal,
  })),
});

function EditSpecialists({ patient }: { patient: Patient }) {
  const change = useSetPatientSpecialists();
  const { query, options } = useSpecialistOptions();
  const { source, recordOf } = useStoredRecord(patient, valuesOf);
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
  const observers = patient.specialists.filter((one) => !one.isPrincipal).map(fullName);
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
