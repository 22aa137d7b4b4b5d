import {
  type PatientImport,
  type PatientImportDetails,
  patientImportQuery,
  type PatientImportQuestion,
  runImportStep,
  undoImportStep,
} from '@healzy/api/patients/imports';
import { hasCode, refreshWords, useApi } from '@healzy/api/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { formatsOf } from '../../../app/formats.ts';
import { notifySuccess, tellFailed } from '../../../app/messages.ts';
import { languageAtom } from '../../../state/language.ts';
import { store } from '../../../state/store.ts';
import type { ChangedPatients } from './UndoImportDialog.tsx';
import { type ImportJob, importJobs } from './import-jobs.ts';

/** The actions on one import, and their messages. */
export function useImportActions(importId: string) {
  const scope = useApi();
  const client = useQueryClient();
  const { work, run, undo, stop, pause } = useImportWork(importId);
  const [isAskingUndo, setAskingUndo] = useState(false);
  const [changed, setChanged] = useState<ChangedPatients | null>(null);
  const [questions, setQuestions] = useState<readonly PatientImportQuestion[]>([]);
  const closeUndo = () => {
    setAskingUndo(false);
    setChanged(null);
  };
  return {
    work,
    pause,
    questions,
    isAskingUndo,
    changed,
    closeUndo,
    askUndo: () => setAskingUndo(true),
    /** Shows the result of a dry run: its questions are not part of the import and would be lost by refetching it. */
    show: (tried: PatientImportDetails) => {
      setQuestions(tried.questions);
      client.setQueryData(patientImportQuery(scope, importId).queryKey, tried);
    },
    run: async (item: PatientImport) => {
      try {
        const after = await run(item);
        if (after?.state !== 'DONE') return;
        const formatted = formatsOf(store.get(languageAtom)).number(after.createdCount);
        notifySuccess('patientImport.run', { formatted });
      } catch (error) {
        tellFailed('patientImport.run', error);
      }
    },
    undo: async (item: PatientImport, keepChanged: boolean) => {
      try {
        const taken = undo(item, keepChanged);
        const after = await taken;
        closeUndo();
        if (after?.state === 'UNDONE') notifySuccess('patientImport.undo');
      } catch (error) {
        if (hasCode(error, 'IMPORT_PATIENTS_CHANGED')) {
          setChanged(changedOf(error.details));
          stop();
          return;
        }
        closeUndo();
        tellFailed('patientImport.undo', error);
      }
    },
  };
}

function changedOf({ count, patients }: Readonly<Record<string, unknown>>): ChangedPatients {
  const named = Array.isArray(patients) ? (patients as ChangedPatients['patients']) : [];
  return { count: typeof count === 'number' ? count : named.length, patients: named };
}

/**
 * Runs an import, or its undo, step by step. Steps are idempotent, so a dropped network or a reload costs nothing: the
 * next run continues from the server's state. It runs while the user is elsewhere in the product.
 */
function useImportWork(importId: string) {
  const scope = useApi();
  const client = useQueryClient();
  const work = useSyncExternalStore(importJobs.subscribe, () => importJobs.workOf(importId));

  const carryOut = async (from: PatientImport, job: Omit<ImportJob, 'onStep'>) => {
    const after = await importJobs.carryOut(from, {
      ...job,
      onStep: (latest) =>
        client.setQueryData<PatientImportDetails>(
          patientImportQuery(scope, importId).queryKey,
          (before) => before && { ...before, ...latest },
        ),
    });
    await refreshWords(client, scope.accountId, ['patients', 'dashboard', 'audit-log']);
    return after;
  };

  return {
    work,
    /** Continues importing; resolves to the import when all rows are done, null if it was stopped before. */
    run: (from: PatientImport) =>
      carryOut(from, {
        step: (latest) => runImportStep(scope, importId, latest.position),
        isUnderWay: ({ state }) => state === 'RUNNING',
      }),
    /** Undoes the import. Rejects with `IMPORT_PATIENTS_CHANGED` unless changed patients may be kept. */
    undo: (from: PatientImport, keepChanged: boolean) =>
      carryOut(from, {
        step: () => undoImportStep(scope, importId, keepChanged),
        isUnderWay: ({ state }) => state === 'UNDOING',
      }),
    stop: () => importJobs.stop(importId),
    pause: () => importJobs.pause(importId),
  };
}
