import { useErasePatient, type DeletedPatient } from '@healzy/api/patient-erasure';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '../../app/ConfirmAction.tsx';
import { fullName } from '../patients/patient-names.ts';

export interface ErasePatientDialogProps {
  patient: Pick<DeletedPatient, 'id' | 'name' | 'surname'>;
  onClose: () => void;
}

/** Erases a deleted patient now instead of at the end of the retention period; requires typing the name. */
export function ErasePatientDialog({ patient, onClose }: ErasePatientDialogProps) {
  const { t } = useTranslation(['patient-erasure', 'app']);
  const erase = useErasePatient();
  const name = fullName(patient);
  return (
    <ConfirmAction
      act="patient.erase"
      title={t('erase.question', { name })}
      confirmLabel={t('erase.action')}
      typedName={{ label: t('erase.typed'), name, hint: t('erase.hint', { name }) }}
      pendingLabel={t('erase.pending')}
      run={() => erase.mutateAsync({ id: patient.id, fullName: name })}
      onClose={onClose}
    >
      <Stack gap="sm">
        <Text as="p">{t('erase.text')}</Text>
        <Text as="p">{t('erase.export')}</Text>
      </Stack>
    </ConfirmAction>
  );
}
