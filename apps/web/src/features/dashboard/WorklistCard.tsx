import { useWorklistPages, type WorklistLine } from '@healzy/api/dashboard';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { SegmentedControl } from '@healzy/ui/components/SegmentedControl';
import { Box } from '@healzy/ui/primitives';
import { CircleCheck, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { Loaded } from '../../app/Loaded.tsx';
import { itemsOf, totalOf } from '../../app/lists/paged.ts';
import { type ReviewView, useReviews } from './useReviews.ts';
import { lineKey } from './worklist-looks.ts';
import { WorklistRow } from './WorklistRow.tsx';

const SHOWN = 10;

/** The worklist, and what the user has already reviewed. */
export function WorklistCard() {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const [view, setView] = useState<ReviewView>('OPEN');
  const open = useWorklistPages({ review: 'OPEN', limit: SHOWN });
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
  OPEN: { icon: CircleCheck, words: 'none' },
  REVIEWED: { icon: ListChecks, words: 'noneReviewed' },
} as const;

function Lines({ view, pages }: { view: ReviewView; pages: Pages }) {
  const { t } = useTranslation(['dashboard', 'app']);
  const reviews = useReviews(view, () => void pages.refetch());
  const rows = reviews.withKept(linesOf(pages));
  const { icon, words } = EMPTY[view];
  return (
    <Loaded queries={[pages]}>
      {rows.length === 0 ? (
        <EmptyState
          level={3}
          icon={icon}
          title={t(`worklist.${words}.title`)}
          description={t(`worklist.${words}.text`)}
        />
      ) : (
        <Box as="ul" aria-label={t(view === 'OPEN' ? 'worklist.title' : 'worklist.reviewed')}>
          {rows.map((line, index) => (
            <WorklistRow
              key={lineKey(line)}
              line={line}
              now={pages.dataUpdatedAt}
              isReviewed={reviews.isReviewed(line)}
              isBusy={reviews.isBusy(line)}
              onToggle={() => reviews.toggle(line, index)}
            />
          ))}
        </Box>
      )}
      {pages.hasNextPage && (
        <Button
          intent="quiet"
          isPending={pages.isFetchingNextPage}
          onPress={() => void pages.fetchNextPage()}
        >
          {t('worklist.more')}
        </Button>
      )}
    </Loaded>
  );
}

function ReviewedLines() {
  return <Lines view="REVIEWED" pages={useWorklistPages({ review: 'REVIEWED', limit: SHOWN })} />;
}
