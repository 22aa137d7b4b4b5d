import { type ValuesBefore, valuesBefore } from '@healzy/domain/patients';
import { clockIn, localDateOfDays, todayIn } from '@healzy/domain/shared';
import { type TimelineEntry, type TimelineQuery, usePatientTimelinePages } from '@healzy/api/patients';
import { serverNow } from '@healzy/api/runtime/server-clock';
import { ErrorState } from '@healzy/ui/components/ErrorState';
import { Timeline, type TimelineEntry as ShownEntry } from '@healzy/ui/components/Timeline';
import { useTranslation } from 'react-i18next';
import { sentenceForError } from '../../../app/api-errors.ts';
import { itemsOf } from '../../../app/lists/paged.ts';
import { useOwnZone } from '../../../state/own-zone.ts';
import { useFormats } from '../../../app/formats.ts';
import { fullName } from '../../../app/full-name.ts';
import { contributed } from '../../../app/modules.ts';
import type { TimelineLook } from '../../../app/record-parts.ts';
import { useRoles } from '../../../state/account.ts';
import { placeInRecord } from '../patient-places.ts';
import { recordParts } from '../record-parts.ts';

export interface PatientTimelineProps {
  patientId: string;
  query: TimelineQuery;
  /** The patient's zone, used if the user's own is unknown. */
  zone: string;
}

const NOTHING_BEFORE: ValuesBefore = new Map();

/** A list this short is visibly complete. */
const SHORT = 10;

/** What has happened to a patient, day by day, newest first. */
export function PatientTimeline({ patientId, query, zone: fallback }: PatientTimelineProps) {
  const { t } = useTranslation(['patients', 'app']);
  const zone = useOwnZone() ?? fallback;
  const pages = usePatientTimelinePages(patientId, query);
  const show = useTimelineEntries(patientId, zone);
  const entries = show(itemsOf(pages));
  const now = clockIn(zone, serverNow());
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
      dayLabel={(day) =>
        day === now.date ? t('timeline.today') : day === yesterday ? t('timeline.yesterday') : undefined
      }
      emptyTitle={t(isNarrowed ? 'timeline.emptyTopics' : 'timeline.empty')}
      emptyDescription={t(isNarrowed ? 'timeline.emptyTopicsText' : 'timeline.emptyText')}
      loadingText={pages.isPending ? t('timeline.loading') : undefined}
      more={
        pages.hasNextPage || entries.length > SHORT
          ? {
              summary: t(pages.hasNextPage ? 'timeline.shown' : 'timeline.end', { count: entries.length }),
              label: t('timeline.more'),
              isPending: pages.isFetchingNextPage,
              pendingLabel: t('app:loading'),
              ...(pages.hasNextPage ? { onLoadMore: () => void pages.fetchNextPage() } : {}),
            }
          : undefined
      }
    />
  );
}

/** The texts of a patient's timeline entries; instants are shown in `zone`. */
function useTimelineEntries(
  patientId: string,
  zone: string,
): (entries: readonly TimelineEntry[]) => ShownEntry[] {
  const { t } = useTranslation(['patients', 'app', 'patient-data']);
  const formats = useFormats();
  const roles = useRoles();
  const tools = { t, formats };

  const metaOf = ({ startsAt, people, by }: TimelineEntry, { isPlanned = false }: TimelineLook): string =>
    [
      ...(isPlanned ? [t('timeline.for', { when: formats.dateTime(startsAt, zone) })] : []),
      ...(startsAt !== null && people[0] ? [t('timeline.with', { name: fullName(people[0]) })] : []),
      ...(by ? [t('timeline.by', { name: fullName(by) })] : []),
    ].join(' · ');

  /** The address of the item itself, if it has one, otherwise of its page. */
  const hrefOf = (entry: TimelineEntry, { route, hrefOf: own }: TimelineLook): string | undefined => {
    if (route === undefined) return undefined;
    const page = placeInRecord(typeof route === 'function' ? route(entry) : route, patientId, roles);
    return page === undefined ? undefined : (own?.(entry, page) ?? page);
  };

  return (entries) => {
    const before = valuesBefore(
      entries.map(({ id, at, day, figures }) => ({
        id,
        on: day ?? todayIn(zone, new Date(at)),
        figures,
      })),
    );
    return entries.map((entry) => {
      const look = contributed(recordParts().timeline, entry.kind);
      const meta = metaOf(entry, look);
      return {
        id: entry.id,
        time: entry.day ?? entry.at,
        title: look.titleOf?.(entry, tools) ?? t(`timeline.kind.${entry.kind}`, { title: entry.title ?? '' }),
        icon: look.icon,
        tone: look.tone,
        href: hrefOf(entry, look),
        ...(meta === '' ? {} : { meta }),
        content: look.contentOf?.(entry, tools, before.get(entry.id) ?? NOTHING_BEFORE),
      };
    });
  };
}
