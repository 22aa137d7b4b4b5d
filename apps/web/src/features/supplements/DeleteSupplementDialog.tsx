import { type Supplement, useDeleteSupplement } from '@healzy/api/supplements';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ConfirmAction } from '../../app/ConfirmAction.tsx';
import { useSupplementLabels } from './useSupplementLabels.ts';

export interface DeleteSupplementDialogProps {
  supplement: Supplement;
  onClose: () => void;
}

/** Says what is lost, asks before a supplement of the account is deleted for good, and returns to the list. */
export function DeleteSupplementDialog({ supplement, onClose }: DeleteSupplementDialogProps) {
  const { t } = useTranslation('supplements');
  const navigate = useNavigate();
  const labels = useSupplementLabels();
  const remove = useDeleteSupplement();
  const { patientCount: count } = supplement;
  return (
    <ConfirmAction
      act="supplement.delete"
      title={t('delete.title', { name: labels.name(supplement) })}
      confirmLabel={t('delete.confirm')}
      run={() => remove.mutateAsync(supplement.id)}
      onClose={onClose}
      onDone={() => navigate('/supplementation')}
    >
      {t('delete.text')} {count > 0 && t('delete.patients', { count })}
    </ConfirmAction>
  );
}
