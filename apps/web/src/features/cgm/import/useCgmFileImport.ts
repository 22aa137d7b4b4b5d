import { type CgmImport, useImportCgmFile } from '@healzy/api/cgm';
import {
  findCgmColumnMapping,
  useForgetCgmColumnMapping,
  type CgmColumnMapping,
} from '@healzy/api/cgm/column-mappings';
import { hasCode, useApi } from '@healzy/api/runtime';
import { readImportDoubts, type CgmImportDoubt } from '@healzy/domain/cgm';
import { MAX_UPLOAD_BYTES } from '@healzy/domain/documents';
import { useMemo, useRef } from 'react';
import { sentenceForError } from '../../../app/api-errors.ts';
import { report } from '../../../app/messages.ts';
import { sensorFileCode, sentenceFor } from '../../../app/sentences.ts';
import { useImportUpload } from '../../../app/uploads/useImportUpload.ts';
import { useFileStep } from '../../../app/uploads/useFileStep.ts';
import type { CgmFileOutcome } from './file-reading.ts';
import type { CgmFileAnswers, CgmImportStep } from './import-steps.ts';
import { readCgmFile } from './read-cgm-file.ts';
import { uploadTypeOf } from './upload-type.ts';

const OWNER = 'CGM_IMPORT';

/** An import with the answers that belong to it: both outlive the screen together. */
interface Import {
  readonly step: CgmImportStep;
  readonly answers: CgmFileAnswers;
}

/** From here on something of the file is on the server. */
const isOnItsWay = ({ step: { kind } }: Import): boolean =>
  kind === 'uploading' || kind === 'storing' || kind === 'doubt';

/**
 * Imports a file: parsed here in a worker, reviewed, then uploaded and stored by the server, which parses it again.
 * Nothing is stored until the last step, and every step before it can be cancelled. The last one, while the server
 * stores, ends by itself: all or nothing. Leaving the screen ends what was not
 * confirmed, and nothing else.
 */
export function useCgmFileImport(
  medicalTestId: string,
  defaultZone: string,
  onImported: (result: CgmImport, file: File) => void,
) {
  const scope = useApi();
  const { forget, upload } = useImportUpload({ entityType: OWNER, entityId: medicalTestId });
  const store = useImportCgmFile();
  const first = useMemo<Import>(
    () => ({ step: { kind: 'choose' }, answers: { zone: defaultZone } }),
    [defaultZone],
  );
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
  const setStep = (next: CgmImportStep) => setImport((before) => ({ ...before, step: next }));
  const setAnswers = (given: CgmFileAnswers | ((before: CgmFileAnswers) => CgmFileAnswers)) =>
    setImport((before) => ({
      ...before,
      answers: typeof given === 'function' ? given(before.answers) : given,
    }));
  const forgetting = useForgetCgmColumnMapping();
  const rememberedColumns = useRef<CgmColumnMapping | null>(null);

  /**
   * @param isAsking asks for the columns even when they are remembered
   */
  const read = async (file: File, given: CgmFileAnswers, isAsking = false) => {
    setAnswers(given);
    if (file.size > MAX_UPLOAD_BYTES) {
      setStep({ kind: 'refused', file, during: 'reading', sentence: sentenceFor('FILE_TOO_LARGE') });
      return;
    }
    const signal = begin();
    setStep({ kind: 'reading', file, share: 0 });
    try {
      const onProgress = ({ share }: { share: number | null }) =>
        !signal.aborted && setStep({ kind: 'reading', file, share });
      const readBy = (by: CgmFileAnswers) => readCgmFile(file, by, onProgress, signal);
      let outcome = await readBy(given);
      let remembered = given.columns === undefined ? null : rememberedColumns.current;
      const layout = isAsking || given.columns !== undefined ? null : layoutAskedFor(outcome);
      if (layout !== null) remembered = await findCgmColumnMapping(scope, layout, signal).catch(() => null);
      if (signal.aborted) return;
      if (layout !== null && remembered !== null) {
        const { time, glucose } = remembered;
        const known = { ...given, columns: { time, glucose } };
        setAnswers(known);
        outcome = await readBy(known);
        if (signal.aborted) return;
      }
      rememberedColumns.current = remembered;
      if (outcome.kind === 'ready') setStep({ kind: 'preview', file, preview: outcome, remembered });
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

  const confirm = (file: File) =>
    upload({
      file,
      contentType: uploadTypeOf(file),
      signal: begin(),
      onShare: (share) => setStep({ kind: 'uploading', file, share }),
      store: (documentId) => storeUploaded(file, documentId),
      onFailed: (error) => fail(file, null, error),
    });

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
    answer: (file: File, given: Partial<CgmFileAnswers>) => {
      if (given.columns !== undefined) rememberedColumns.current = null;
      void read(file, { ...answers, ...given });
    },
    /** Asks for the columns again. What was answered about others says nothing of those to come. */
    changeColumns: (file: File) => void read(file, { zone: answers.zone }, true),
    forgetColumns: async (file: File, { id }: CgmColumnMapping) => {
      if (await report('cgmColumns.forget', forgetting.mutateAsync({ id })))
        void read(file, { zone: answers.zone }, true);
    },
    /** Whether the carbohydrates and the insulin of the file become events; nothing is read again for it. */
    keepTreatments: (withTreatments: boolean) => setAnswers((given) => ({ ...given, withTreatments })),
    confirm: (file: File) => void confirm(file),
    /** Imports what was uploaded in spite of the doubts. */
    confirmDoubts: () => step.kind === 'doubt' && void storeUploaded(step.file, step.documentId, step.doubts),
    /** Stops reading or uploading; what was uploaded is removed. Storing can no longer be stopped. */
    cancel: () => {
      if (step.kind === 'storing') return;
      leaveDoubt();
      stop();
      setStep({ kind: 'choose' });
    },
  };
}

/** The layout whose columns the file leaves open. */
function layoutAskedFor(outcome: CgmFileOutcome): string | null {
  const [question] = outcome.kind === 'question' ? outcome.questions : [];
  return question?.id === 'columns' ? question.layout : null;
}
