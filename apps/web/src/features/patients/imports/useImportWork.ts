import {
  type PatientImport,
  type PatientImportDetails,
  patientImportQuery,
  runImportStep,
  undoImportStep,
} from '@healzy/api/patients/imports';
import { refreshWords, useApi } from '@healzy/api/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { importJobs, type ImportJob } from './import-jobs.ts';

/**
 * Runs an import, or its undo, step by step. Steps are idempotent, so a dropped network or a reload costs nothing: the
 * next run continues from the server's state. It runs while the user is elsewhere in the product.
 */
export function useImportWork(importId: string) {
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
