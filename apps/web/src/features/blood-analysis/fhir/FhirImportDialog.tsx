import {
  type BloodReport,
  type BloodReportDoubt,
  type BloodReportDoubtId,
  useImportBloodFhir,
} from '@healzy/api/blood-analysis';
import { hasCode } from '@healzy/api/runtime';
import { readReportDoubts } from '@healzy/domain/blood-analysis';
import { Dialog } from '@healzy/ui/components/Dialog';
import { FileImportPanel, type FileImportStage } from '@healzy/ui/patterns/FileImportPanel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceForError } from '../../../app/api-errors.ts';
import { ReportDoubts } from '../upload/ReportDoubts.tsx';

/** As long as the contract takes. */
const MOST_CHARACTERS = 500_000;

type Step =
  | { kind: 'choose' }
  | { kind: 'reading'; fileName: string }
  | { kind: 'refused'; fileName: string; sentence: string }
  | { kind: 'doubt'; fileName: string; content: string; doubts: readonly BloodReportDoubt[] };

export interface FhirImportDialogProps {
  medicalTestId: string;
  onRead: (report: BloodReport) => void;
  onClose: () => void;
}

/** Reads results of a laboratory in FHIR R4 into proposals. */
export function FhirImportDialog({ medicalTestId, onRead, onClose }: FhirImportDialogProps) {
  const { t } = useTranslation('blood-analysis-review');
  const read = useImportBloodFhir();
  const [step, setStep] = useState<Step>({ kind: 'choose' });

  const send = async (fileName: string, content: string, confirmed: readonly BloodReportDoubtId[] = []) => {
    setStep({ kind: 'reading', fileName });
    try {
      const body = { fileName, content, ...(confirmed.length === 0 ? {} : { confirmed: [...confirmed] }) };
      onRead(await read.mutateAsync({ medicalTestId, body }));
    } catch (error) {
      const doubts = hasCode(error, 'BLOOD_REPORT_DOUBT') ? readReportDoubts(error.details.doubts) : [];
      setStep(
        doubts.length > 0
          ? { kind: 'doubt', fileName, content, doubts }
          : { kind: 'refused', fileName, sentence: sentenceForError(error) },
      );
    }
  };
  const choose = async (file: File) => {
    const fileName = file.name;
    const refuse = (sentence: string) => setStep({ kind: 'refused', fileName, sentence });
    if (!/\.json$/iu.test(fileName)) return refuse(t('fhir.notJson'));
    // A character takes one byte at least.
    if (file.size > MOST_CHARACTERS * 4) return refuse(t('fhir.tooLarge'));
    const content = await file.text();
    if (content.length > MOST_CHARACTERS) return refuse(t('fhir.tooLarge'));
    await send(fileName, content);
  };
  const stageOf = (): FileImportStage => {
    if (step.kind === 'choose') return step;
    const { fileName } = step;
    if (step.kind === 'reading')
      return { kind: 'working', fileName, label: t('upload.reading'), canCancel: false };
    return step.kind === 'refused'
      ? {
          kind: 'refused',
          fileName,
          title: t('upload.refusedTitle'),
          text: `${step.sentence} ${t('upload.nothingKept')}`,
        }
      : { kind: 'preview', fileName };
  };
  return (
    <Dialog title={t('fhir.import')} size="medium" onClose={onClose}>
      <FileImportPanel
        stage={stageOf()}
        onFile={(file) => void choose(file)}
        onCancel={() => setStep({ kind: 'choose' })}
        onConfirm={() =>
          step.kind === 'doubt' &&
          void send(
            step.fileName,
            step.content,
            step.doubts.map(({ id }) => id),
          )
        }
        acceptedFileTypes={['.json']}
        labels={{
          drop: t('fhir.drop'),
          accepted: t('fhir.accepted'),
          choose: t('upload.choose'),
          confirm: t('upload.goOn'),
          cancel: t('upload.cancel'),
          chooseAnother: t('upload.chooseAnother'),
        }}
      >
        {step.kind === 'doubt' && <ReportDoubts doubts={step.doubts} />}
      </FileImportPanel>
    </Dialog>
  );
}
