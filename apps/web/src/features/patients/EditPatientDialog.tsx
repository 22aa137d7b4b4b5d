import { type Patient, useFindSimilarPatients, usePatientTags, useUpdatePatient } from '@healzy/api/patients';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { useStoredRecord } from '../../app/forms/useStoredRecord.ts';
import { Loaded } from '../../app/Loaded.tsx';
import { PatientForm } from './PatientForm.tsx';
import { valuesOf } from './patient-values.ts';
import { useSpecialistOptions } from './useSpecialistOptions.ts';

/** Changes a patient card. If someone else saved meanwhile, nothing typed is lost: the user chooses. */
export function EditPatientDialog({ patient, onClose }: { patient: Patient; onClose: () => void }) {
  const { t } = useTranslation('patients');
  const update = useUpdatePatient();
  const { query, options } = useSpecialistOptions();
  const tags = usePatientTags().data?.tags.map(({ label }) => label) ?? [];
  const findSimilar = useFindSimilarPatients(patient.id);
  const { source } = useStoredRecord(patient, valuesOf);
  return (
    <FormDialog title={t('form.edit')} onClose={onClose}>
      <Loaded queries={[query]}>
        <PatientForm
          {...source}
          draftKey={`patients/${patient.id}`}
          specialists={options}
          knownTags={tags}
          findSimilar={findSimilar}
          canAssign={patient.access.canAssign}
          labels={{ form: t('form.edit'), save: t('form.editAction') }}
          act="patient.edit"
          onSave={async (card, version) => {
            await update.mutateAsync({ id: patient.id, version, body: card });
          }}
          onSaved={onClose}
        />
      </Loaded>
    </FormDialog>
  );
}
