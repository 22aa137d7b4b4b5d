import { useImportPatientRecord, type ImportedPatient } from '@healzy/api/patient-transfer';
import { removeDocument } from '@healzy/api/documents';
import { ApiError, hasCode, useApi } from '@healzy/api/runtime';
import { MAX_RECORD_BYTES } from '@healzy/domain/documents';
import { isQuestioned, useChangeQuestion, withConfirmed } from '../../app/change-question.tsx';
import { useTranslation } from 'react-i18next';
import { sentenceForError } from '../../app/api-errors.ts';
import { sendDocument } from '../../app/uploads/send-document.ts';
import { useFileStep } from '../../app/uploads/useFileStep.ts';

/** The state of a record import. */
export type RecordStep =
  | { readonly kind: 'choose' }
  | { readonly kind: 'uploading'; readonly file: File; readonly share: number }
  | { readonly kind: 'reading'; readonly file: File }
  /** Values of it were questioned, and nothing is kept until the person has answered. */
  | { readonly kind: 'asking'; readonly file: File }
  | { readonly kind: 'refused'; readonly file: File; readonly reason: RecordRefusal }
  | { readonly kind: 'done'; readonly imported: ImportedPatient };

export type RecordRefusal =
  /** `asked`: a value was questioned while nobody was there to answer. */
  | { readonly kind: 'type' | 'size' | 'record' | 'taken' | 'asked' }
  | { readonly kind: 'other'; readonly error: unknown };

const OWNER = 'PATIENT_RECORD';

function contentTypeOf(file: File): string | null {
  if (/\.zip$/i.test(file.name)) return 'application/zip';
  return /\.json$/i.test(file.name) ? 'application/fhir+json' : null;
}

/** Nobody could answer a question on a screen that was left. */
class LeftUnanswered extends Error {}

function refusalOf(error: unknown): RecordRefusal {
  if (error instanceof LeftUnanswered) return { kind: 'asked' };
  if (hasCode(error, 'RECORD_INVALID')) return { kind: 'record' };
  if (hasCode(error, 'PATIENT_EMAIL_TAKEN')) return { kind: 'taken' };
  return hasCode(error, 'FILE_TYPE') ? { kind: 'type' } : { kind: 'other', error };
}

const CHOOSE: RecordStep = { kind: 'choose' };
const isOnItsWay = ({ kind }: RecordStep): boolean => kind === 'uploading' || kind === 'reading';

/** Uploads an exported record and creates a patient from it. Leaving the screen stops nothing. */
export function useRecordImport(accountId: string) {
  const scope = useApi();
  const bringIn = useImportPatientRecord();
  const { saveAsking, question } = useChangeQuestion();
  const { t } = useTranslation('patient-transfer');
  const { step, setStep, ...upload } = useFileStep<RecordStep>(OWNER, {
    first: CHOOSE,
    isOnItsWay,
    failureOf: (at) =>
      at.kind === 'refused'
        ? {
            name: at.file.name,
            why:
              at.reason.kind === 'other'
                ? sentenceForError(at.reason.error)
                : t(`import.refused.${at.reason.kind}`),
          }
        : null,
  });

  const send = async (file: File, principalId: string) => {
    const signal = upload.begin();
    const contentType = contentTypeOf(file);
    if (contentType === null) return setStep({ kind: 'refused', file, reason: { kind: 'type' } });
    if (file.size > MAX_RECORD_BYTES) return setStep({ kind: 'refused', file, reason: { kind: 'size' } });
    setStep({ kind: 'uploading', file, share: 0 });
    let documentId: string | null = null;
    let isAsking = false;
    try {
      const owner = { entityType: OWNER, entityId: accountId } as const;
      const document = await sendDocument(scope, owner, file, contentType, {
        signal,
        onProgress: (share) => !signal.aborted && setStep({ kind: 'uploading', file, share }),
      });
      documentId = document.id;
      if (signal.aborted) throw new DOMException('', 'AbortError');
      const body = { documentId, principalId };
      // A screen that is left takes its question with it, and what was asked is never answered.
      signal.addEventListener('abort', () => {
        if (isAsking) void removeDocument(scope, document.id, OWNER).catch(() => undefined);
      });
      const imported = await saveAsking(async (confirmed) => {
        isAsking = false;
        setStep({ kind: 'reading', file });
        try {
          return await bringIn.mutateAsync(withConfirmed(body, confirmed));
        } catch (error) {
          if (!upload.isShown() && isQuestioned(error))
            throw new LeftUnanswered('A value is to be confirmed.', { cause: error });
          setStep({ kind: 'asking', file });
          isAsking = isQuestioned(error);
          throw error;
        }
      });
      setStep({ kind: 'done', imported });
      if (!upload.isShown()) upload.tellArrived(file.name);
    } catch (error) {
      isAsking = false;
      // A rejected file is deleted; if that fails, the server cleans it up.
      if (
        documentId !== null &&
        (signal.aborted || error instanceof ApiError || error instanceof LeftUnanswered)
      ) {
        await removeDocument(scope, documentId, OWNER).catch(() => undefined);
      }
      if (!signal.aborted) setStep({ kind: 'refused', file, reason: refusalOf(error) });
    }
  };

  return {
    step,
    /** Whether unlikely values of the record are right. */
    question,
    send: (file: File, principalId: string) => void send(file, principalId),
    cancel: () => {
      upload.stop();
      setStep(CHOOSE);
    },
  };
}
