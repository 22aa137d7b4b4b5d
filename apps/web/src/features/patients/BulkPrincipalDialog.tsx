import { ConfirmDialog } from '@healzy/ui/components/ConfirmDialog';
import { Select } from '@healzy/ui/components/Select';
import { Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldSentence } from '../../app/sentences.ts';
import { NoSpecialistYet } from './NoSpecialistYet.tsx';
import { useSpecialistOptions } from './useSpecialistOptions.ts';

export interface BulkPrincipalDialogProps {
  /** The number of patients affected. */
  count: number;
  onSave: (change: { principalId: string }) => Promise<void>;
  onClose: () => void;
}

/** Sets the principal specialist of many patients. Others lose access by it, so it is confirmed. */
export function BulkPrincipalDialog({ count, onSave, onClose }: BulkPrincipalDialogProps) {
  const { t } = useTranslation(['patients', 'app']);
  const { query, options } = useSpecialistOptions();
  const [principalId, setPrincipalId] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    if (principalId === null) return setError(fieldSentence('MAIN_SPECIALIST_REQUIRED'));
    setSaving(true);
    try {
      await onSave({ principalId });
      onClose();
    } catch {
      // The error has already been shown.
      setSaving(false);
    }
  };
  return (
    <ConfirmDialog
      title={t('bulk.principalTitle', { count })}
      confirmLabel={t('bulk.principalAction')}
      onClose={onClose}
      isPending={isSaving}
      onConfirm={() => void save()}
    >
      <Stack gap="md">
        <Text as="p">{t('bulk.principalText')}</Text>
        <Select
          label={t('form.principal')}
          placeholder={t('app:form.choose')}
          options={options}
          value={principalId}
          onChange={(id) => {
            setPrincipalId(id);
            setError(undefined);
          }}
          error={error}
          isRequired
        />
        {query.isSuccess && options.length === 0 && <NoSpecialistYet />}
      </Stack>
    </ConfirmDialog>
  );
}
