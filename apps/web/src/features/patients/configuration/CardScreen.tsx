import {
  type Patient,
  useFindSimilarPatients,
  usePatient,
  usePatientTags,
  useUpdatePatient,
} from '@healzy/api/patients';
import { Banner } from '@healzy/ui/components/Banner';
import { Stack } from '@healzy/ui/primitives/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppScreen } from '../../../app/AppScreen.tsx';
import { Loaded } from '../../../app/Loaded.tsx';
import { failedSentence, tellDone } from '../../../app/messages.ts';
import { useParam } from '../../../app/useParam.ts';
import { PatientFacts } from '../PatientFacts.tsx';
import { PatientForm } from '../PatientForm.tsx';
import { valuesOf } from '../patient-values.ts';
import { useSpecialistOptions } from '../useSpecialistOptions.ts';
import { ConfigurationTabs } from './ConfigurationTabs.tsx';

/** `/patient/:patientId/configuration/patientData`: the card, to be changed. */
export function CardScreen() {
  const { t } = useTranslation(['patients', 'app']);
  const patientId = useParam('patientId');
  const query = usePatient(patientId);
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
  // What is read again meanwhile is met when it is saved, not slipped in below the typing.
  const [base] = useState(patient);
  const recordOf = (saved: Patient) => ({ values: valuesOf(saved), version: saved.version });
  return (
    <Loaded queries={[query]}>
      <PatientForm
        staysOpen
        draftKey={`patients/${base.id}`}
        version={base.version}
        initial={valuesOf(base)}
        specialists={options}
        canAssign={patient.access.canAssign}
        knownTags={tags}
        findSimilar={findSimilar}
        labels={{ form: t('form.edit'), save: t('form.editAction'), failed: failedSentence('patient.edit') }}
        newer={(current) => recordOf(current as Patient)}
        onSave={async (card, version) =>
          recordOf(await update.mutateAsync({ id: base.id, version, body: card }))
        }
        onSaved={() => tellDone('patient.edit')}
      />
    </Loaded>
  );
}
