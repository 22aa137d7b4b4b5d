import { type MedicalTest, useCancelMedicalTest } from '@healzy/api/medical-tests';
import { Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '../../app/ConfirmAction.tsx';

/** Asks before a test is cancelled for good, and names what is lost. */
export function CancelMedicalTestDialog({ test, onClose }: { test: MedicalTest; onClose: () => void }) {
  const { t } = useTranslation(['medical-tests', 'app']);
  const cancel = useCancelMedicalTest();
  return (
    <ConfirmAction
      act="medicalTest.cancel"
      title={t('cancel.title', { name: test.name })}
      confirmLabel={t('cancel.confirm')}
      cancelLabel={t('cancel.dismiss')}
      run={() => cancel.mutateAsync({ id: test.id })}
      onClose={onClose}
    >
      <Text as="p">{t('cancel.text')}</Text>
    </ConfirmAction>
  );
}
