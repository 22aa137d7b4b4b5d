import { type MedicalTest, useCancelMedicalTest } from '@healzy/api/medical-tests';
import { ConfirmDialog } from '@healzy/ui/components/ConfirmDialog';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { preciseSentenceFor } from '../../app/api-errors.ts';
import { failedSentence, notifySuccess } from '../../app/messages.ts';

/** Asks before a test is cancelled for good, and names what is lost. */
export function CancelMedicalTestDialog({ test, onClose }: { test: MedicalTest; onClose: () => void }) {
  const { t } = useTranslation(['medical-tests', 'app']);
  const cancel = useCancelMedicalTest();
  return (
    <ConfirmDialog
      title={t('cancel.title', { name: test.name })}
      onClose={onClose}
      intent="danger"
      confirmLabel={t('cancel.confirm')}
      cancelLabel={t('cancel.dismiss')}
      isPending={cancel.isPending}
      onConfirm={() =>
        cancel.mutate(
          { id: test.id },
          {
            onSuccess: () => {
              onClose();
              notifySuccess('medicalTest.cancel');
            },
          },
        )
      }
    >
      <Stack gap="sm">
        <Text as="p">{t('cancel.text')}</Text>
        {cancel.isError && (
          <InlineMessage tone="critical" role="alert">
            {failedSentence('medicalTest.cancel')} {preciseSentenceFor(cancel.error)}
          </InlineMessage>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
