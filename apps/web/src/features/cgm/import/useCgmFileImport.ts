import { type CgmImport, useImportCgmFile } from '@healzy/api/cgm';
import { removeDocument, sendDocument } from '@healzy/api/documents';
import { hasCode, useApi } from '@healzy/api/runtime';
import {
  readImportDoubts,
  type CgmColumns,
  type CgmImportDoubt,
  type DayOrder,
  type ParseCgmOptions,
} from '@healzy/domain/cgm';
import { DOCUMENT_CONTENT_TYPES, MAX_UPLOAD_BYTES } from '@healzy/domain/documents';
import type { GlucoseUnit } from '@healzy/domain/shared';
import { useRef, useState } from 'react';
import { sentenceForError } from '../../../app/api-errors.ts';
import { sensorFileCode, sentenceFor } from '../../../app/sentences.ts';
import type { CgmFileOutcome, CgmFilePreview } from './file-reading.ts';
import { readCgmFile } from './read-cgm-file.ts';

/** The state of an import. */
export type CgmImportStep =
  | { readonly kind: 'choose' }
  | { readonly kind: 'reading'; readonly file: File; readonly share: number | null }
  | {
      readonly kind: 'question';
      readonly file: File;
      readonly outcome: Extract<CgmFileOutcome, { kind: 'question' }>;
    }
  | { readonly kind: 'preview'; readonly file: File; readonly preview: CgmFilePreview }
  /** `during`: whether the file itself was invalid, or uploading or storing it failed. */
  | {
      readonly kind: 'refused';
      readonly file: File;
      readonly during: 'reading' | 'sending';
      readonly sentence: string;
    }
  | { readonly kind: 'uploading'; readonly file: File; readonly share: number }
  | { readonly kind: 'storing'; readonly file: File }
  /** The file has been uploaded, and may be of another person. */
  | {
      readonly kind: 'doubt';
      readonly file: File;
      readonly documentId: string;
      readonly doubts: readonly CgmImportDoubt[];
    };

/** The user's answers; kept while the file is read again with them. */
export interface CgmFileAnswers {
  readonly zone: string;
  readonly unit?: GlucoseUnit;
  readonly dayOrder?: DayOrder;
  readonly readingEvent?: string;
  readonly columns?: CgmColumns;
}

const OWNER = 'CGM_IMPORT';

/**
 * Imports a file: parsed here in a worker, reviewed, then uploaded and stored by the server, which parses it again.
 * Nothing is stored until the last step, and every step before it can be cancelled. The last one, while the server
 * stores, ends by itself: all or nothing.
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
      setStep({ kind: 'refused', file, during: 'reading', sentence: sentenceFor('FILE_TOO_LARGE') });
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
      if (signal.aborted) return;
      if (outcome.kind === 'ready') setStep({ kind: 'preview', file, preview: outcome });
      else if (outcome.kind === 'question') setStep({ kind: 'question', file, outcome });
      else
        setStep({
          kind: 'refused',
          file,
          during: 'reading',
          sentence: sentenceFor(sensorFileCode(outcome.code), outcome.details),
        });
    } catch (error) {
      if (!signal.aborted)
        setStep({
          kind: 'refused',
          file,
          during: 'reading',
          sentence: sentenceForError(error, sensorFileCode),
        });
    }
  };

  /** Best effort, and harmless: the server keeps a document from which readings were imported. */
  const forget = (documentId: string) => removeDocument(scope, documentId, OWNER).catch(() => undefined);

  const confirm = async (file: File) => {
    const signal = begin();
    setStep({ kind: 'uploading', file, share: 0 });
    let documentId: string | null = null;
    try {
      const document = await sendDocument(
        scope,
        { entityType: OWNER, entityId: medicalTestId },
        file,
        uploadTypeOf(file),
        { signal, onProgress: (share) => !signal.aborted && setStep({ kind: 'uploading', file, share }) },
      );
      documentId = document.id;
      // The last byte may have been sent just before the user cancelled.
      if (signal.aborted) {
        await forget(documentId);
        return;
      }
      await storeUploaded(file, documentId);
    } catch (error) {
      // A cancelled run reports nothing: another file may be in progress by now.
      if (signal.aborted) return;
      await fail(file, documentId, error);
    }
  };

  const fail = async (file: File, documentId: string | null, error: unknown) => {
    const sentence = sentenceForError(error, sensorFileCode);
    setStep({ kind: 'refused', file, during: 'sending', sentence });
    if (documentId !== null) await forget(documentId);
  };

  /** @param confirmed doubts that the user has looked into */
  const storeUploaded = async (file: File, documentId: string, confirmed: readonly CgmImportDoubt[] = []) => {
    setStep({ kind: 'storing', file });
    const ids = confirmed.map(({ id }) => id);
    try {
      const body = { documentId, ...answers, ...(ids.length === 0 ? {} : { confirmed: ids }) };
      const result = await store.mutateAsync({ medicalTestId, body });
      setStep({ kind: 'choose' });
      onImported(result, file);
    } catch (error) {
      const doubts = hasCode(error, 'CGM_IMPORT_DOUBT') ? readImportDoubts(error.details.doubts) : [];
      if (doubts.length === 0) await fail(file, documentId, error);
      else setStep({ kind: 'doubt', file, documentId, doubts: [...confirmed, ...doubts] });
    }
  };

  const leaveDoubt = () => {
    if (step.kind === 'doubt') void forget(step.documentId);
  };

  return {
    step,
    answers,
    choose: (file: File) => {
      leaveDoubt();
      void read(file, { zone: answers.zone });
    },
    /** Reads the same file again with another zone or an answer. */
    answer: (file: File, given: Partial<CgmFileAnswers>) => void read(file, { ...answers, ...given }),
    confirm: (file: File) => void confirm(file),
    /** Imports what was uploaded in spite of the doubts. */
    confirmDoubts: () => step.kind === 'doubt' && void storeUploaded(step.file, step.documentId, step.doubts),
    /** Stops reading or uploading; what was uploaded is removed. Storing can no longer be stopped. */
    cancel: () => {
      if (step.kind === 'storing') return;
      leaveDoubt();
      running.current?.abort();
      setStep({ kind: 'choose' });
    },
  };
}

const BY_ENDING: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  txt: 'text/plain',
  json: 'application/json',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
};

/** The content type to declare for a file. For many exports, browsers report none or a wrong one. */
function uploadTypeOf(file: Pick<File, 'name' | 'type'>): string {
  const ending = file.name.toLowerCase().split('.').pop() ?? '';
  const known = BY_ENDING[ending];
  if (known !== undefined) return known;
  return DOCUMENT_CONTENT_TYPES.CGM_IMPORT.includes(file.type) ? file.type : 'application/octet-stream';
}
