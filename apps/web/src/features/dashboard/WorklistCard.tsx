import {
  useReviewWorklistLine,
  useUndoWorklistReview,
  useWorklistPages,
  type WorklistLine,
} from '@healzy/api/dashboard';
import { serverTimeOf } from '@healzy/api/runtime/server-clock';
import { Card } from '@healzy/ui/components/Card';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { SegmentedControl } from '@healzy/ui/components/SegmentedControl';
import { Box } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { Loaded } from '../../app/Loaded.tsx';
import { itemsOf, totalOf } from '../../app/lists/paged.ts';
import { notifySuccess, tellFailed } from '../../app/messages.ts';
import { fullName } from '../../app/full-name.ts';
import { lineKey } from './worklist-looks.ts';
import { MoreLines } from './MoreLines.tsx';
import { WorklistRow } from './WorklistRow.tsx';

const SHOWN = 10;

/** What nobody has reviewed yet. */
export const useOpenLines = () => useWorklistPages({ review: 'OPEN', limit: SHOWN });

/** The worklist, and what the user has already reviewed. */
export function WorklistCard() {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const [view, setView] = useState<ReviewView>('OPEN');
  const open = useOpenLines();
  const total = totalOf(open) ?? 0;
  return (
    <Card
      title={t('worklist.title')}
      description={t('worklist.text')}
      actions={
        <SegmentedControl<ReviewView>
          label={t('worklist.show')}
          value={view}
          onChange={setView}
          options={[
            {
              id: 'OPEN',
              label:
                total === 0 ? t('worklist.open') : t('worklist.openCount', { total: formats.number(total) }),
            },
            { id: 'REVIEWED', label: t('worklist.reviewed') },
          ]}
        />
      }
    >
      {view === 'OPEN' ? <Lines view="OPEN" pages={open} /> : <ReviewedLines />}
    </Card>
  );
}

type Pages = ReturnType<typeof useWorklistPages>;

const linesOf = (pages: Pages): readonly WorklistLine[] => itemsOf(pages);

const EMPTY = {
  OPEN: { pictogram: 'done', messages: 'none' },
  REVIEWED: { pictogram: 'questionnaire', messages: 'noneReviewed' },
} as const;

function Lines({ view, pages }: { view: ReviewView; pages: Pages }) {
  const { t } = useTranslation(['dashboard', 'app']);
  const reviews = useReviews(view, () => void pages.refetch());
  const rows = reviews.withKept(linesOf(pages));
  const { pictogram, messages } = EMPTY[view];
  return (
    <Loaded queries={[pages]}>
      {rows.length === 0 ? (
        <EmptyState
          level={3}
          pictogram={pictogram}
          title={t(`worklist.${messages}.title`)}
          description={t(`worklist.${messages}.text`)}
        />
      ) : (
        <Box as="ul" aria-label={t(view === 'OPEN' ? 'worklist.title' : 'worklist.reviewed')}>
          {rows.map((line, index) => (
            <WorklistRow
              key={lineKey(line)}
              line={line}
              now={serverTimeOf(pages.dataUpdatedAt)}
              isReviewed={reviews.isReviewed(line)}
              isBusy={reviews.isBusy(line)}
              onToggle={() => reviews.toggle(line, index)}
            />
          ))}
        </Box>
      )}
      <MoreLines pages={pages} />
    </Loaded>
  );
}

function ReviewedLines() {
  return <Lines view="REVIEWED" pages={useWorklistPages({ review: 'REVIEWED', limit: SHOWN })} />;
}

type ReviewView = 'OPEN' | 'REVIEWED';

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
function useReviews(view: ReviewView, refresh: () => void) {
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
