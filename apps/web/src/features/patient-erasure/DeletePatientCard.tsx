import { DELETED_PATIENT_DAYS } from '@healzy/domain/patient-erasure';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { ConfirmDialog } from '@healzy/ui/components/ConfirmDialog';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName } from '../../app/full-name.ts';

export interface DeletePatientCardProps {
  patient: { name: string; surname: string };
  isPending: boolean;
  /** The sentence for why it was rejected. */
  refusal: string | null;
  onDelete: () => void;
}

/** Deleting a patient: what it means, that it can be undone, and the question before it. */
export function DeletePatientCard({ patient, isPending, refusal, onDelete }: DeletePatientCardProps) {
  const { t } = useTranslation(['patient-erasure', 'app']);
  const [isAsking, setAsking] = useState(false);
  const name = fullName(patient);
  return (
    <Card title={t('delete.title')}>
      <Stack gap="md">
        <Text as="p">{t('delete.text', { count: DELETED_PATIENT_DAYS })}</Text>
        {refusal !== null && (
          <InlineMessage tone="critical" role="alert">
            {refusal}
          </InlineMessage>
        )}
        <Inline gap="sm">
          <Button
            intent="danger"
            icon={Trash2}
            isPending={isPending}
            pendingLabel={t('delete.pending')}
            onPress={() => setAsking(true)}
          >
            {t('delete.action')}
          </Button>
        </Inline>
      </Stack>
      <ConfirmDialog
        title={t('delete.question', { name })}
        confirmLabel={t('delete.action')}
        intent="danger"
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => {
          setAsking(false);
          onDelete();
        }}
      >
        {t('delete.consequence', { count: DELETED_PATIENT_DAYS })}
      </ConfirmDialog>
    </Card>
  );
}
