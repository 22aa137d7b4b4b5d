import { useWorklistPages, type WorklistLine } from '@healzy/api/dashboard';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { SegmentedControl } from '@healzy/ui/components/SegmentedControl';
import { Box } from '@healzy/ui/primitives/Box';
import { CircleCheck, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { Loaded } from '../../app/Loaded.tsx';
import { useReviews } from './useReviews.ts';
import { lineKey } from './worklist-looks.ts';
import { WorklistRow } from './WorklistRow.tsx';

const SHOWN = 10;
type View = 'OPEN' | 'REVIEWED';

/** Who needs the person now, and what they have reviewed already. */
export function WorklistCard() {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const [view, setView] = useState<View>('OPEN');
  const open = useWorklistPages({ review: 'OPEN', limit: SHOWN });
  const total = open.data?.pages[0]?.total ?? 0;
  return (
    <Card
      title={t('worklist.title')}
      description={t('worklist.text')}
      actions={
        <SegmentedControl<View>
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
      {view === 'OPEN' ? <OpenLines pages={open} /> : <ReviewedLines />}
    </Card>
  );
}

type Pages = ReturnType<typeof useWorklistPages>;

const linesOf = (pages: Pages): readonly WorklistLine[] =>
  pages.data?.pages.flatMap(({ items }) => items) ?? [];

function OpenLines({ pages }: { pages: Pages }) {
  const { t } = useTranslation('dashboard');
  const reviews = useReviews(() => void pages.refetch());
  const rows = reviews.withKept(linesOf(pages));
  return (
    <Loaded queries={[pages]}>
      {rows.length === 0 ? (
        <EmptyState
          level={3}
          icon={CircleCheck}
          title={t('worklist.none.title')}
          description={t('worklist.none.text')}
        />
      ) : (
        <Lines
          label={t('worklist.title')}
          pages={pages}
          rows={rows}
          isReviewed={reviews.isReviewed}
          isBusy={reviews.isBusy}
          onToggle={(line, index) =>
            reviews.isReviewed(line) ? reviews.takeBack(line) : reviews.mark(line, index)
          }
        />
      )}
    </Loaded>
  );
}

function ReviewedLines() {
  const { t } = useTranslation('dashboard');
  const pages = useWorklistPages({ review: 'REVIEWED', limit: SHOWN });
  const reviews = useReviews(() => void pages.refetch());
  const rows = linesOf(pages);
  return (
    <Loaded queries={[pages]}>
      {rows.length === 0 ? (
        <EmptyState
          level={3}
          icon={ListChecks}
          title={t('worklist.noneReviewed.title')}
          description={t('worklist.noneReviewed.text')}
        />
      ) : (
        <Lines
          label={t('worklist.reviewed')}
          pages={pages}
          rows={rows}
          isReviewed={() => true}
          isBusy={reviews.isBusy}
          onToggle={reviews.takeBack}
        />
      )}
    </Loaded>
  );
}

interface LinesProps {
  label: string;
  pages: Pages;
  rows: readonly WorklistLine[];
  isReviewed: (line: WorklistLine) => boolean;
  isBusy: (line: WorklistLine) => boolean;
  onToggle: (line: WorklistLine, index: number) => void;
}

function Lines({ label, pages, rows, isReviewed, isBusy, onToggle }: LinesProps) {
  const { t } = useTranslation(['dashboard', 'app']);
  return (
    <>
      <Box as="ul" aria-label={label}>
        {rows.map((line, index) => (
          <WorklistRow
            key={lineKey(line)}
            line={line}
            now={pages.dataUpdatedAt}
            isReviewed={isReviewed(line)}
            isBusy={isBusy(line)}
            onToggle={() => onToggle(line, index)}
          />
        ))}
      </Box>
      {pages.hasNextPage && (
        <Button
          intent="quiet"
          isPending={pages.isFetchingNextPage}
          pendingLabel={t('app:loading')}
          onPress={() => void pages.fetchNextPage()}
        >
          {t('worklist.more')}
        </Button>
      )}
    </>
  );
}
