import { DOCUMENT_EXTENSIONS } from '@healzy/domain/documents';
import { Button } from '@healzy/ui/components/Button';
import { FileImportPanel, type FileImportStage } from '@healzy/ui/patterns/FileImportPanel';
import { Inline, Stack } from '@healzy/ui/primitives';
import { Keyboard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { ReportDoubts } from './ReportDoubts.tsx';
import type { UploadStep } from './useReportUpload.ts';

export interface UploadPanelProps {
  step: UploadStep;
  onFile: (file: File) => void;
  onConfirm: () => void;
  onCancel: () => void;
  /** Where values are entered without a report. */
  byHandHref: string;
}

/** Drop a laboratory's PDF: it is uploaded and read; a file that is not read says why. */
export function UploadPanel({ step, onFile, onConfirm, onCancel, byHandHref }: UploadPanelProps) {
  const { t } = useTranslation('blood-analysis-review');
  const formats = useFormats();
  const stageOf = (): FileImportStage => {
    if (step.kind === 'choose') return step;
    const fileName = step.file.name;
    switch (step.kind) {
      case 'uploading':
        return { kind: 'working', fileName, label: t('upload.sending'), progress: step.share };
      case 'reading':
        return { kind: 'working', fileName, label: t('upload.reading'), canCancel: false };
      case 'refused':
        return {
          kind: 'refused',
          fileName,
          title: t('upload.refusedTitle'),
          text: `${step.sentence} ${t('upload.nothingKept')}`,
        };
      default:
        return { kind: 'preview', fileName, detail: formats.bytes(step.file.size) };
    }
  };
  const byHand = (
    <Inline>
      <Button icon={Keyboard} href={byHandHref}>
        {t('upload.byHand')}
      </Button>
    </Inline>
  );
  return (
    <Stack gap="md">
      <FileImportPanel
        stage={stageOf()}
        onFile={onFile}
        onCancel={onCancel}
        onConfirm={onConfirm}
        acceptedFileTypes={DOCUMENT_EXTENSIONS.LABORATORY_REPORT}
        labels={{
          drop: t('upload.drop'),
          accepted: t('upload.accepted'),
          choose: t('upload.choose'),
          confirm: t('upload.goOn'),
          cancel: t('upload.cancel'),
          chooseAnother: t('upload.chooseAnother'),
        }}
      >
        {step.kind === 'doubt' && <ReportDoubts doubts={step.doubts} />}
        {step.kind === 'refused' && step.isByHand && byHand}
      </FileImportPanel>
      {step.kind === 'choose' && byHand}
    </Stack>
  );
}
