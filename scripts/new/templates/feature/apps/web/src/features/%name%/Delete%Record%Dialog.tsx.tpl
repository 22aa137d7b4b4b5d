import { type %Record%, useDelete%Record% } from '@healzy/api/%name%';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ConfirmAction } from '../../app/ConfirmAction.tsx';
import { pathTo } from '../../app/paths.ts';

export interface Delete%Record%DialogProps {
  %record%: %Record%;
  onClose: () => void;
}

/** Asks before %a record words% is deleted for good, and returns to the list. */
export function Delete%Record%Dialog({ %record%, onClose }: Delete%Record%DialogProps) {
  const { t } = useTranslation('%name%');
  const navigate = useNavigate();
  const remove = useDelete%Record%();
  return (
    <ConfirmAction
      act="%record%.delete"
      title={t('delete.title', { title: %record%.title })}
      confirmLabel={t('delete.confirm')}
      run={() => remove.mutateAsync(%record%.id)}
      onClose={onClose}
      onDone={() => navigate(pathTo('/patient/:patientId/%name%', { patientId: %record%.patientId }))}
    >
      {t('delete.text')}
    </ConfirmAction>
  );
}
