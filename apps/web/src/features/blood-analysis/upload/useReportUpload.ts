import {
  type BloodReport,
  type BloodReportDoubt,
  type BloodReportDoubtId,
  useImportBloodReport,
} from '@healzy/api/blood-analysis';
import { removeDocument } from '@healzy/api/documents';
import { ApiError, hasCode, useApi } from '@healzy/api/runtime';
import { readReportDoubts } from '@healzy/domain/blood-analysis';
import { MAX_UPLOAD_BYTES } from '@healzy/domain/documents';
import { useTranslation } from 'react-i18next';
import { sentenceForError } from '../../../app/api-errors.ts';
import { sentenceFor } from '../../../app/sentences.ts';
import { sendDocument } from '../../../app/uploads/send-document.ts';
import { useFileStep } from '../../../app/uploads/useFileStep.ts';

const OWNER = 'LABORATORY_REPORT';
const PDF = 'application/pdf';

export type UploadStep =
  | { kind: 'choose' }
  | { kind: 'uploading'; file: File; share: number }
  | { kind: 'reading'; file: File }
  /** Nothing was stored; `isByHand` where the values can only be typed. */
  | { kind: 'refused'; file: File; sentence: string; isByHand: boolean }
  /** It waits on the server for an answer. */
  | { kind: 'doubt'; file: File; documentId: string; doubts: readonly BloodReportDoubt[] };

const FIRST: UploadStep = { kind: 'choose' };
const isOnItsWay = ({ kind }: UploadStep) => kind === 'uploading' || kind === 'reading' || kind === 'doubt';
/** Refusals that another copy of the file does not help against. */
const BY_HAND_CODES = ['PDF_NO_TEXT', 'BLOOD_NO_MARKERS', 'PDF_TOO_SLOW'];

/** Uploads a report and has it read; asked about whose it is, it waits for the answer. */
export function useReportUpload(medicalTestId: string, onRead: (report: BloodReport) => void) {
  const { t } = useTranslation('blood-analysis-review');
  const scope = useApi();
  const read = useImportBloodReport();
  const { step, setStep, begin, stop, isShown, tellArrived } = useFileStep<UploadStep>(
    `${OWNER}/${medicalTestId}`,
    {
      first: FIRST,
      isOnItsWay,
      askedOf: (at) => (at.kind === 'doubt' ? at.file.name : null),
      failureOf: (at) => (at.kind === 'refused' ? { name: at.file.name, why: at.sentence } : null),
    },
  );

  /** Best effort, and harmless: the server keeps a document that was read. */
  const forget = (documentId: string) => removeDocument(scope, documentId, OWNER).catch(() => undefined);

  const refuse = (file: File, sentence: string, isByHand = false) =>
    setStep({ kind: 'refused', file, sentence, isByHand });

  const have = async (file: File, documentId: string, confirmed: readonly BloodReportDoubtId[] = []) => {
    setStep({ kind: 'reading', file });
    try {
      const report = await read.mutateAsync({
        medicalTestId,
        body: { documentId, ...(confirmed.length === 0 ? {} : { confirmed: [...confirmed] }) },
      });
      const isSeen = isShown();
      setStep(FIRST);
      if (isSeen) onRead(report);
      else tellArrived(file.name);
    } catch (error) {
      const doubts = hasCode(error, 'BLOOD_REPORT_DOUBT') ? readReportDoubts(error.details.doubts) : [];
      if (doubts.length > 0) {
        setStep({ kind: 'doubt', file, documentId, doubts });
        return;
      }
      const isByHand = error instanceof ApiError && BY_HAND_CODES.includes(error.code);
      refuse(file, sentenceForError(error), isByHand);
      await forget(documentId);
    }
  };

  const send = async (file: File) => {
    if (file.size > MAX_UPLOAD_BYTES) return refuse(file, sentenceFor('FILE_TOO_LARGE'));
    if (file.type !== PDF && !/\.pdf$/iu.test(file.name)) return refuse(file, t('upload.notPdf'));
    const signal = begin();
    setStep({ kind: 'uploading', file, share: 0 });
    try {
      const document = await sendDocument(scope, { entityType: OWNER, entityId: medicalTestId }, file, PDF, {
        signal,
        onProgress: (share) => !signal.aborted && setStep({ kind: 'uploading', file, share }),
      });
      // The last byte may have been sent just before the user cancelled.
      if (signal.aborted) await forget(document.id);
      else await have(file, document.id);
    } catch (error) {
      // A cancelled run reports nothing: another file may be on its way by now.
      if (!signal.aborted) refuse(file, sentenceForError(error));
    }
  };

  return {
    step,
    choose: (file: File) => void send(file),
    /** Reads it in spite of the doubts. */
    confirm: () =>
      step.kind === 'doubt' &&
      void have(
        step.file,
        step.documentId,
        step.doubts.map(({ id }) => id),
      ),
    cancel: () => {
      if (step.kind === 'reading') return;
      if (step.kind === 'doubt') void forget(step.documentId);
      stop();
      setStep(FIRST);
    },
  };
}
