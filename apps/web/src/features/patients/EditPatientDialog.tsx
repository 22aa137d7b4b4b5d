import type { Patient } from '@healzy/api/patients';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { EditPatientForm } from './EditPatientForm.tsx';

/** The form of a patient's card in a dialog. */
export function EditPatientDialog({ patient, onClose }: { patient: Patient; onClose: () => void }) {
  const { t } = useTranslation('patients');
  return (
    <FormDialog title={t('form.edit')} onClose={onClose}>
      <EditPatientForm patient={patient} onSaved={onClose} />
    </FormDialog>
  );
}
