import type { PatientImport } from '@healzy/api/patients/imports';
import { useEffect, useRef } from 'react';
import { importJobs } from './import-jobs.ts';

/**
 * Goes on with an import that was left half done, by a reload or a closed tab, once somebody opens it again. It stays halted
 * where a person has halted it, where another tab is at it, and where it is another person's.
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
