import {
  type Calorimetry,
  type CalorimetryDoubt,
  type CalorimetryMismatch,
  useImportCalorimetryFile,
} from '@healzy/api/calorimetry';
import { ApiError, hasCode } from '@healzy/api/runtime';
import type { CartProblem } from '@healzy/domain/calorimetry';
import { CALORIMETRY_EXTENSIONS } from '@healzy/domain/calorimetry';
import { MAX_UPLOAD_BYTES } from '@healzy/domain/documents';
import { useMemo } from 'react';
import { sentenceForError } from '../../../app/api-errors.ts';
import { sentenceFor } from '../../../app/sentences.ts';
import { useImportUpload } from '../../../app/uploads/useImportUpload.ts';
import { useFileStep } from '../../../app/uploads/useFileStep.ts';
import { cartContentType, hasCartExtension } from './cart-extension.ts';
import {
  confirmedWith,
  type CartAnswers,
  type CartFileOutcome,
  type CartImportStep,
  type CartRefusal,
} from './import-steps.ts';
import { readCartFile } from './read-cart-file.ts';

const OWNER = 'TEST_RECORDING';

/** An import with the answers that belong to it: both outlive the screen together. */
interface Import {
  readonly step: CartImportStep;
  readonly answers: CartAnswers;
}

/** From here on something of the file is on the server. */
const isOnItsWay = ({ step: { kind } }: Import): boolean =>
  kind === 'uploading' || kind === 'storing' || kind === 'doubt';

/** What the server asks about a file before it stores it. */
function questionsOf(error: unknown) {
  if (!hasCode(error, 'CALORIMETRY_IMPORT_DOUBT')) return null;
  const { mismatches = [], doubts = [] } = error.details as {
    mismatches?: CalorimetryMismatch[];
    doubts?: CalorimetryDoubt[];
  };
  return mismatches.length + doubts.length === 0 ? null : { mismatches, doubts };
}

/** The step that follows from reading a file. */
function stepAfter(file: File, outcome: CartFileOutcome): CartImportStep {
  if (outcome.kind === 'ready') return { kind: 'preview', file, preview: outcome };
  if (outcome.kind === 'question') {
    const [question] = outcome.questions;
    return { kind: 'question', file, question: question!, recognised: outcome.recognised };
  }
  const refusal = { code: outcome.code, details: outcome.details };
  return refusedStep(file, 'reading', refusal);
}

function refusedStep(file: File, during: 'reading' | 'sending', refusal: CartRefusal): CartImportStep {
  const { columns } = refusal.details;
  if (refusal.code === 'MEASUREMENT003' && columns !== undefined && columns.length > 1)
    return { kind: 'mapping', file, refusal, columns };
  return { kind: 'refused', file, during, refusal, sentence: sentenceFor(refusal.code) };
}

/**
 * Imports a cart's file: read here in a worker, reviewed, then uploaded and read again by the server, which stores all of
 * it or nothing. Every step before can be cancelled, and leaving the screen ends what was not confirmed.
 */
export function useCartFileImport(
  medicalTestId: string,
  { today, replaces }: { today: string; replaces: boolean },
  onImported: (result: Calorimetry, file: File) => void,
) {
  const { forget, upload } = useImportUpload({ entityType: OWNER, entityId: medicalTestId });
  const store = useImportCalorimetryFile();
  const first = useMemo<Import>(() => ({ step: { kind: 'choose' }, answers: { testedOn: today } }), [today]);
  const {
    step: { step, answers },
    setStep: setImport,
    begin,
    stop,
  } = useFileStep<Import>(`${OWNER}/${medicalTestId}`, {
    first,
    isOnItsWay,
    askedOf: ({ step: at }) => (at.kind === 'doubt' ? at.file.name : null),
    failureOf: ({ step: at }) => (at.kind === 'refused' ? { name: at.file.name, why: at.sentence } : null),
  });
  const setStep = (next: CartImportStep) => setImport((before) => ({ ...before, step: next }));
  const failed = (file: File, during: 'reading' | 'sending', error: unknown) => {
    const refusal =
      error instanceof ApiError && error.status === 422
        ? { code: error.code, details: error.details as CartProblem }
        : null;
    setStep(
      refusal === null
        ? { kind: 'refused', file, during, refusal, sentence: sentenceForError(error) }
        : refusedStep(file, during, refusal),
    );
  };

  const read = async (file: File, given: CartAnswers) => {
    setImport((before) => ({ ...before, answers: given }));
    if (file.size > MAX_UPLOAD_BYTES)
      return setStep(refusedStep(file, 'reading', { code: 'FILE_TOO_LARGE', details: {} }));
    if (!hasCartExtension(file.name)) {
      const details = { extensions: CALORIMETRY_EXTENSIONS };
      return setStep(refusedStep(file, 'reading', { code: 'FILE_EXTENSION', details }));
    }
    const signal = begin();
    setStep({ kind: 'reading', file, share: 0 });
    const onProgress = ({ share }: { share: number | null }) =>
      !signal.aborted && setStep({ kind: 'reading', file, share });
    try {
      const { testedOn: _, ...options } = given;
      const outcome = await readCartFile(file, options, onProgress, signal);
      if (!signal.aborted) setStep(stepAfter(file, outcome));
    } catch (error) {
      if (!signal.aborted) failed(file, 'reading', error);
    }
  };

  /** @param confirmed what the user has looked into */
  const storeUploaded = async (
    file: File,
    documentId: string,
    confirmed: readonly CalorimetryDoubt['id'][],
  ) => {
    setStep({ kind: 'storing', file });
    try {
      const body = { ...answers, documentId, replaces, confirmed: [...confirmed] };
      const result = await store.mutateAsync({ medicalTestId, body });
      setStep({ kind: 'choose' });
      onImported(result, file);
    } catch (error) {
      const asked = questionsOf(error);
      if (asked !== null) return setStep({ kind: 'doubt', file, documentId, confirmed, ...asked });
      failed(file, 'sending', error);
      await forget(documentId);
    }
  };

  const send = (file: File, confirmed: readonly CalorimetryDoubt['id'][]) =>
    upload({
      file,
      contentType: cartContentType(file.name),
      signal: begin(),
      onShare: (share) => setStep({ kind: 'uploading', file, share }),
      store: (documentId) => storeUploaded(file, documentId, confirmed),
      onFailed: (error) => failed(file, 'sending', error),
    });

  const leaveDoubt = () => {
    if (step.kind === 'doubt') void forget(step.documentId);
  };

  return {
    step,
    answers,
    choose: (file: File) => {
      leaveDoubt();
      void read(file, { testedOn: answers.testedOn ?? today });
    },
    /** Reads the same file again with an answer more. */
    answer: (file: File, given: CartAnswers) => void read(file, { ...answers, ...given }),
    setDay: (testedOn: string) =>
      setImport((before) => ({ ...before, answers: { ...before.answers, testedOn } })),
    /** Imports what was read; what the preview says about it is confirmed with it. */
    confirm: () => {
      if (step.kind !== 'preview') return;
      void send(
        step.file,
        step.preview.doubts.map(({ id }) => id),
      );
    },
    /** Imports what was uploaded in spite of the doubts. */
    confirmDoubts: () => {
      if (step.kind !== 'doubt') return;
      void storeUploaded(step.file, step.documentId, confirmedWith(step));
    },
    /** Stops reading or uploading; what was uploaded is removed. Storing can no longer be stopped. */
    cancel: () => {
      if (step.kind === 'storing') return;
      leaveDoubt();
      stop();
      setStep({ kind: 'choose' });
    },
  };
}
