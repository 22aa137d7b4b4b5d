import { type Patient, useFindSimilarPatients, usePatientTags, useUpdatePatient } from '@healzy/api/patients';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { Loaded } from '../../app/Loaded.tsx';
import { failedSentence, tellDone } from '../../app/messages.ts';
import { PatientForm } from './PatientForm.tsx';
import { valuesOf } from './patient-values.ts';
import { useSpecialistOptions } from './useSpecialistOptions.ts';

/** Changes a patient card. When somebody else saved meanwhile, nothing typed is lost: the person chooses. */
export function EditPatientDialog({ patient, onClose }: { patient: Patient; onClose: () => void }) {
  const { t } = useTranslation(['patients', 'app']);
  const update = useUpdatePatient();
  const { query, options } = useSpecialistOptions();
  const tags = usePatientTags().data?.tags.map(({ label }) => label) ?? [];
  const findSimilar = useFindSimilarPatients(patient.id);
  // What is read again while the dialog stands open is met when it is saved, not slipped in below the typing.
  const [base] = useState(patient);
  return (
    <FormDialog title={t('form.edit')} onClose={onClose}>
      <Loaded queries={[query]}>
        <PatientForm
          draftKey={`patients/${base.id}`}
          version={base.version}
          initial={valuesOf(base)}
          specialists={options}
          knownTags={tags}
          findSimilar={findSimilar}
          canAssign={patient.access.canAssign}
          labels={{
            form: t('form.edit'),
            save: t('form.editAction'),
            failed: failedSentence('patient.edit'),
          }}
          newer={(current) => {
            const newer = current as Patient;
            return { values: valuesOf(newer), version: newer.version };
          }}
          onSave={async (card, version) => {
            await update.mutateAsync({ id: base.id, version, body: card });
          }}
          onSaved={() => {
            onClose();
            tellDone('patient.edit');
          }}
        />
      </Loaded>
    </FormDialog>
  );
}
