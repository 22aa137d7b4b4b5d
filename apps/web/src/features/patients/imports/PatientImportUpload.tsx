import { DOCUMENT_EXTENSIONS } from '@healzy/domain/documents';
import { FileImportPanel, type FileImportStage } from '@healzy/ui/patterns/FileImportPanel';
import { useTranslation } from 'react-i18next';
import { type UploadRefusal, useSpreadsheetUpload } from './useSpreadsheetUpload.ts';

/** Drop a spreadsheet: it is uploaded, and its columns are read. */
export function PatientImportUpload({ onBegun }: { onBegun: (importId: string) => void }) {
  const { t } = useTranslation(['patient-imports', 'app']);
  const sentenceOf = (reason: UploadRefusal): string =>
    reason.kind === 'sentence' ? reason.text : t(`refused.${reason.kind}`);
  const { step, choose, cancel } = useSpreadsheetUpload(onBegun, sentenceOf);
  const stage = (): FileImportStage => {
    if (step.kind === 'choose') return step;
    const fileName = step.file.name;
    switch (step.kind) {
      case 'uploading':
        return { kind: 'working', fileName, label: t('uploading'), progress: step.share };
      case 'opening':
        return { kind: 'working', fileName, label: t('opening'), canCancel: false };
      default: {
        const isUnsent = step.reason.kind === 'sentence' && step.reason.during === 'sending';
        return {
          kind: 'refused',
          fileName,
          title: t(isUnsent ? 'refused.sending' : 'refused.title'),
          text: `${sentenceOf(step.reason)} ${t('refused.nothingKept')}`,
        };
      }
    }
  };
  return (
    <FileImportPanel
      stage={stage()}
      onFile={choose}
      onCancel={cancel}
      acceptedFileTypes={DOCUMENT_EXTENSIONS.PATIENT_IMPORT}
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
