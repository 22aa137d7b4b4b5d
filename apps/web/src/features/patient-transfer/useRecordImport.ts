import { useImportPatientRecord, type ImportedPatient } from '@healzy/api/patient-transfer';
import { removeDocument, sendDocument } from '@healzy/api/documents';
import { ApiError, hasCode, useApi } from '@healzy/api/runtime';
import { MAX_RECORD_BYTES } from '@healzy/domain/documents';
import { useEffect, useRef, useState } from 'react';
import { useChangeQuestion, withConfirmed } from '../../app/change-question.tsx';

/** The state of a record import. */
export type RecordStep =
  | { readonly kind: 'choose' }
  | { readonly kind: 'uploading'; readonly file: File; readonly share: number }
  | { readonly kind: 'reading'; readonly file: File }
  | { readonly kind: 'refused'; readonly file: File; readonly reason: RecordRefusal }
  | { readonly kind: 'done'; readonly imported: ImportedPatient };

export type RecordRefusal =
  | { readonly kind: 'type' | 'size' | 'record' | 'taken' }
  | { readonly kind: 'other'; readonly error: unknown };

const OWNER = 'PATIENT_RECORD';

function contentTypeOf(file: File): string | null {
  if (/\.zip$/i.test(file.name)) return 'application/zip';
  return /\.json$/i.test(file.name) ? 'application/fhir+json' : null;
}

function refusalOf(error: unknown): RecordRefusal {
  if (hasCode(error, 'RECORD_INVALID')) return { kind: 'record' };
  if (hasCode(error, 'PATIENT_EMAIL_TAKEN')) return { kind: 'taken' };
  return hasCode(error, 'FILE_TYPE') ? { kind: 'type' } : { kind: 'other', error };
}

/** Uploads an exported record and creates a patient from it. */
export function useRecordImport(accountId: string) {
  const scope = useApi();
  const bringIn = useImportPatientRecord();
  const { saveAsking, question } = useChangeQuestion();
  const [step, setStep] = useState<RecordStep>({ kind: 'choose' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File, principalId: string) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const contentType = contentTypeOf(file);
    if (contentType === null) return setStep({ kind: 'refused', file, reason: { kind: 'type' } });
    if (file.size > MAX_RECORD_BYTES) return setStep({ kind: 'refused', file, reason: { kind: 'size' } });
    setStep({ kind: 'uploading', file, share: 0 });
    let documentId: string | null = null;
    try {
      const owner = { entityType: OWNER, entityId: accountId } as const;
      const document = await sendDocument(scope, owner, file, contentType, {
        signal,
        onProgress: (share) => !signal.aborted && setStep({ kind: 'uploading', file, share }),
      });
      documentId = document.id;
      if (signal.aborted) throw new DOMException('', 'AbortError');
      setStep({ kind: 'reading', file });
      const body = { documentId, principalId };
      const imported = await saveAsking((confirmed) => bringIn.mutateAsync(withConfirmed(body, confirmed)));
      setStep({ kind: 'done', imported });
    } catch (error) {
      // A rejected file is deleted; if that fails, the server cleans it up.
      if (documentId !== null && (signal.aborted || error instanceof ApiError)) {
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
      running.current?.abort();
      setStep({ kind: 'choose' });
    },
  };
}
