import { FileImportPanel, type FileImportStage } from '@healzy/ui/patterns/FileImportPanel';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import type { TableStep } from './useFoodTable.ts';

export interface FoodImportUploadProps {
  step: Exclude<TableStep, { kind: 'opened' }>;
  onFile: (file: File) => void;
  onCancel: () => void;
}

const ACCEPTED = ['.csv', '.tsv', '.txt', '.xlsx'];

/** Drop a table: it is read on this device. */
export function FoodImportUpload({ step, onFile, onCancel }: FoodImportUploadProps) {
  const { t } = useTranslation('food-imports');
  const formats = useFormats();
  const stage = (): FileImportStage => {
    if (step.kind === 'choose') return step;
    const fileName = step.file.name;
    if (step.kind === 'opening') return { kind: 'working', fileName, label: t('opening') };
    const { refused } = step;
    const row = refused?.details.row === undefined ? '' : formats.number(refused.details.row);
    const reason = refused === null ? t('refused.unknown') : t(`refused.${refused.code}`, { row });
    return {
      kind: 'refused',
      fileName,
      title: t('refused.title'),
      text: `${reason} ${t('refused.nothingKept')}`,
    };
  };
  return (
    <FileImportPanel
      stage={stage()}
      onFile={onFile}
      onCancel={onCancel}
      acceptedFileTypes={ACCEPTED}
      labels={{
        drop: t('drop'),
        accepted: t('accepted'),
        choose: t('choose'),
        cancel: t('cancel'),
        chooseAnother: t('chooseAnother'),
      }}
    />
  );
}
