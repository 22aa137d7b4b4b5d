import { type CgmImport, useImportCgmFile } from '@healzy/api/cgm';
import { sendDocument } from '@healzy/api/documents';
import { useApi } from '@healzy/api/runtime';
import type { DayOrder, ParseCgmOptions } from '@healzy/domain/cgm';
import { MAX_UPLOAD_BYTES } from '@healzy/domain/documents';
import type { GlucoseUnit } from '@healzy/domain/shared';
import { useRef, useState } from 'react';
import { sentenceForError } from '../../../app/api-errors.ts';
import { sentenceFor } from '../../../app/sentences.ts';
import type { CgmFileOutcome, CgmFilePreview } from './file-reading.ts';
import { readCgmFile } from './read-cgm-file.ts';
import { uploadTypeOf } from './upload-type.ts';

/** Where one import stands. */
export type CgmImportStep =
  | { readonly kind: 'choose' }
  | { readonly kind: 'reading'; readonly file: File; readonly share: number | null }
  | {
      readonly kind: 'question';
      readonly file: File;
      readonly outcome: Extract<CgmFileOutcome, { kind: 'question' }>;
    }
  | { readonly kind: 'preview'; readonly file: File; readonly preview: CgmFilePreview }
  | { readonly kind: 'refused'; readonly file: File; readonly sentence: string }
  | { readonly kind: 'uploading'; readonly file: File; readonly share: number }
  | { readonly kind: 'storing'; readonly file: File };

/** What a person answered; kept while the file is read again with it. */
export interface CgmFileAnswers {
  readonly zone: string;
  readonly unit?: GlucoseUnit;
  readonly dayOrder?: DayOrder;
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * The way of a file: read here in a worker, looked at, then uploaded and stored by the server, which reads it again.
 * Until the last step nothing is kept anywhere, and every step can be left.
 */
export function useCgmFileImport(
  medicalTestId: string,
  defaultZone: string,
  onImported: (result: CgmImport, file: File) => void,
) {
  const scope = useApi();
  const store = useImportCgmFile();
  const [step, setStep] = useState<CgmImportStep>({ kind: 'choose' });
  const [answers, setAnswers] = useState<CgmFileAnswers>({ zone: defaultZone });
  const running = useRef<AbortController | null>(null);

  const begin = () => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  };

  const read = async (file: File, given: CgmFileAnswers) => {
    setAnswers(given);
    if (file.size > MAX_UPLOAD_BYTES) {
      setStep({ kind: 'refused', file, sentence: sentenceFor('FILE_TOO_LARGE') });
      return;
    }
    const signal = begin();
    setStep({ kind: 'reading', file, share: 0 });
    try {
      const options: ParseCgmOptions = given;
      const outcome = await readCgmFile(
        file,
        options,
        ({ share }) => !signal.aborted && setStep({ kind: 'reading', file, share }),
        signal,
      );
      if (outcome.kind === 'ready') setStep({ kind: 'preview', file, preview: outcome });
      else if (outcome.kind === 'question') setStep({ kind: 'question', file, outcome });
      else setStep({ kind: 'refused', file, sentence: sentenceFor(outcome.code, outcome.details) });
    } catch (error) {
      if (!isAbort(error)) setStep({ kind: 'refused', file, sentence: sentenceForError(error) });
    }
  };

  const confirm = async (file: File) => {
    const signal = begin();
    setStep({ kind: 'uploading', file, share: 0 });
    try {
      const document = await sendDocument(
        scope,
        { entityType: 'CGM_IMPORT', entityId: medicalTestId },
        file,
        uploadTypeOf(file),
        { signal, onProgress: (share) => setStep({ kind: 'uploading', file, share }) },
      );
      setStep({ kind: 'storing', file });
      const result = await store.mutateAsync({
        medicalTestId,
        body: { documentId: document.id, ...answers },
      });
      setStep({ kind: 'choose' });
      onImported(result, file);
    } catch (error) {
      if (isAbort(error)) setStep({ kind: 'choose' });
      else setStep({ kind: 'refused', file, sentence: sentenceForError(error) });
    }
  };

  return {
    step,
    answers,
    choose: (file: File) => void read(file, { zone: answers.zone }),
    /** Reads the same file again with another zone or an answer. */
    answer: (file: File, given: Partial<CgmFileAnswers>) => void read(file, { ...answers, ...given }),
    confirm: (file: File) => void confirm(file),
    cancel: () => {
      running.current?.abort();
      setStep({ kind: 'choose' });
    },
  };
}
