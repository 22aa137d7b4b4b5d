import { DOCUMENT_EXTENSIONS } from '@healzy/domain/documents';
import { Link, Stack, Text } from '@healzy/ui/primitives';
import { FileImportPanel, type FileImportStage } from '@healzy/ui/patterns/FileImportPanel';
import { useTranslation } from 'react-i18next';
import { sentenceForError } from '../../app/api-errors.ts';
import { useFormats } from '../../app/formats.ts';
import { pathTo } from '../../app/paths.ts';
import type { RecordRefusal, RecordStep } from './useRecordImport.ts';

export interface RecordImportPanelProps {
  step: RecordStep;
  onFile: (file: File) => void;
  onCancel: () => void;
}

/** Drop an exported record: it becomes a patient, with a count of what was imported. */
export function RecordImportPanel({ step, onFile, onCancel }: RecordImportPanelProps) {
  const { t } = useTranslation(['patient-transfer', 'app']);
  const formats = useFormats();
  const sentenceOf = (reason: RecordRefusal): string =>
    reason.kind === 'other' ? sentenceForError(reason.error) : t(`import.refused.${reason.kind}`);
  const stage = (): FileImportStage => {
    switch (step.kind) {
      case 'choose':
        return step;
      case 'uploading':
        return {
          kind: 'working',
          fileName: step.file.name,
          label: t('import.uploading'),
          progress: step.share,
        };
      case 'reading':
      case 'asking':
        return { kind: 'working', fileName: step.file.name, label: t('import.reading'), canCancel: false };
      case 'refused':
        return {
          kind: 'refused',
          fileName: step.file.name,
          title: t('import.refused.title'),
          text: `${sentenceOf(step.reason)} ${t('import.refused.nothingKept')}`,
        };
      case 'done':
        return { kind: 'done', title: t('import.done') };
    }
  };
  return (
    <FileImportPanel
      stage={stage()}
      onFile={onFile}
      onCancel={onCancel}
      acceptedFileTypes={DOCUMENT_EXTENSIONS.PATIENT_RECORD}
      labels={{
        drop: t('import.drop'),
        accepted: t('import.accepted'),
        choose: t('import.choose'),
        cancel: t('app:action.cancel'),
        chooseAnother: t('import.another'),
      }}
    >
      {step.kind === 'done' && (
        <Stack gap="sm">
          <Text as="p">
            {step.imported.sections
              .map(({ name, count }) =>
                t(`import.section.${name as 'tags'}`, { count, formatted: formats.number(count) }),
              )
              .join(' · ') || t('import.cardOnly')}
          </Text>
          <Link href={pathTo('/patient/:patientId', { patientId: step.imported.patientId })}>
            {t('import.open')}
          </Link>
        </Stack>
      )}
    </FileImportPanel>
  );
}
