import { useCreatePatient } from '@healzy/api/patients';
import { choosesSpecialists } from '@healzy/domain/session';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { Loaded } from '../../app/Loaded.tsx';
import { pathTo } from '../../app/paths.ts';
import { useRoles } from '../../state/account.ts';
import { emptyPatient } from './patient-values.ts';
import { PatientForm } from './PatientForm.tsx';
import { useNewPatientDefaults } from './useNewPatientDefaults.ts';
import { usePatientFormChoices } from './usePatientFormChoices.ts';

/** A new patient card; then opens the patient's record. */
export function CreatePatientDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('patients');
  const navigate = useNavigate();
  const create = useCreatePatient();
  const created = useRef<string | null>(null);
  const { query, choices } = usePatientFormChoices();
  const canAssign = choosesSpecialists(useRoles());
  const defaults = useNewPatientDefaults();
  return (
    <FormDialog title={t('form.create')} onClose={onClose}>
      <Loaded queries={[query]}>
        <PatientForm
          {...choices}
          draftKey="patients/new"
          isNew
          initial={emptyPatient(defaults)}
          canAssign={canAssign}
          labels={{ form: t('form.create'), save: t('form.createAction') }}
          act="patient.create"
          onSave={async (card) => {
            created.current = (await create.mutateAsync(card)).id;
          }}
          onSaved={async () => {
            onClose();
            if (created.current !== null)
              await navigate(pathTo('/patient/:patientId/info', { patientId: created.current }));
          }}
        />
      </Loaded>
    </FormDialog>
  );
}
