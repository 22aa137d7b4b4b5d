import { CheckCheck } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { LoadMore, type LoadMoreProps } from '../../components/LoadMore/LoadMore.tsx';
import { groupByDay, type LocalTime } from '../../components/Timeline/timelineDays.ts';
import { useLabels } from '../../labels/LabelsProvider.ts';
import type { NotificationCentreLabels } from '../../labels/notificationCentre.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './NotificationCentre.css.ts';
import { NoticeRow, type Notice } from './NoticeRow.tsx';

/** What the centre hands on to the panel. */
export interface NotificationPanelContent {
  /** In display order, newest first. */
  notices: readonly Notice[];
  /** The reader's time zone, such as `Europe/Madrid`. */
  timeZone: string;
  /** Relative name of a day (`YYYY-MM-DD`): «Today». Return nothing for the full date. */
  dayLabel?: ((day: string) => string | undefined) | undefined;
  onRead: (id: string) => void;
  /** Offers to mark a read one as unread. */
  onUnread?: ((id: string) => void) | undefined;
  onReadAll: () => void;
  /** The first ones are loading. */
  isLoading?: boolean;
  /** Loading failed: how to try again. */
  onRetry?: (() => void) | undefined;
  hasFailed?: boolean;
  /** How older ones are loaded. */
  more?: LoadMoreProps | undefined;
}

export interface NotificationPanelProps extends NotificationPanelContent {
  labels: NotificationCentreLabels;
  /** Closes the panel when a link is followed. */
  close: () => void;
}

/** What the bell opens. */
export function NotificationPanel({
  notices,
  timeZone,
  dayLabel,
  onRead,
  onUnread,
  onReadAll,
  isLoading = false,
  onRetry,
  hasFailed = false,
  more,
  labels,
  close,
}: NotificationPanelProps) {
  const { common } = useLabels();
  const panel = useRef<HTMLDivElement>(null);
  const { locale } = useLocale();
  if (isLoading) return <Waiting text={common.loading} />;
  if (hasFailed && notices.length === 0)
    return (
      <div className={styles.panel}>
        <ErrorState
          level={3}
          title={labels.failedTitle}
          description={labels.failedDescription}
          onRetry={onRetry}
        />
      </div>
    );
  if (notices.length === 0)
    return (
      <div className={styles.panel}>
        <EmptyState
          pictogram="done"
          level={3}
          title={labels.emptyTitle}
          description={labels.emptyDescription}
        />
      </div>
    );
  const written = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  const nameOf = (day: string) =>
    day ? (dayLabel?.(day) ?? written.format(new Date(`${day}T00:00Z`))) : labels.undated;
  return (
    <div ref={panel} className={styles.panel} tabIndex={-1} role="group" aria-label={labels.title}>
      {notices.some(({ isRead }) => !isRead) && (
        <div className={styles.head}>
          <Button
            intent="quiet"
            size="small"
            icon={CheckCheck}
            onPress={() => {
              // The button is about to go; focus must not go with it.
              panel.current?.focus();
              onReadAll();
            }}
          >
            {labels.markAllRead}
          </Button>
        </div>
      )}
      {groupByDay(notices, timeZone).map((group, index) => (
        <NoticeDay key={`${group.day} ${index}`} name={nameOf(group.day)}>
          {group.entries.map(({ entry, at }) => (
            <NoticeRow
              key={entry.id}
              notice={entry}
              clock={clockOf(at, locale)}
              labels={labels}
              onRead={() => onRead(entry.id)}
              onUnread={onUnread && (() => onUnread(entry.id))}
              close={close}
            />
          ))}
        </NoticeDay>
      ))}
      {more && <LoadMore {...more} />}
    </div>
  );
}

const clockOf = (at: LocalTime | null, locale: string) =>
  at?.hour === undefined
    ? undefined
    : new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
        Date.UTC(2001, 0, 1, at.hour, at.minute),
      );

function NoticeDay({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <h3 id={id} className={styles.day}>
        {name}
      </h3>
      <ul aria-labelledby={id} className={styles.list}>
        {children}
      </ul>
    </div>
  );
}

function Waiting({ text }: { text: string }) {
  return (
    <div className={styles.panel} aria-busy>
      <VisuallyHidden role="status">{text}</VisuallyHidden>
      {[1, 2, 3].map((each) => (
        <div key={each} className={styles.notice}>
          <Skeleton shape="circle" height={28} />
          <div className={styles.body}>
            <Skeleton width="threeQuarters" />
            <Skeleton width="half" />
          </div>
        </div>
      ))}
    </div>
  );
}
