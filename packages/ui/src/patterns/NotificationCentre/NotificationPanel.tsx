import { Check, CheckCheck } from 'lucide-react';
import { useId, useRef, type ReactNode, type RefObject } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { LoadMore, type LoadMoreProps } from '../../components/LoadMore/LoadMore.tsx';
import { groupByDay, type Dated, type LocalTime } from '../../components/Timeline/timelineDays.ts';
import { mark } from '../../components/Timeline/Timeline.css.ts';
import { useLabels } from '../../labels/LabelsProvider.ts';
import type { NotificationCentreLabels } from '../../labels/notificationCentre.ts';
import { Icon, type LucideIcon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './NotificationCentre.css.ts';

export interface NoticeAction {
  readonly label: string;
  readonly href?: string;
  readonly onPress?: () => void;
}

export interface Notice extends Dated {
  title: string;
  isRead: boolean;
  /** The icon of its kind; the title says the kind in words too. */
  icon?: LucideIcon;
  /** The meaning of the icon's colour. */
  tone?: 'neutral' | 'accent' | 'critical' | 'warning' | 'success' | 'info';
  /** Makes the title a link. */
  href?: string;
  /** A few muted words: who, where. */
  meta?: string;
  /** What can be done about it. Following it, or the title, marks the notification as read. */
  action?: NoticeAction;
}

export interface NotificationPanelProps {
  /** In display order, newest first. */
  notices: readonly Notice[];
  /** The reader's time zone, such as `Europe/Madrid`. */
  timeZone: string;
  /** Relative name of a day (`YYYY-MM-DD`): «Today». Return nothing for the full date. */
  dayLabel?: ((day: string) => string | undefined) | undefined;
  onRead: (id: string) => void;
  onReadAll: () => void;
  /** The first ones are loading. */
  isLoading?: boolean;
  /** Loading failed: how to try again. */
  onRetry?: (() => void) | undefined;
  hasFailed?: boolean;
  /** How older ones are loaded. */
  more?: LoadMoreProps | undefined;
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

interface NoticeRowProps {
  notice: Notice;
  clock: string | undefined;
  labels: NotificationCentreLabels;
  onRead: () => void;
  close: () => void;
}

function NoticeRow({ notice, clock, labels, onRead, close }: NoticeRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const { title, isRead, icon, tone = 'neutral', href, meta, action } = notice;
  const follow = () => {
    if (!isRead) onRead();
    close();
  };
  return (
    <li ref={row} tabIndex={-1} className={styles.notice} data-read={isRead}>
      <span className={mark[tone]}>{icon && <Icon icon={icon} size="sm" />}</span>
      <div className={styles.body}>
        <div className={styles.title}>
          {!isRead && (
            <>
              <span className={styles.dot} aria-hidden />
              <VisuallyHidden>{labels.unread}: </VisuallyHidden>
            </>
          )}
          {href === undefined ? (
            <span>{title}</span>
          ) : (
            <Link href={href} look="quiet" onPress={follow}>
              {title}
            </Link>
          )}
        </div>
        <div className={styles.meta}>
          {clock && <time dateTime={notice.time}>{clock}</time>}
          {meta && <span>{meta}</span>}
        </div>
        {action && (
          <div className={styles.action}>
            <Button
              size="small"
              {...(action.href === undefined ? {} : { href: action.href })}
              onPress={() => {
                action.onPress?.();
                if (action.href !== undefined) follow();
                else if (!isRead) onRead();
              }}
            >
              {action.label}
            </Button>
          </div>
        )}
      </div>
      {!isRead && (
        <IconButton
          icon={Check}
          size="small"
          label={labels.markRead(title)}
          hasTooltip={false}
          onPress={() => {
            focusRow(row);
            onRead();
          }}
        />
      )}
    </li>
  );
}

/** The pressed button is about to go; focus stays on its notification. */
const focusRow = (row: RefObject<HTMLLIElement | null>) => row.current?.focus();

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
