import { type Patient, useUpdatePatient } from '@healzy/api/patients';
import { useTranslation } from 'react-i18next';
import { useStoredRecord } from '../../app/forms/useStoredRecord.ts';
import { Loaded } from '../../app/Loaded.tsx';
import { PatientForm, type PatientFormProps } from './PatientForm.tsx';
import { valuesOf } from './patient-values.ts';
import { usePatientFormChoices } from './usePatientFormChoices.ts';

interface EditPatientFormProps extends Pick<PatientFormProps, 'staysOpen' | 'onSaved'> {
  patient: Patient;
}

/** Changes a patient card. If someone else saved meanwhile, nothing typed is lost: the user chooses. */
export function EditPatientForm({ patient, ...frame }: EditPatientFormProps) {
  const { t } = useTranslation('patients');
  const update = useUpdatePatient();
  const { query, choices } = usePatientFormChoices(patient.id);
  const { source, recordOf } = useStoredRecord(patient, valuesOf);
  return (
    <Loaded queries={[query]}>
      <PatientForm
        {...frame}
        {...source}
        {...choices}
        draftKey={`patients/${patient.id}`}
        canAssign={patient.access.canAssign}
        labels={{ form: t('form.edit'), save: t('form.editAction') }}
        act="patient.edit"
        onSave={async (_card, version, body) =>
          recordOf(await update.mutateAsync({ id: patient.id, version, body }))
        }
      />
    </Loaded>
  );
}
