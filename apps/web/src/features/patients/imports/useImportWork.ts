import {
  type PatientImport,
  type PatientImportDetails,
  patientImportQuery,
  runImportStep,
  undoImportStep,
} from '@healzy/api/patients/imports';
import { refreshWords, useApi } from '@healzy/api/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isWorthRetrying } from '../../../app/api-errors.ts';

/** What goes on with an import here and now; where it stands itself, its record says. */
export type ImportWork =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working' }
  /** The network or the server is away; it goes on by itself. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly error: unknown };

const WAIT_MS = 3_000;

/** Until the network comes back, or a while. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      removeEventListener('online', finish);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, WAIT_MS);
    addEventListener('online', finish);
    signal.addEventListener('abort', finish);
  });
}

type Step = (latest: PatientImport) => Promise<PatientImport>;

/**
 * Carries an import out, or takes it back, step by step. A step can be sent twice and does nothing twice, so a dropped
 * network or a reload costs nothing: whoever comes back goes on from where the server stands.
 */
export function useImportWork(importId: string) {
  const scope = useApi();
  const client = useQueryClient();
  const [work, setWork] = useState<ImportWork>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const show = (latest: PatientImport) =>
    client.setQueryData<PatientImportDetails>(
      patientImportQuery(scope, importId).queryKey,
      (before) => before && { ...before, ...latest },
    );

  const carryOut = async (from: PatientImport, step: Step, isUnderWay: (one: PatientImport) => boolean) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setWork({ kind: 'working' });
    let latest = from;
    let isBegun = false;
    while (!signal.aborted && (!isBegun || isUnderWay(latest))) {
      try {
        latest = await step(latest);
        isBegun = true;
        if (signal.aborted) break;
        show(latest);
        setWork({ kind: 'working' });
      } catch (error) {
        if (signal.aborted) break;
        if (!isWorthRetrying(error)) {
          setWork({ kind: 'failed', error });
          throw error;
        }
        setWork({ kind: 'waiting' });
        await pause(signal);
      }
    }
    await refreshWords(client, scope.accountId, ['patients', 'dashboard', 'audit-log']);
    if (!signal.aborted) setWork({ kind: 'idle' });
    return signal.aborted ? null : latest;
  };

  return {
    work,
    /** Goes on importing; answers the import when all rows are dealt with, null when it was stopped before. */
    run: (from: PatientImport) =>
      carryOut(
        from,
        (latest) => runImportStep(scope, importId, latest.position),
        ({ state }) => state === 'RUNNING',
      ),
    /** Takes back what was imported. Rejects with `IMPORT_PATIENTS_CHANGED` unless those may stay. */
    undo: (from: PatientImport, keepChanged: boolean) =>
      carryOut(
        from,
        () => undoImportStep(scope, importId, keepChanged),
        ({ state }) => state === 'UNDOING',
      ),
    /** Stops after the step that is on its way. */
    stop: () => {
      running.current?.abort();
      setWork({ kind: 'idle' });
    },
  };
}
