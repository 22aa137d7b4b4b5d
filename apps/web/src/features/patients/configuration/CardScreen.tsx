import { type Patient, useFindSimilarPatients, usePatientTags, useUpdatePatient } from '@healzy/api/patients';
import { Banner } from '@healzy/ui/components/Banner';
import { Stack } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { AppScreen } from '../../../app/AppScreen.tsx';
import { useStoredRecord } from '../../../app/forms/useStoredRecord.ts';
import { Loaded } from '../../../app/Loaded.tsx';
import { useOpenPatient } from '../../../app/open-patient.ts';
import { useParam } from '../../../app/useParam.ts';
import { PatientFacts } from '../PatientFacts.tsx';
import { PatientForm } from '../PatientForm.tsx';
import { valuesOf } from '../patient-values.ts';
import { useSpecialistOptions } from '../useSpecialistOptions.ts';
import { ConfigurationTabs } from './ConfigurationTabs.tsx';

/** `/patient/:patientId/configuration/patientData`: the card, editable. */
export function CardScreen() {
  const { t } = useTranslation(['patients', 'app']);
  const patientId = useParam('patientId');
  const query = useOpenPatient();
  return (
    <AppScreen
      title={t('app:place.configurationPatientData')}
      width="form"
      queries={[query]}
      tabs={<ConfigurationTabs patientId={patientId} />}
    >
      {query.data &&
        (query.data.access.identity === 'edit' ? (
          <EditCard key={patientId} patient={query.data} />
        ) : (
          <Stack gap="md">
            <Banner tone="info" title={t('configuration.readOnly')} />
            <PatientFacts patient={query.data} />
          </Stack>
        ))}
    </AppScreen>
  );
}

function EditCard({ patient }: { patient: Patient }) {
  const { t } = useTranslation('patients');
  const update = useUpdatePatient();
  const { query, options } = useSpecialistOptions();
  const tags = usePatientTags().data?.tags.map(({ label }) => label) ?? [];
  const findSimilar = useFindSimilarPatients(patient.id);
  const { source, recordOf } = useStoredRecord(patient, valuesOf);
  return (
    <Loaded queries={[query]}>
      <PatientForm
        staysOpen
        {...source}
        draftKey={`patients/${patient.id}`}
        specialists={options}
        canAssign={patient.access.canAssign}
        knownTags={tags}
        findSimilar={findSimilar}
        labels={{ form: t('form.edit'), save: t('form.editAction') }}
        act="patient.edit"
        onSave={async (card, version) =>
          recordOf(await update.mutateAsync({ id: patient.id, version, body: card }))
        }
      />
    </Loaded>
  );
}
