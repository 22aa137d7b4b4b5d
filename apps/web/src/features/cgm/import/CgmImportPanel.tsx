import type { CgmImport } from '@healzy/api/cgm';
import { DOCUMENT_EXTENSIONS } from '@healzy/domain/documents';
import { FileImportPanel } from '@healzy/ui/patterns/FileImportPanel';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Skeleton, Stack } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { failedSentence } from '../../../app/messages.ts';
import { importStage } from '../../../app/uploads/import-stage.ts';
import type { CgmFileAnswer } from './CgmFileQuestions.tsx';
import { CgmMappedColumns } from './CgmMappedColumns.tsx';
import type { CgmImportStep } from './import-steps.ts';
import { useCgmFileImport } from './useCgmFileImport.ts';

// Fetched while a file is read.
const CgmFilePreviewCard = lazyPart(
  async () => (await import('./CgmFilePreviewCard.tsx')).CgmFilePreviewCard,
  <Skeleton shape="block" height={240} />,
);
const CgmFileQuestions = lazyPart(
  async () => (await import('./CgmFileQuestions.tsx')).CgmFileQuestions,
  <Skeleton shape="block" height={160} />,
);

export interface CgmImportPanelProps {
  medicalTestId: string;
  /** The zone in which the file's times are read, until another is chosen. */
  defaultZone: string;
  onImported: (result: CgmImport, file: File) => void;
}

/** Drop a sensor's file, check what was recognised, confirm. */
export function CgmImportPanel({ medicalTestId, defaultZone, onImported }: CgmImportPanelProps) {
  const { t } = useTranslation(['cgm', 'app']);
  const formats = useFormats();
  const {
    step,
    answers,
    choose,
    answer,
    changeColumns,
    forgetColumns,
    keepTreatments,
    confirm,
    confirmDoubts,
    cancel,
  } = useCgmFileImport(medicalTestId, defaultZone, onImported);
  const [reply, setReply] = useState<CgmFileAnswer | null>(null);
  const isAsked = step.kind === 'question';
  const goOn = () => {
    if (step.kind === 'preview') confirm(step.file);
    if (step.kind === 'question' && reply !== null) answer(step.file, reply);
    if (step.kind === 'doubt') confirmDoubts();
    setReply(null);
  };
  const count = step.kind === 'preview' ? step.preview.report.count : 0;

  const begin = (file: File) => {
    CgmFilePreviewCard.preload();
    CgmFileQuestions.preload();
    choose(file);
  };

  const stage = importStage<CgmImportStep>(step, {
    recognising: t('import.recognising'),
    reading: t('import.reading'),
    uploading: t('import.uploading'),
    storing: t('import.storing'),
    refusedOf: ({ during, sentence }) => ({
      title: during === 'reading' ? t('import.refusedTitle') : failedSentence('file.upload'),
      text: `${sentence} ${t('import.refusedNothingKept')}`,
    }),
    detailOf: ({ size }) => formats.bytes(size),
  });

  return (
    <FileImportPanel
      stage={stage}
      onFile={begin}
      onCancel={cancel}
      onConfirm={goOn}
      isConfirmDisabled={isAsked && reply === null}
      acceptedFileTypes={DOCUMENT_EXTENSIONS.CGM_IMPORT}
      labels={{
        drop: t('import.drop'),
        accepted: t('import.accepted'),
        choose: t('import.choose'),
        confirm: isAsked
          ? t('import.continue')
          : step.kind === 'doubt'
            ? t('import.doubt.confirm')
            : t('import.confirm', { count, formatted: formats.number(count) }),
        cancel: t('import.cancel'),
        chooseAnother: t('import.chooseAnother'),
      }}
    >
      {step.kind === 'preview' && (
        <Stack gap="md">
          <CgmMappedColumns
            recognised={step.preview.recognised}
            remembered={step.remembered}
            zone={answers.zone}
            onChange={() => changeColumns(step.file)}
            onForget={(mapping) => void forgetColumns(step.file, mapping)}
          />
          <CgmFilePreviewCard
            preview={step.preview}
            zone={answers.zone}
            onZoneChange={(zone) => answer(step.file, { zone })}
            withTreatments={answers.withTreatments === true}
            onTreatmentsChange={keepTreatments}
          />
        </Stack>
      )}
      {step.kind === 'question' && (
        <CgmFileQuestions questions={step.outcome.questions} answer={reply} onAnswer={setReply} />
      )}
      {step.kind === 'doubt' && (
        <Stack gap="sm">
          {step.doubts.map(({ id, found, expected }) => (
            <InlineMessage key={id} tone="warning" role="alert">
              {t(`import.doubt.${id}`, { found, expected })}
            </InlineMessage>
          ))}
        </Stack>
      )}
    </FileImportPanel>
  );
}
