import { type PatientSupplement, useDeletePatientSupplement } from '@healzy/api/supplements';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ConfirmAction } from '../../app/ConfirmAction.tsx';
import { pathTo } from '../../app/paths.ts';
import { useSupplementLabels } from './useSupplementLabels.ts';

export interface DeletePatientSupplementDialogProps {
  taken: PatientSupplement;
  onClose: () => void;
}

/** Asks before what a patient takes is deleted for good, and returns to the list. */
export function DeletePatientSupplementDialog({ taken, onClose }: DeletePatientSupplementDialogProps) {
  const { t } = useTranslation('supplements');
  const navigate = useNavigate();
  const labels = useSupplementLabels();
  const remove = useDeletePatientSupplement();
  return (
    <ConfirmAction
      act="supplement.delete"
      title={t('delete.title', { name: labels.name(taken.supplement) })}
      confirmLabel={t('delete.confirm')}
      run={() => remove.mutateAsync(taken.id)}
      onClose={onClose}
      onDone={() => navigate(pathTo('/patient/:patientId/supplements', { patientId: taken.patientId }))}
    >
      {t('delete.taken')}
    </ConfirmAction>
  );
}
