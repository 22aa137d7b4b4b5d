import { useReviewWorklistLine, useUndoWorklistReview, type WorklistLine } from '@healzy/api/dashboard';
import { useState } from 'react';
import { fullName } from '../../app/full-name.ts';
import { notifySuccess, tellFailed } from '../../app/messages.ts';
import { lineKey } from './worklist-looks.ts';

export type ReviewView = 'OPEN' | 'REVIEWED';

interface Kept {
  readonly line: WorklistLine;
  /** Its index when it was pressed. */
  readonly index: number;
  /** Whether the server has confirmed it. */
  readonly isDone: boolean;
}

/**
 * Marks lines as reviewed and undoes it. Lines pressed here stay in place until the user leaves, so that nothing jumps
 * and the keyboard focus stays on the button that undoes it.
 *
 * @param view which lines are shown
 * @param refresh reads them again when the server disagrees
 */
export function useReviews(view: ReviewView, refresh: () => void) {
  const review = useReviewWorklistLine();
  const undo = useUndoWorklistReview();
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const [busyKey, setBusyKey] = useState<string | null>(null);
  const keptOf = (line: WorklistLine) => kept.find((one) => lineKey(one.line) === lineKey(line));
  const isBusy = (line: WorklistLine) => busyKey === lineKey(line);
  const letGo = (line: WorklistLine) =>
    setKept((before) => before.filter((other) => lineKey(other.line) !== lineKey(line)));

  const send = (line: WorklistLine, isReview: boolean, then: { done: () => void; failed: () => void }) => {
    setBusyKey(lineKey(line));
    (isReview ? review : undo).mutate(line, {
      onSuccess: then.done,
      onError: (error) => {
        tellFailed(isReview ? 'worklist.review' : 'worklist.undo', error);
        then.failed();
        refresh();
      },
      onSettled: () => setBusyKey(null),
    });
  };
  const takeBack = (line: WorklistLine) =>
    send(line, view === 'REVIEWED', { done: () => letGo(line), failed: () => undefined });

  return {
    isBusy,
    isReviewed: (line: WorklistLine) => (view === 'REVIEWED') !== (keptOf(line)?.isDone ?? false),
    toggle(line: WorklistLine, index: number) {
      if (keptOf(line)) {
        takeBack(line);
        return;
      }
      // Before the answer: with it the line leaves the list, and the button would lose the focus.
      setKept((before) => [...before, { line, index, isDone: false }]);
      send(line, view === 'OPEN', {
        done: () => {
          setKept((before) =>
            before.map((one) => (lineKey(one.line) === lineKey(line) ? { ...one, isDone: true } : one)),
          );
          if (view === 'OPEN')
            notifySuccess(
              'worklist.review',
              { name: fullName(line.patient) },
              { undo: { of: `worklist/${lineKey(line)}`, run: () => takeBack(line) } },
            );
        },
        failed: () => letGo(line),
      });
    },
    /** The lines of the view, with those pressed here at their former index. */
    withKept(lines: readonly WorklistLine[]): readonly WorklistLine[] {
      const rows = lines.filter((line) => !keptOf(line));
      for (const { line, index } of [...kept].sort((a, b) => a.index - b.index)) rows.splice(index, 0, line);
      return rows;
    },
  };
}
