import type { PatientImport } from '@healzy/api/patients/imports';
import { ConfirmDialog } from '@healzy/ui/components/ConfirmDialog';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { fullName } from '../../../app/full-name.ts';

/** Patients changed since the import, from the error of an undo. */
export interface ChangedPatients {
  readonly count: number;
  readonly patients: readonly { readonly id: string; readonly name: string; readonly surname: string }[];
}

export interface UndoImportDialogProps {
  item: PatientImport;
  /** Those that block the undo; they can be kept. */
  changed: ChangedPatients | null;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before all patients of an import are deleted again. */
export function UndoImportDialog({ item, changed, isPending, onConfirm, onClose }: UndoImportDialogProps) {
  const { t } = useTranslation(['patient-imports', 'app']);
  const formats = useFormats();
  const more = changed === null ? 0 : changed.count - changed.patients.length;
  return (
    <ConfirmDialog
      title={t('undo.title')}
      onClose={onClose}
      intent="danger"
      confirmLabel={t(changed === null ? 'undo.confirm' : 'undo.keepChanged')}
      cancelLabel={t('undo.keep')}
      isPending={isPending}
      pendingLabel={t('undo.running')}
      onConfirm={onConfirm}
    >
      {changed === null ? (
        t('undo.text', {
          count: item.createdCount,
          formatted: formats.number(item.createdCount),
          file: item.fileName,
        })
      ) : (
        <Stack gap="sm" role="alert">
          <Text as="p">
            {t('undo.changed', { count: changed.count, formatted: formats.number(changed.count) })}
          </Text>
          <Text as="p">
            {[
              ...changed.patients.map(fullName),
              ...(more > 0 ? [t('undo.changedMore', { formatted: formats.number(more) })] : []),
            ].join(', ')}
          </Text>
        </Stack>
      )}
    </ConfirmDialog>
  );
}
