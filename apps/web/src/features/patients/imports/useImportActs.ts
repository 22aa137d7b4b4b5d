import {
  type PatientImport,
  type PatientImportDetails,
  type PatientImportQuestion,
  patientImportQuery,
} from '@healzy/api/patients/imports';
import { hasCode, useApi } from '@healzy/api/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatsOf } from '../../../app/formats.ts';
import { notifySuccess, tellFailed } from '../../../app/messages.ts';
import { languageAtom } from '../../../state/language.ts';
import { store } from '../../../state/store.ts';
import type { ChangedPatients } from './UndoImportDialog.tsx';
import { useImportWork } from './useImportWork.ts';

/** The actions on one import, and their messages. */
export function useImportActs(importId: string) {
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
