import { clockIn, localDateOfDays } from '@healzy/domain/shared';
import { type TimelineQuery, usePatientTimelinePages } from '@healzy/api/patients';
import { ErrorState } from '@healzy/ui/components/ErrorState';
import { Timeline } from '@healzy/ui/components/Timeline';
import { useTranslation } from 'react-i18next';
import { sentenceForError } from '../../../app/api-errors.ts';
import { itemsOf } from '../../../app/lists/paged.ts';
import { useOwnZone } from '../../../state/session.ts';
import { useTimelineEntries } from './useTimelineEntries.ts';

export interface PatientTimelineProps {
  patientId: string;
  query: TimelineQuery;
  /** The patient's zone, used if the user's own is unknown. */
  zone: string;
  /** Heading level of the days. */
  level?: 3 | 4;
}

/** A list this short is visibly complete. */
const SHORT = 10;

/** What has happened to a patient, day by day, newest first. */
export function PatientTimeline({ patientId, query, zone: fallback, level = 3 }: PatientTimelineProps) {
  const { t } = useTranslation(['patients', 'app']);
  const zone = useOwnZone() ?? fallback;
  const pages = usePatientTimelinePages(patientId, query);
  const show = useTimelineEntries(patientId, zone);
  const entries = show(itemsOf(pages));
  const now = clockIn(zone, new Date());
  const yesterday = localDateOfDays(now.day - 1);
  const isNarrowed = (query.topics?.length ?? 0) > 0 || (query.kinds?.length ?? 0) > 0;
  if (pages.isError && entries.length === 0) {
    return (
      <ErrorState
        title={t('timeline.failed')}
        description={sentenceForError(pages.error)}
        onRetry={() => void pages.refetch()}
      />
    );
  }
  return (
    <Timeline
      label={t('timeline.label')}
      entries={entries}
      timeZone={zone}
      level={level}
      dayLabel={(day) =>
        day === now.date ? t('timeline.today') : day === yesterday ? t('timeline.yesterday') : undefined
      }
      undatedLabel={t('timeline.undated')}
      emptyTitle={t(isNarrowed ? 'timeline.emptyTopics' : 'timeline.empty')}
      emptyDescription={t(isNarrowed ? 'timeline.emptyTopicsText' : 'timeline.emptyText')}
      {...(pages.isPending ? { loadingText: t('timeline.loading') } : {})}
      {...(pages.hasNextPage || entries.length > SHORT
        ? {
            more: {
              summary: t(pages.hasNextPage ? 'timeline.shown' : 'timeline.end', { count: entries.length }),
              label: t('timeline.more'),
              isPending: pages.isFetchingNextPage,
              pendingLabel: t('app:loading'),
              ...(pages.hasNextPage ? { onLoadMore: () => void pages.fetchNextPage() } : {}),
            },
          }
        : {})}
    />
  );
}
