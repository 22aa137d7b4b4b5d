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

/**
 * The actions on one import, and their messages. It runs, or is undone, step by step. Steps are idempotent, so a dropped
 * network or a reload costs nothing: the next run continues from the server's state. It runs while the user is elsewhere
 * in the product.
 */
export function useImportActions(importId: string) {
  const scope = useApi();
  const client = useQueryClient();
  const work = useSyncExternalStore(importJobs.subscribe, () => importJobs.workOf(importId));
  const [isAskingUndo, setAskingUndo] = useState(false);
  const [changed, setChanged] = useState<ChangedPatients | null>(null);
  const [questions, setQuestions] = useState<readonly PatientImportQuestion[]>([]);
  const closeUndo = () => {
    setAskingUndo(false);
    setChanged(null);
  };
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
    pause: () => importJobs.pause(importId),
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
    /** Continues importing; ends when all rows are done, or it is stopped. */
    run: async (item: PatientImport) => {
      try {
        const after = await carryOut(item, {
          step: ({ position }) => runImportStep(scope, importId, position),
          isUnderWay: ({ state }) => state === 'RUNNING',
        });
        if (after?.state !== 'DONE') return;
        const formatted = formatsOf(store.get(languageAtom)).number(after.createdCount);
        notifySuccess('patientImport.run', { formatted });
      } catch (error) {
        tellFailed('patientImport.run', error);
      }
    },
    /** Undoes the import. Asks again if patients were changed since, unless these may be kept. */
    undo: async (item: PatientImport, keepChanged: boolean) => {
      try {
        const after = await carryOut(item, {
          step: () => undoImportStep(scope, importId, keepChanged),
          isUnderWay: ({ state }) => state === 'UNDOING',
        });
        closeUndo();
        if (after?.state === 'UNDONE') notifySuccess('patientImport.undo');
      } catch (error) {
        if (hasCode(error, 'IMPORT_PATIENTS_CHANGED')) {
          setChanged(changedOf(error.details));
          importJobs.stop(importId);
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
