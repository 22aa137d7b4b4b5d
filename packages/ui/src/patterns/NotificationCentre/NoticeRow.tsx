import { Check, Undo2 } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { mark } from '../../components/Timeline/Timeline.css.ts';
import type { Dated } from '../../components/Timeline/timelineDays.ts';
import type { NotificationCentreLabels } from '../../labels/notificationCentre.ts';
import { Icon, type LucideIcon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
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

interface NoticeRowProps {
  notice: Notice;
  clock: string | undefined;
  labels: NotificationCentreLabels;
  onRead: () => void;
  onUnread: (() => void) | undefined;
  close: () => void;
}

/** One notification, with its action and the button that marks it as read, or as unread. */
export function NoticeRow({ notice, clock, labels, onRead, onUnread, close }: NoticeRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const { title, isRead, icon, tone = 'neutral', href, meta, action } = notice;
  const change = isRead ? onUnread : onRead;
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
      {change && (
        <IconButton
          icon={isRead ? Undo2 : Check}
          size="small"
          label={isRead ? labels.markUnread(title) : labels.markRead(title)}
          hasTooltip={false}
          onPress={() => {
            focusRow(row);
            change();
          }}
        />
      )}
    </li>
  );
}

/** The pressed button is about to go; focus stays on its notification. */
const focusRow = (row: RefObject<HTMLLIElement | null>) => row.current?.focus();
