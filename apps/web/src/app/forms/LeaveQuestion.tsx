import { ConfirmDialog } from '@healzy/ui/components/ConfirmDialog';
import { useTranslation } from 'react-i18next';

/** "Leave without saving?" */
export function LeaveQuestion({ onAnswer }: { onAnswer: (isLeaving: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      title={t('leave.title')}
      onClose={() => onAnswer(false)}
      confirmLabel={t('leave.leave')}
      cancelLabel={t('leave.stay')}
      intent="danger"
      onConfirm={() => onAnswer(true)}
    >
      {t('leave.text')}
    </ConfirmDialog>
  );
}
