import type { PatientImport } from '@healzy/api/patients/imports';
import { useEffect, useRef } from 'react';
import { importJobs } from './import-jobs.ts';

/**
 * Resumes an import interrupted by a reload or a closed tab, once it is opened again. It stays paused if the user
 * paused it, another tab runs it, or it belongs to someone else.
 */
export function useImportGoesOn(
  item: PatientImport | undefined,
  { userId, go }: { userId: string | undefined; go: (item: PatientImport) => void },
): void {
  const isTaken = useRef(false);
  useEffect(() => {
    if (item === undefined || isTaken.current) return;
    isTaken.current = true;
    const isHalfDone = item.state === 'RUNNING' || item.state === 'UNDOING';
    if (!isHalfDone || item.createdBy.userId !== userId) return;
    void importJobs.mayGoOn(item.id).then((mayGoOn) => mayGoOn && go(item));
  }, [item, userId, go]);
}
