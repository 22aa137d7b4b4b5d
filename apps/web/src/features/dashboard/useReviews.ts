import { useReviewWorklistLine, useUndoWorklistReview, type WorklistLine } from '@healzy/api/dashboard';
import { useState } from 'react';
import { tellDone, tellFailed } from '../../app/messages.ts';
import { fullName } from '../patients/patient-names.ts';
import { lineKey } from './worklist-looks.ts';

interface Kept {
  readonly line: WorklistLine;
  /** Where it stood when it was marked. */
  readonly index: number;
}

/**
 * Marks lines as reviewed and takes it back. What was marked here stays in its place until the person leaves, so that
 * nothing jumps under the finger and the keyboard keeps its place on the button that takes it back.
 *
 * @param refresh reads the lines again when the server knows better
 */
export function useReviews(refresh: () => void) {
  const review = useReviewWorklistLine();
  const undo = useUndoWorklistReview();
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const [busyKey, setBusyKey] = useState<string | null>(null);
  const keptKeys = new Set(kept.map(({ line }) => lineKey(line)));

  const takeBack = (line: WorklistLine) => {
    setBusyKey(lineKey(line));
    undo.mutate(line, {
      onSuccess: () => setKept((before) => before.filter((other) => lineKey(other.line) !== lineKey(line))),
      onError: (error) => tellFailed('worklist.undo', error),
      onSettled: () => setBusyKey(null),
    });
  };
  const mark = (line: WorklistLine, index: number) => {
    setBusyKey(lineKey(line));
    review.mutate(line, {
      onSuccess: () => {
        setKept((before) => [...before, { line, index }]);
        tellDone('worklist.review', { name: fullName(line.patient) }, { onUndo: () => takeBack(line) });
      },
      onError: (error) => {
        tellFailed('worklist.review', error);
        refresh();
      },
      onSettled: () => setBusyKey(null),
    });
  };

  return {
    mark,
    takeBack,
    isReviewed: (line: WorklistLine) => keptKeys.has(lineKey(line)),
    isBusy: (line: WorklistLine) => busyKey === lineKey(line),
    /** The open lines with those that were marked here in their former places. */
    withKept(open: readonly WorklistLine[]): readonly WorklistLine[] {
      const rows = open.filter((line) => !keptKeys.has(lineKey(line)));
      for (const { line, index } of [...kept].sort((a, b) => a.index - b.index)) rows.splice(index, 0, line);
      return rows;
    },
  };
}
