import { useWorklistPages, type WorklistLine } from '@healzy/api/dashboard';
import { serverTimeOf } from '@healzy/api/runtime/server-clock';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { SegmentedControl } from '@healzy/ui/components/SegmentedControl';
import { Box } from '@healzy/ui/primitives';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { Loaded } from '../../app/Loaded.tsx';
import { itemsOf, totalOf } from '../../app/lists/paged.ts';
import { useIsDesktop } from '../../app/useIsDesktop.ts';
import { lineKey } from './worklist-looks.ts';
import { MoreLines } from './MoreLines.tsx';
import { type ReviewView, useReviews } from './useReviews.ts';
import { WorklistRow } from './WorklistRow.tsx';

const SHOWN = 10;
/** So many of them at first, where there is one column. */
const FIRST = 3;

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
      description={useIsDesktop() ? t('worklist.text') : undefined}
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
  const formats = useFormats();
  const reviews = useReviews(view, () => void pages.refetch());
  const rows = reviews.withKept(linesOf(pages));
  // Today's appointments are below them on a phone: the most urgent must not push them out of sight.
  const isDesktop = useIsDesktop();
  const [isWhole, setWhole] = useState(false);
  const shown = isDesktop || isWhole ? rows : rows.slice(0, FIRST);
  const rest = Math.max(totalOf(pages) ?? 0, rows.length) - shown.length;
  const list = useRef<HTMLElement>(null);
  const showWhole = () => {
    flushSync(() => setWhole(true));
    // The button is gone: who pressed it goes on with the first line that it brought.
    list.current?.children[FIRST]?.querySelector('a')?.focus();
  };
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
        <Box as="ul" ref={list} aria-label={t(view === 'OPEN' ? 'worklist.title' : 'worklist.reviewed')}>
          {shown.map((line, index) => (
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
      {shown.length < rows.length ? (
        <Button intent="quiet" onPress={showWhole}>
          {t('worklist.rest', { count: rest, formatted: formats.number(rest) })}
        </Button>
      ) : (
        <MoreLines pages={pages} />
      )}
    </Loaded>
  );
}

function ReviewedLines() {
  return <Lines view="REVIEWED" pages={useWorklistPages({ review: 'REVIEWED', limit: SHOWN })} />;
}
